import Findings
import ThemeFormats
import ThemeModel
import ThemeRendering

extension SitePipeline {
    /// The catalog that is remembered, where it is of this key; else one that is made with its help.
    func catalog(_ memory: CatalogMemory?, key: UInt64?) async -> ThemeCatalog {
        if let memory, memory.key == key, let catalog = memory.catalog(of: workspace) { return catalog }
        return await trace.measureWait(.resolve) { await catalog(known: memory?.known ?? [:]) }
    }

    /// Reads and resolves every theme but those that are `known` by the hashes of their files.
    ///
    /// Of a large project no theme is kept, unless `keepsAll`.
    func catalog(known: [UInt64: KnownTheme] = [:], keepsAll: Bool = false) async -> ThemeCatalog {
        let files = workspace.themeFiles
        let keeps = keepsAll || files.reduce(0) { $0 + $1.bytes.count } <= ThemeCatalog.keepingLimit
        let read = await concurrently(files, jobs: jobs) { FileReading(of: $0, known, keeps: keeps) }
        let documents = SchemeNames.disambiguated(read.map(\.document))
        let (chains, found) = ThemeInheritance.chains(of: documents.map { $0.map { ThemeLink($0) } })
        var findings = FindingSet()
        findings.add(tagged(read.flatMap(\.findings), documents))
        findings.add(found + unknownDefault(among: documents) + unknownWaivers(among: documents))
        let readings = ThemeReadings(
            files, level: workspace.configuration.requirements.level, ids: documents.map { $0?.id },
            kept: keeps ? zip(documents, read).map { $1.known == nil ? $0 : nil } : [])
        let resolved = await concurrently(chains, jobs: jobs) { chain in
            let (first, id) = (chain[0], documents[chain[0]]?.id)
            if chain.count == 1, let known = read[first].known?.entry(at: first, id: id) {
                return Resolution(entry: known)
            }
            let (theme, findings) = readings.theme(chain)
            let entry = theme.map { ThemeCatalog.Entry($0, files: chain) }
            return Resolution(entry: entry, theme: keeps ? theme : nil, findings: findings)
        }
        findings.add(resolved.flatMap(\.findings))
        return ThemeCatalog(
            entries: resolved.compactMap(\.entry), findings: findings.all,
            fileIDs: zip(files, documents).map { $1?.id ?? ThemeReader.themeID(of: $0.label) }, readings: readings,
            kept: Dictionary(resolved.compactMap(\.theme).map { ($0.id, $0) }) { first, _ in first })
    }

    /// What a theme file says, or what is known of it.
    private struct FileReading: Sendable {
        let document: ThemeDocument?
        let findings: [Finding]
        /// The theme where the file was not read, since it is known.
        let known: KnownTheme?

        init(of file: SourceFile, _ known: [UInt64: KnownTheme], keeps: Bool) {
            self.known = known.isEmpty ? nil : known[ContentHash.of(file)]
            if let theme = self.known {
                (document, findings) = (theme.header(in: file.label), [])
            } else {
                let (whole, findings) = file.theme
                (document, self.findings) = (keeps ? whole : whole?.header, findings)
            }
        }
    }

    /// What a chain of documents comes to.
    private struct Resolution: Sendable {
        let entry: ThemeCatalog.Entry?
        /// The theme, where it is kept.
        var theme: Theme?
        var findings: [Finding] = []
    }

    /// The findings, each with the theme whose file it is in.
    private func tagged(_ findings: [Finding], _ documents: [ThemeDocument?]) -> [Finding] {
        let ids = Dictionary(documents.compactMap { document in document?.location.map { ($0.file, document?.id) } }) {
            first, _ in first
        }
        return findings.map { finding in
            var finding = finding
            finding.theme = finding.location.map { (ids[$0.file] ?? nil) ?? ThemeReader.themeID(of: $0.file) }
            return finding
        }
    }

    /// What is wrong with the configuration's `defaultTheme`: the site is built without it.
    private func unknownDefault(among documents: [ThemeDocument?]) -> [Finding] {
        let known = documents.compactMap { $0?.id }
        guard let id = workspace.configuration.defaultTheme, !known.contains(id.value) else { return [] }
        let guess = ThemeID.closest(to: id.value, among: known).map(didYouMean)
        let message = "'defaultTheme' is '\(id.value)', which is no theme here"
        return [
            Finding(
                .unknownReference, .error, message, help: guess ?? "name a theme by its id: its file name",
                at: id.location)
        ]
    }

    /// Waivers of the configuration for themes that are not there.
    private func unknownWaivers(among documents: [ThemeDocument?]) -> [Finding] {
        let known = documents.compactMap { $0?.id }
        return workspace.configuration.requirements.waivers.compactMap { waiver in
            guard let id = waiver.theme, !known.contains(id) else { return nil }
            let guess = ThemeID.closest(to: id, among: known).map(didYouMean)
            return Finding(
                .staleWaiver, .warning, "a waiver is for the theme '\(id)', which is not here",
                help: guess ?? "remove it, or name a theme by its id", at: waiver.location)
        }
    }
}

extension ThemeCatalog.Entry {
    /// The entry of a theme of some files.
    fileprivate init(_ theme: Theme, files: [Int]) {
        self.init(label: ThemeLabel(theme), files: files, hasStyle: theme.style != nil, format: theme.format)
    }
}

extension ThemeDocument {
    /// The document without what it says of its theme, which is read again when it is asked for.
    fileprivate var header: ThemeDocument {
        var header = ThemeDocument(id: "", format: format, location: location)
        header.id = id
        header.name = name
        header.base = base
        return header
    }
}
