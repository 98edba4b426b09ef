import Findings
package import ProjectChecks
import Projects
import ThemeChecks
import ThemeModel
package import ThemeRendering

/// Builds a site: judges the themes, and renders the files whose inputs changed.
package struct SiteBuilder: Sendable {
    package let checked: CheckedProject
    let renderer: SiteRenderer
    let inputs: BuildInputs
    package var limit = BuildSummary.usualLimit
    /// Called with the number of pages rendered so far, and of all.
    package var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

    let content: SiteContent
    let advice: ThemeAdvice
    /// The images and other files that pages link to.
    let assets: [(plan: PlannedPath, source: SourcePath)]

    /// Throws ``UnusableTemplates`` if the templates have errors, ``OversizedPage`` if what they make is too large.
    package init(_ checked: CheckedProject, version: String, changes: ChangesContent? = nil) throws
    {
        let check = checked.project
        try check.workspace.project.refuseOutputOverSources()
        guard let templates = check.templates else { throw UnusableTemplates() }
        self.checked = checked
        let workspace = check.workspace
        var content = SiteContent(check, version: version)
        content.changes = changes
        self.content = content
        advice = ThemeAdvice(check)
        renderer = try SiteRenderer(content, templates: templates, findings: check.catalogFindings)
        let wanted = Set(check.pages.files)
        let files = workspace.listing.assets.filter { wanted.contains($0.path) }
        assets = files.compactMap { source in
            ArtifactPath("assets/pages/\(source.path)").map { path in
                (PlannedPath(path: path, inputs: [.file(source.path)]), source)
            }
        }
        let inputs = check.pages.inputs.filter { !wanted.contains($0) }.compactMap(
            workspace.listing.source(at:)
        )
        let hashes = try (files + inputs).map { ($0.path, try workspace.project.hash(of: $0)) }
        self.inputs = BuildInputs(
            check,
            version: version,
            assets: hashes,
            hasChanges: changes != nil
        )
    }

    package var check: ResolvedProject { checked.project }

    package struct Result: Sendable {
        package var outcomes: [ArtifactPath: BuildOutcome]
        /// The number of files of an earlier build that were deleted.
        package var removed: Int
        package var summary: BuildSummary
    }

    package func write(to output: String, _ manner: BuildManner = .incremental) async throws
        -> Result
    {
        let writer = try SiteWriter(output, manner, inputs: inputs.byName)
        let lastGood = LastGood(check, over: writer.previous)
        return try await finishing(writer, lastGood) { try await make(into: writer, lastGood) }
    }

    /// Compares the site with the one in a folder; writes nothing.
    package func compare(with output: String) async throws -> (SiteDifference, BuildSummary) {
        let comparison = SiteComparison(output)
        let lastGood = LastGood(check, over: comparison.previous)
        let summary = try await make(into: comparison, lastGood)
        return (comparison.result(lastGood.contains), summary)
    }

    /// Moves the files that `work` renders into the site; if it throws, the old site stays.
    func finishing(
        _ writer: SiteWriter,
        _ lastGood: LastGood,
        _ work: () async throws -> BuildSummary
    ) async throws -> Result {
        do {
            let summary = try await work()
            let removed = try writer.finish(lastGood)
            return Result(outcomes: writer.outcomes, removed: removed, summary: summary)
        } catch {
            writer.abandon()
            throw error
        }
    }
}

// MARK: - Making files

extension SiteBuilder {
    /// Renders all stale files but the last good ones.
    private func make(into output: some SiteOutput, _ lastGood: LastGood) async throws
        -> BuildSummary
    {
        try makePlainFiles(into: output, lastGood)
        let shared = try SharedFiles(
            lastGood.hasSharedFiles ? [] : renderer.sharedFiles,
            of: check,
            for: output
        )
        var summary = BuildSummary(limit: limit)
        let indices = Array(check.entries.indices)
        try await makeThemes(indices, into: output, lastGood, parts: shared.areStale) {
            _,
            share in
            summary = summary.followed(by: share.summary)
            try shared.add(share)
        }
        try shared.write(into: output)
        return self.summary(of: checked.findings).followed(by: summary)
    }

    /// Renders the files that depend on no single theme.
    func makePlainFiles(into output: some SiteOutput, _ lastGood: LastGood) throws {
        for file in renderer.plainFiles
        where !(lastGood.hasSharedFiles && file.plan.inputs.contains(.themeList)) {
            output.note([try output.make(file.plan) { try file.render().bytes }])
        }
        for (plan, source) in assets {
            output.note([try output.copy(plan) { try copy(source, $0) }])
        }
    }

