package import Findings
import ThemeChecks
import ThemeFormats
package import ThemeModel
package import ThemeRendering

/// The way from files to verdicts and artifacts.
package struct SitePipeline: Sendable {
    var workspace: Workspace
    /// The level that modes of standard contrast are held to, whatever the themes say.
    package var level: ContrastLevel?
    /// The ids of the themes to keep; all of them when empty.
    package var themeIDs: [String] = []
    /// The day that waivers are measured against.
    package var today: CalendarDate?
    /// What a site shows as known; nil where nothing is.
    package var baseline: Baseline?
    /// How many themes are worked on at once.
    package var jobs = 1
    /// Where the time is noted that the work takes.
    package var trace: BuildTrace?

    /// Makes a pipeline over what was read.
    package init(_ workspace: Workspace) { self.workspace = workspace }

    /// Reads, resolves and checks the themes.
    package func check() async throws(PipelineError) -> CheckedSite {
        var (themes, findings, fileIDs, bases, files) = trace.measure(.resolve) { resolved() }
        try checkNames(among: fileIDs)
        let sources = { id in Self.chain(from: id, bases).compactMap { files[$0] } }
        themes = selected(themes)
        var unusable = fileIDs.filter(isWanted)
        for theme in themes { unusable.firstIndex(of: theme.id).map { _ = unusable.remove(at: $0) } }
        let checker = checker
        let reports = await concurrently(themes, jobs: jobs) { [trace] theme in
            trace.measure(.check, theme.id) { checker.check(theme) }
        }
        if !themeIDs.isEmpty {
            let relevant = Self.withBases(themeIDs, bases)
            findings.removeAll { $0.theme.map { !relevant.contains($0) } ?? false }
        }
        var report = Report(findings: findings)
        for other in reports { report.merge(other) }
        var site = CheckedSite(themes: themes, report: report.sorted(), unusableIDs: unusable)
        for theme in themes { site.sources[theme.id] = sources(theme.id) }
        return site
    }

    /// The pages as HTML, with what is wrong with them, and with what pages, templates and CSS ask of the themes.
    package func pages(for themes: [Theme]) -> (pages: [RenderedPage], findings: [Finding]) {
        let (pages, findings) = trace.measure(.pages) { renderedPages() }
        return (pages, findings + undefinedProperties(in: themes, pages: pages))
    }

    private func renderedPages() -> (pages: [RenderedPage], findings: [Finding]) {
        var findings: [Finding] = []
        var sources: [PageSource] = []
        for file in workspace.pageFiles {
            let (page, found) = PageReader.read(file)
            findings += found
            if let page { sources.append(page) }
        }
        let index = PageIndex(pages: sources.map(\.path), files: workspace.assetPaths)
        let renderer = PageRenderer(index: index, allowsRawHTML: workspace.configuration.allowsRawHTML)
        let (pages, found) = renderer.render(sources)
        return (pages, findings + found)
    }
}

extension SitePipeline {
    /// What judges a theme of the project.
    var checker: ThemeChecker {
        var requirements = workspace.configuration.requirements
        requirements.level = nil
        let shown = TemplateSet.pairs(overriding: workspace.templates).shown
        return ThemeChecker(
            options: CheckOptions(level: level, requirements: requirements, shownPairs: shown, today: today))
    }

