import Findings
import SourceText
import ThemeFormats
import ThemeModel
import ThemeRendering

/// The outlines of all themes of a project, the findings about them, and access to each theme.
///
/// A small project's themes stay in memory; those of a large one are read again on each access.
struct ThemeCatalog: Sendable {
    /// What is kept of every theme that can be resolved.
    struct Entry: Sendable {
        let label: ThemeLabel
        /// Indices of its own document, then of the documents that it extends.
        let chain: [Int]
        /// Indices of the files of the chain.
        let files: [Int]
        /// Whether the theme has its own CSS.
        let hasStyle: Bool
        /// The days on which its waivers expire.
        let expiries: [CalendarDate]
    }

    /// Where a document is: which of the workspace's theme files has it, and which of the themes in it it is.
    private struct Place {
        let file: Int
        let position: Int
    }

    /// The largest total size of theme files, in bytes, at which their documents are kept.
    private static let documentLimit = 1 << 20
    /// The most values in all themes at which these are kept.
    private static let keptValueLimit = 200_000
    /// The most values in all themes of a project, inherited and built-in ones counted; one takes about 500 bytes.
    static let valueLimit = 4_000_000

    /// In the order of their files.
    private(set) var entries: [Entry] = []
    /// Findings from reading, merging and resolving.
    private(set) var findings: [Finding] = []
    /// The id of each document.
    let fileIDs: [String]

    private let files: [SourceFile]
    private let places: [Place]
    /// The project's contrast level, for themes that name none.
    private let level: ContrastLevel?
    private let families: [ThemeFamily]
    private let roles: [RoleNames]
    /// Parallel to the places; without what a large project reads again.
    private let documents: [ThemeDocument?]
    private let keepsDocuments: Bool
    private var themes: [String: Theme] = [:]
    /// For the next catalog; nil unless one follows.
    private(set) var memory: ThemeMemory?

    /// With `isRepeated`, takes over from `previous` the themes whose files did not change.
    init(
        _ workspace: Workspace,
        keepsAll: Bool,
        jobs: Int,
        isRepeated: Bool = false,
        after previous: ThemeMemory? = nil
    ) async throws {
        files = workspace.themeFiles
        level = workspace.configuration.requirements.level
        families = workspace.configuration.families
        roles = workspace.configuration.roles
        let keepsDocuments =
            keepsAll || files.reduce(0) { $0 + $1.bytes.count } <= Self.documentLimit
        self.keepsDocuments = keepsDocuments
        var memory = isRepeated ? ThemeMemory(workspace, keepsDocuments: keepsDocuments) : nil
        let known = memory.flatMap { memory in
            previous.flatMap { $0.isUsable(for: memory) ? $0 : nil }
        }
        let keys = isRepeated ? files.map(\.memoryKey) : []
        let read = try await concurrentMap(Array(files.indices), jobs: jobs) { [files] index in
            known?.read(keys[index]) ?? Self.read(files[index], keepsDocuments)
        }
        for (key, read) in zip(keys, read) { memory?.add(read, of: key) }
        self.memory = memory
        places = Self.places(of: read)
        let found = read.flatMap { $0.documents.isEmpty ? [nil] : $0.documents.map(Optional.some) }
        let documents = Self.disambiguated(found)
        self.documents = documents
        let labels = files.map(\.label)
        fileIDs = zip(places, documents).map { $1?.id ?? ThemeReader.themeID(of: labels[$0.file]) }
        let (chains, problems) = ThemeInheritance.chains(
            of: documents.map { $0.map { ThemeLink($0) } }
        )
        var findings = FindingSet()
        findings.add(
            tagged(read.flatMap(\.findings)) + problems + workspace.project.formats.findings
        )
        findings.add(workspace.configuration.unknownThemes(among: documents.compactMap { $0?.id }))
        findings.add(try await resolve(chains, keys, known, keepsAll: keepsAll, jobs: jobs))
        findings.add(workspace.unknownModifiers)
        self.findings = workspace.configuration.rules.applied(to: findings.all)
    }