    /// Passes a file on; an image in SVG, which was harmless when its page was read, only if it is so still.
    func copy(_ source: SourcePath, _ write: ByteSink) throws {
        let project = check.workspace.project
        guard source.path.lowercased().hasSuffix(".svg"),
            !check.workspace.configuration.allowsRawHTML
        else {
            return try project.read(source, write)
        }
        let file = try project.read(source, limit: TextFile.sizeLimit)
        if file.imageProblem != nil { throw LoadingError.changed(file.label) }
        try Array(file.bytes).withUnsafeBytes(write)
    }

    /// Renders the files of some themes: first those of the theme itself, then its pages.
    ///
    /// Each page is read once and rendered in all themes, so that memory holds one page per job. A theme whose last good
    /// files stay is only judged.
    func makeThemes(
        _ indices: [Int],
        into output: some SiteOutput,
        _ lastGood: LastGood,
        parts wantsParts: Bool,
        collect: (_ index: Int, ThemeShare) throws -> Void
    ) async throws {
        let total = indices.count * (1 + content.pages.count)
        var done = 0
        let threshold = check.workspace.configuration.failOn
        let limit = limit
        let budgets = check.request.baseline?.budgets ?? [:]
        try await forEachInOrder(indices, jobs: check.request.jobs) { [self] index in
            let (theme, report) = (checked.judged[index].theme, checked.judged[index].report)
            var share = ThemeShare(report, limit: limit, threshold: threshold, budgets: budgets)
            if lastGood.themes.contains(theme.id) { return (files: [MadeFile](), share: share) }
            let own = try ThemeFiles(checked.judged[index], at: index, of: self)
            var files: [MadeFile] = []
            try own.forEach { files.append(try output.make($0, $1)) }
            if wantsParts {
                share.parts = try renderer.sharedFiles.map { try $0.parts(of: own.judged) }
            }
            return (files: files, share: share)
        } collect: { index, made in
            output.note(made.files)
            try collect(index, made.share)
            done += 1
            progress(done, total)
        }
        let made = indices.filter { !lastGood.themes.contains(check.entries[$0].label.id) }
        try await forEachInOrder(Array(content.pages.indices), jobs: check.request.jobs) {
            [renderer] page in
            var files: [MadeFile] = []
            try renderer.forEachFile(ofPage: page, inThemes: made) { plan, render in
                let stays = lastGood.contains(plan.path) && output.previous.files[plan.path] != nil
                if !stays { files.append(try output.make(plan, render)) }
            }
            return files
        } collect: { _, files in
            output.note(files)
            done += indices.count
            progress(done, total)
        }
    }

    private func summary(of findings: [Finding]) -> BuildSummary {
        var summary = BuildSummary(limit: limit)
        summary.budgets = check.request.baseline?.budgets ?? [:]
        summary.add(Report(findings: findings), threshold: check.workspace.configuration.failOn)
        summary.mistakenThemes = check.unusableIDs.count + check.mistakenIDs.count
        summary.unreadablePages = check.pages.unreadable.count + check.pages.damaged.count
        return summary
    }
}

/// What one theme adds to the shared files and to the build's summary.
struct ThemeShare: Sendable {
    /// A part for each gap of each shared file; empty if no shared file is stale.
    var parts: [[[UInt8]]] = []
    let totals: Summary
    let summary: BuildSummary
}

extension ThemeShare {
    fileprivate init(_ report: Report, limit: Int, threshold: Severity, budgets: [RuleID: Int]) {
        var summary = BuildSummary(limit: limit)
        summary.budgets = budgets
        summary.add(report, threshold: threshold)
        self.init(totals: Summary(report), summary: summary)
    }
}

extension SiteContent {
    fileprivate init(_ check: ResolvedProject, version: String) {
        let configuration = check.workspace.configuration
        self.init(themes: check.entries.map(\.label))
        title = configuration.title
        prefix = configuration.prefix
        usesReferences = configuration.usesReferences
        baseURL = configuration.baseURL
        pages = check.pages.pages
        book = check.pages.book
        self.version = version
    }
}

/// The templates have errors; ``ResolvedProject/templateFindings`` lists them.
package struct UnusableTemplates: Error {
    package init() {}
}
