package import Findings
import ThemeChecks
import ThemeFormats
package import ThemeModel
package import ThemeRendering

/// The way from files to verdicts and artifacts.
package struct SitePipeline: Sendable {
    private let workspace: Workspace
    /// The level that modes of standard contrast are held to, whatever the themes say.
    package var level: ContrastLevel?
    /// The ids of the themes to keep; all of them when empty.
    package var themeIDs: [String] = []
    /// The day that waivers are measured against.
    package var today: CalendarDate?
    /// How many themes are worked on at once.
    package var jobs = 1

    /// Makes a pipeline over what was read.
    package init(_ workspace: Workspace) { self.workspace = workspace }

    /// Reads, resolves and checks the themes.
    package func check() async throws(PipelineError) -> CheckedSite {
        var (themes, findings) = resolved()
        let unusable = workspace.themeFiles.count - themes.count
        themes = try selected(themes)
        let configuration = workspace.configuration
        var requirements = configuration.requirements
        requirements.level = nil
        let options = CheckOptions(level: level, requirements: requirements, today: today)
        let fallback = configuration.requirements.level
        themes = themes.map { theme in
            var theme = theme
            theme.contrast.level = theme.contrast.level ?? fallback
            return theme
        }
        let checker = ThemeChecker(options: options)
        let reports = await concurrently(themes, jobs: jobs) { checker.check($0) }
        if !themeIDs.isEmpty { findings.removeAll { $0.theme.map { !themeIDs.contains($0) } ?? false } }
        var report = Report(findings: findings)
        for other in reports { report.merge(other) }
        return CheckedSite(themes: themes, report: report.sorted(), unusable: unusable)
    }

    /// The pages as HTML, with what is wrong with them.
    package func pages() -> (pages: [RenderedPage], findings: [Finding]) {
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
    private func resolved() -> (themes: [Theme], findings: [Finding]) {
        let readings = workspace.themeFiles.map { ThemeReader.read($0.bytes, file: $0.label) }
        let documents = SchemeNames.disambiguated(readings.compactMap(\.document))
        let ids = Dictionary(documents.map { ($0.location?.file ?? "", $0.id) }) { first, _ in first }
        let (flat, inherited) = ThemeInheritance.flatten(documents)
        var findings = readings.flatMap(\.findings).map { finding in
            var finding = finding
            finding.theme = finding.location.flatMap { ids[$0.file] }
            return finding
        }
        findings += inherited
        var seen = Set(findings)
        let themes = flat.compactMap { document in
            let (theme, found) = document.resolve()
            findings += found.filter { seen.insert($0).inserted }
            return theme
        }
        return (themes, findings)
    }

    /// The themes that were asked for, the default one first.
    private func selected(_ themes: [Theme]) throws(PipelineError) -> [Theme] {
        let known = themes.map(\.id)
        for id in themeIDs where !known.contains(id) { throw .unknownTheme(id, known: known) }
        var chosen = themeIDs.isEmpty ? themes : themes.filter { themeIDs.contains($0.id) }
        chosen.sort { $0.id < $1.id }
        guard let first = workspace.configuration.defaultTheme?.value else { return chosen }
        guard known.contains(first) else { throw .unknownTheme(first, known: known) }
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