    /// Resolves the themes and keeps as many as there is room for; returns the findings about them, and about roles that
    /// none of them has.
    private mutating func resolve(
        _ chains: [[Int]],
        _ keys: [ThemeMemory.FileKey],
        _ known: ThemeMemory?,
        keepsAll: Bool,
        jobs: Int
    ) async throws -> [Finding] {
        let reader = self
        let chainKeys = chains.map { keys.isEmpty ? [] : reader.memoryKeys(of: $0, keys) }
        var findings: [Finding] = []
        var count: Int = 0
        var unused: [RoleNames] = roles
        try await forEachInOrder(Array(chains.indices), jobs: jobs) {
            known?.resolved(chainKeys[$0]) ?? reader.theme(of: chains[$0])
        } collect: { index, resolved in
            findings += resolved.findings
            count += resolved.valueCount
            memory?.add(resolved, of: chainKeys[index])
            if count > Self.valueLimit { throw LoadingError.tooManyValues }
            guard let theme = resolved.theme else { return }
            unused.removeAll { $0.isFound(in: theme.defaultMode) }
            entries.append(
                Entry(theme, chain: chains[index], files: chains[index].map { places[$0].file })
            )
            themes[theme.id] = theme
            if !keepsAll, count > Self.keptValueLimit {
                themes = [:]
                memory?.forgetThemes()
            }
        }
        return findings + unused.compactMap(\.unused)
    }

    /// A place for each document; a file that gives none has one as well.
    private static func places(of files: [ThemeMemory.Read]) -> [Place] {
        files.enumerated().flatMap { file, read in
            (0..<max(1, read.documents.count)).map { Place(file: file, position: $0) }
        }
    }

    private static func read(_ file: SourceFile, _ keepsDocuments: Bool) -> ThemeMemory.Read {
        let (documents, findings) = file.themes
        return ThemeMemory.Read(
            documents: keepsDocuments ? documents : documents.map(\.header),
            findings: findings
        )
    }

    func theme(_ entry: Entry) -> Theme? { themes[entry.label.id] ?? theme(of: entry.chain).theme }

    var allThemes: [Theme] { entries.compactMap(theme) }

    /// The entries in groups that have no file in common: themes that share a document share the base at the end.
    var groups: [[Entry]] {
        Dictionary(grouping: entries) { $0.files.last }.values.sorted {
            $0[0].label.id < $1[0].label.id
        }
    }

    /// `ids` and the ids of the themes that these extend: a fault in a base is a fault in its themes.
    func withBases(_ ids: [String]) -> Set<String> {
        let files = entries.filter { ids.contains($0.label.id) }.flatMap(\.chain)
        return Set(ids + files.map { fileIDs[$0] })
    }

    /// The ids of the themes that can be read only in part, for errors in them or in one that they extend.
    func mistakenIDs(by errors: [Finding]) -> Set<String> {
        let wrong = Set(errors.compactMap(\.theme))
        return Set(
            entries.filter { $0.chain.contains { wrong.contains(fileIDs[$0]) } }.map(\.label.id)
        )
    }

    /// Merges the documents of a chain, the first over the later ones, and resolves the result.
    private func theme(of chain: [Int]) -> ThemeMemory.Resolved {
        guard let document = merged(chain) else {
            return ThemeMemory.Resolved(theme: nil, valueCount: 0, findings: [])
        }
        let (theme, findings) = document.resolve()
        return ThemeMemory.Resolved(
            theme: theme,
            valueCount: document.valueCount,
            findings: findings.proposingRoles(of: document)
        )
    }

    private func memoryKeys(of chain: [Int], _ files: [ThemeMemory.FileKey]) -> [ThemeMemory
        .DocumentKey]
    {
        chain.map { index in
            let place = places[index]
            return ThemeMemory.DocumentKey(
                file: files[place.file],
                position: place.position,
                id: documents[index]?.id
            )
        }
    }

    /// A theme's document with those that it extends under it, and the level that the project gives it.
    func document(_ entry: Entry) -> ThemeDocument? { merged(entry.chain) }

    private func merged(_ chain: [Int]) -> ThemeDocument? {
        let documents = chain.compactMap(document)
        guard documents.count == chain.count, var document = ThemeInheritance.merged(documents)
        else { return nil }
        document.contrast.level =
            document.contrast.level ?? families.level(of: document.id, format: document.format)
            ?? level
        return document.adding(roles)
    }