    /// The themes in the order of their files, at the project's level where they name none, what was found on the way, the
    /// id of each file, what themes extend, and the file of each theme.
    func resolved() -> (
        themes: [Theme], findings: [Finding], fileIDs: [String], bases: [String: String], files: [String: String]
    ) {
        let readings = workspace.themeFiles.map { ThemeReader.read($0.bytes, file: $0.label) }
        let documents = SchemeNames.disambiguated(readings.compactMap(\.document))
        let ids = Dictionary(documents.map { ($0.location?.file ?? "", $0.id) }) { first, _ in first }
        var findings = UniqueFindings()
        findings.add(
            readings.flatMap(\.findings).map { finding in
                var finding = finding
                finding.theme = finding.location.map { ids[$0.file] ?? ThemeReader.themeID(of: $0.file) }
                return finding
            })
        let (flat, found) = ThemeInheritance.flatten(documents)
        findings.add(found + unknownDefault(among: documents) + unknownWaivers(among: documents))
        let themes = flat.compactMap { document in
            var (theme, found) = document.resolve()
            findings.add(found)
            if let level = theme?.contrast.level ?? workspace.configuration.requirements.level {
                theme?.contrast.level = level
            }
            return theme
        }
        let bases = documents.compactMap { document in document.base.map { (document.id, $0.value) } }
        let fileIDs = workspace.themeFiles.map { ids[$0.label] ?? ThemeReader.themeID(of: $0.label) }
        let files = documents.compactMap { document in document.location.map { (document.id, $0.file) } }
        return (
            themes, findings.all, fileIDs, Dictionary(bases) { first, _ in first },
            Dictionary(files) { first, _ in first }
        )
    }

    /// What is wrong with the configuration's `defaultTheme`: the site is built without it.
    private func unknownDefault(among documents: [ThemeDocument]) -> [Finding] {
        guard let id = workspace.configuration.defaultTheme, !documents.contains(where: { $0.id == id.value }) else {
            return []
        }
        let guess = closestMatch(to: id.value, among: documents.map(\.id)).map { "did you mean '\($0)'?" }
        let message = "'defaultTheme' is '\(id.value)', which is no theme here"
        return [
            Finding(
                .unknownReference, .error, message, help: guess ?? "name a theme by its id: its file name",
                at: id.location)
        ]
    }

    /// Waivers of the configuration for themes that are not there.
    private func unknownWaivers(among documents: [ThemeDocument]) -> [Finding] {
        let known = documents.map(\.id)
        return workspace.configuration.requirements.waivers.compactMap { waiver in
            guard let id = waiver.theme, !known.contains(id) else { return nil }
            let guess = closestMatch(to: id, among: known).map { "did you mean '\($0)'?" }
            return Finding(
                .staleWaiver, .warning, "a waiver is for the theme '\(id)', which is not here",
                help: guess ?? "remove it, or name a theme by its id", at: waiver.location)
        }
    }

    /// Themes with all that they extend: what is wrong with a base is wrong with the themes over it.
    private static func withBases(_ ids: [String], _ bases: [String: String]) -> Set<String> {
        Set(ids.flatMap { chain(from: $0, bases) })
    }

    /// A theme and those it extends, each once.
    private static func chain(from id: String, _ bases: [String: String]) -> [String] {
        var chain: [String] = []
        var next: String? = id
        while let id = next, !chain.contains(id) {
            chain.append(id)
            next = bases[id]
        }
        return chain
    }

    func isWanted(_ id: String) -> Bool { themeIDs.isEmpty || themeIDs.contains(id) }

    /// Throws where a theme is asked for of which there is no file; one whose file is wrong has findings that say so.
    func checkNames(among known: [String]) throws(PipelineError) {
        for id in themeIDs where !known.contains(id) { throw .unknownTheme(id, known: known) }
    }

    /// The themes that were asked for, the default one first.
    private func selected(_ themes: [Theme]) -> [Theme] {
        var chosen = themes.filter { isWanted($0.id) }.sorted { $0.id < $1.id }
        let first = workspace.configuration.defaultTheme?.value
        guard let index = chosen.firstIndex(where: { $0.id == first }) else { return chosen }
        chosen.insert(chosen.remove(at: index), at: 0)
        return chosen
    }
}

/// Why a pipeline cannot go on.
package enum PipelineError: Error, CustomStringConvertible {
    /// A theme was asked for that is not there.
    case unknownTheme(String, known: [String])

    package var description: String {
        switch self {
        case .unknownTheme(let id, let known):
            let guess = closestMatch(to: id, among: known).map { "did you mean '\($0)'?" }
            return "there is no theme '\(id)'\n  help: \(guess ?? "'themepreview list' shows the themes")"
        }
    }
}
