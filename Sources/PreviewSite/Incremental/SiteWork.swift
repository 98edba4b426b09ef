import Findings
import ThemeRendering

/// The work of one build: every file that is not fresh is made, theme by theme.
struct SiteWork {
    /// What was done for a theme.
    private struct ThemeResult: Sendable {
        let files: [WrittenFile]
        let share: Share
    }

    /// What a theme adds to the files that all share.
    private enum Share: Sendable {
        /// Nothing: it was there with other pages of the theme.
        case none
        /// What it was.
        case kept(ThemeInWork)
        /// These parts, with what may be said about the theme. That itself is not handed on: a thread soon frees what it made, and
        /// slowly what another one did.
        case made(parts: [[[UInt8]]], memory: ThemeMemory, findings: [Finding])
    }

    let build: SiteBuild
    let writer: SiteWriter
    private let freshness: Freshness?
    let trace: BuildTrace?
    private let isThorough: Bool
    private let known: [String: ThemeMemory]

    private(set) var files: [WrittenFile] = []
    private(set) var summary = BuildSummary()
    /// Everything that was found, where that was asked for.
    private(set) var findings: [Finding] = []
    private(set) var memories: [(id: String, memory: ThemeMemory)] = []
    private(set) var gaps: [String: [Int]] = [:]

    /// Prepares the work; with `isThorough` all findings are gathered.
    init(
        _ build: SiteBuild, _ writer: SiteWriter, _ freshness: Freshness?, _ trace: BuildTrace?, isThorough: Bool
    ) {
        self.build = build
        self.writer = writer
        self.freshness = freshness
        self.trace = trace
        self.isThorough = isThorough
        known = Dictionary((freshness?.last.record.details.value.themes ?? []).map { ($0.id, $0.memory) }) { first, _ in
            first
        }
    }

    /// Does the work, up to `jobs` themes at once.
    mutating func run(jobs: Int, progress: (_ done: Int, _ total: Int) -> Void) async throws {
        begin()
        try makePlainFiles()
        let shared = build.renderer.sharedFiles
        let start = build.places.last ?? 0
        let stale = zip(shared, start...).map { file, place in
            freshness.map { $0.decision(on: file.path, from: file.inputs, place: place).reason } ?? writer.unknown
        }
        let isStale = stale.contains { $0 != nil }
        let kept = isStale ? freshness.flatMap { KeptParts(shared, $0, in: writer.folder, start: start) } : nil
        let store = isStale ? PartStore(shared, writer: writer) : nil
        try await makeThemes(build.stretches, jobs: jobs, kept, store, progress)
        try await assemble(because: stale, store?.parts, jobs: jobs)
    }

    /// Notes what is to be said before any theme.
    mutating func begin() {
        summary = build.summaryOfProject
        if isThorough { findings += build.generalFindings + build.pageFindings }
    }

    /// Makes the files that need no theme.
    mutating func makePlainFiles() throws {
        files += try build.plainPlan.enumerated().map { try writer.write($1, place: $0, freshness, trace) }
    }

    /// Makes the files of some themes, and what they add to shared ones.
    mutating func makeThemes(
        _ stretches: [ThemeStretch], jobs: Int, _ kept: KeptParts?, _ store: PartStore?,
        _ progress: (_ done: Int, _ total: Int) -> Void
    ) async throws {
        let (writer, freshness, trace, build, isThorough) = (writer, freshness, trace, build, isThorough)
        let held = Set(known.keys.filter { store == nil || kept?.holds($0) ?? false })
        let total = stretches.pageCount
        // Besides its pages, a theme has a few files: an array that grows is moved from place to place.
        files.reserveCapacity(files.count + total + 8 * stretches.count)
        var done = 0
        try await build.work(on: stretches, jobs: jobs) { theme -> ThemeResult in
            let files = try zip(theme.plan, theme.place...).map { artifact, place in
                try writer.write(artifact, place: place, freshness, trace)
            }
            guard theme.isFirst else { return ThemeResult(files: files, share: .none) }
            if held.contains(theme.id), freshness?.keepsParts(of: theme.id) ?? false {
                return ThemeResult(files: files, share: .kept(theme))
            }
            let judged = try theme.judged()
            let parts = try trace.measure(.render, "what \(theme.id) adds") { try build.parts(of: judged) }
            let memory = ThemeMemory(judged.report, parts: parts)
            let findings = isThorough ? judged.report.findings : BuildSummary.shown(of: judged.report.findings)
            return ThemeResult(files: files, share: .made(parts: parts, memory: memory, findings: findings))
        } collect: { (stretch: ThemeStretch, result: ThemeResult) in
            try collect(stretch.entry, result, kept, store)
            done += stretch.pageCount
            progress(done, total)
        }
    }

    private mutating func collect(
        _ entry: ThemeCatalog.Entry, _ result: ThemeResult, _ kept: KeptParts?, _ store: PartStore?
    ) throws {
        let id = entry.label.id
        files += result.files
        switch result.share {
        case .none: break
        case .made(let parts, let memory, let findings):
            count(memory, of: id)
            if asks(for: memory) { show(findings) }
            try store?.append(parts)
        case .kept(let theme):
            guard let memory = known[id] else { return }
            count(memory, of: id)
            if asks(for: memory) { show(try theme.judged().report.findings) }
            if let store { try kept?.add(id, to: store) }
        }
    }

    /// Whether the findings of a theme are asked for.
    private func asks(for memory: ThemeMemory) -> Bool {
        isThorough || memory.shown > 0 && summary.shown.count < BuildSummary.limit
    }

    private mutating func show(_ findings: [Finding]) {
        summary.show(findings)
        if isThorough { self.findings += findings }
    }

    /// Counts a theme.
    mutating func count(_ memory: ThemeMemory, of id: String) {
        memories.append((id, memory))
        summary.count(memory)
    }

    /// Notes what became of a file.
    mutating func add(_ file: WrittenFile) { files.append(file) }

    /// Makes the files that all themes share, up to `jobs` at once; one without a reason stays as it is.
    mutating func assemble(because reasons: [Staleness?], _ parts: StoredParts?, jobs: Int) async throws {
        let (writer, trace, shared) = (writer, trace, build.renderer.sharedFiles)
        let totals = Lazy { [build, memories] in
            memories.reduce(into: build.startingTotals) { $0 += $1.memory.totals }
        }
        // The largest first: it would keep the others waiting at the end.
        let stale = shared.indices.filter { reasons[$0] != nil }
        let order = parts.map { parts in stale.sorted { parts.count(of: $0) > parts.count(of: $1) } } ?? []
        let made = try await concurrently(order, jobs: jobs) { index -> (file: WrittenFile, starts: [Int])? in
            guard let reason = reasons[index], let parts else { return nil }
            let path = shared[index].path
            let texts = try shared[index].texts(totals.value)
            var starts: [Int] = []
            let file = try trace.measure(.write, path.description) {
                try writer.write(path, because: reason) { starts = try parts.assemble(index, texts, $0) }
            }
            return (file, starts)
        }
        let results = Dictionary(uniqueKeysWithValues: zip(order, made))
        for (index, file) in shared.enumerated() {
            guard let made = results[index] ?? nil else {
                keep(file.path, place: files.count)
                continue
            }
            gaps[file.path.description] = made.starts
            files.append(made.file)
        }
    }

    private mutating func keep(_ path: ArtifactPath, place: Int) {
        gaps[path.description] = freshness?.last.record.details.value.gaps[path.description]
        files.append(WrittenFile(kept: path, freshness?.output(at: path, place: place)))
    }
}