    private func document(_ index: Int) -> ThemeDocument? {
        if keepsDocuments { return documents[index] }
        guard let id = documents[index]?.id, case let place = places[index],
            case let found = files[place.file].themes.documents,
            found.indices.contains(place.position)
        else { return nil }
        var document = found[place.position]
        document.id = id
        return document
    }

    /// Sets each finding's theme from its file.
    private func tagged(_ findings: [Finding]) -> [Finding] {
        var indices: [String: [Int]] = [:]
        for index in places.indices {
            let file = files[places[index].file]
            for label in [file.label] + file.others.keys {
                indices[label, default: []].append(index)
            }
        }
        return findings.map { finding in
            var finding = finding
            finding.theme = finding.location.map { location in
                let index = indices[location.file].flatMap { indices in
                    indices.last { (documents[$0]?.location).map { $0 <= location } ?? false }
                        ?? indices.first
                }
                return index.map { fileIDs[$0] } ?? ThemeReader.themeID(of: location.file)
            }
            return finding
        }
    }

    /// Renames a base24 scheme that has the id of a base16 scheme to `base24-<id>`, as tinted-theming does.
    private static func disambiguated(_ documents: [ThemeDocument?]) -> [ThemeDocument?] {
        let taken = Set(documents.compactMap(\.self).filter { $0.format == "base16" }.map(\.id))
        return documents.map { document in
            guard var document, document.format == "base24", taken.contains(document.id) else {
                return document
            }
            document.id = "base24-\(document.id)"
            return document
        }
    }
}

extension ThemeCatalog.Entry {
    fileprivate init(_ theme: Theme, chain: [Int], files: [Int]) {
        self.init(
            label: ThemeLabel(theme),
            chain: chain,
            files: files,
            hasStyle: theme.style != nil,
            expiries: theme.contrast.waivers.compactMap(\.expires)
        )
    }
}

extension RoleNames {
    fileprivate func isFound(in mode: Mode) -> Bool {
        match(in: mode.palette.names, roles: mode.declaredRoles) != nil
    }

    fileprivate var unused: Finding? {
        names.first.map { name in
            Finding(
                .unknownReference,
                .warning,
                "the role '\(role)' is '\(name.value.excerpt)', which no theme has",
                help: "name a colour of a theme's palette by its path",
                at: name.location
            )
        }
    }
}

extension ThemeDocument {
    /// Only what other themes need: id, name and base.
    fileprivate var header: ThemeDocument {
        var header = ThemeDocument(id: "", format: format, location: location)
        header.id = id
        header.name = name
        header.base = base
        return header
    }
}

extension Configuration {
    /// Findings about theme ids in the configuration that no theme has.
    fileprivate func unknownThemes(among known: [String]) -> [Finding] {
        let known = Set(known)
        func guess(_ id: String) -> String? {
            ThemeID.closest(to: id, among: known.sorted()).map(didYouMean)
        }
        var findings: [Finding] = []
        if let id = defaultTheme, !known.contains(id.value) {
            findings.append(
                Finding(
                    .unknownReference,
                    .error,
                    "'defaultTheme' is '\(id.value)', but there is no such theme",
                    help: guess(id.value) ?? "name a theme by its id: its file name",
                    at: id.location
                )
            )
        }
        func add(_ what: String, _ rule: RuleID, naming ids: [String], at location: SourceLocation?)
        {
            for id in ids
            where id.isPattern ? !known.contains(where: id.stands) : !known.contains(id) {
                let problem = id.isPattern ? "no theme has such an id" : "there is no such theme"
                findings.append(
                    Finding(
                        rule,
                        .warning,
                        "\(what) names the theme '\(id)', but \(problem)",
                        help: guess(id) ?? "remove it, or name a theme by its id",
                        at: location
                    )
                )
            }
        }
        for waiver in requirements.waivers {
            add("a waiver", .staleWaiver, naming: waiver.themes, at: waiver.location)
        }
        for pair in requirements.pairs {
            add("a pair", .unknownReference, naming: pair.value.themes, at: pair.location)
        }
        for family in families {
            add("a family", .unknownReference, naming: family.themes, at: family.location)
        }
        return findings
    }
}
