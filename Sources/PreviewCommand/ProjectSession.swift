import ArgumentParser
import Findings
import PreviewSite
import ThemeModel
import ThemeRendering

/// A project as a command has it before it: folders, configuration, files, and the way to a verdict.
struct ProjectSession {
    let setup: ProjectSetup
    let workspace: Workspace
    var pipeline: SitePipeline
    var currentFolder: String { setup.currentFolder }
    var project: ProjectFolder { setup.project }
    var loader: SiteLoader { setup.loader }
    var jobs: Int { setup.jobs }

    /// Reads the project that the options speak of.
    init(
        _ options: GlobalOptions, _ sources: SourceOptions, output: String? = nil, level: ContrastLevel? = nil
    ) async throws(LoadingError) {
        setup = try ProjectSetup(ProjectChoices(options, sources, output: output))
        workspace = try await setup.loader.load(setup.configuration, jobs: setup.jobs)
        var pipeline = SitePipeline(workspace)
        pipeline.level = level
        pipeline.themeIDs = sources.ids
        pipeline.today = .today
        pipeline.jobs = setup.jobs
        self.pipeline = pipeline
    }

    /// Reads a project for its site, with what its baseline lists.
    ///
    /// A site says the same every day: whether a waiver has ended is for `check` to judge.
    static func ofSite(
        _ options: GlobalOptions, _ sources: SourceOptions, output: String?
    ) async throws -> ProjectSession {
        var session = try await ProjectSession(options, sources, output: output)
        session.pipeline.today = nil
        session.pipeline.baseline = try session.setup.baseline()
        return session
    }

    /// The absolute path of the output folder.
    var output: String { setup.output }

    /// The path of a file as one would type it here, by the name that findings give it.
    func shown(_ label: String) -> String { workspace.pathsByLabel[label] ?? label }

    /// The absolute path of a file, by the name that findings give it.
    func absolute(_ label: String) -> String { ProjectFolder.absolute(shown(label), in: currentFolder) }

    /// A report with those findings marked that the baseline lists.
    func marked(_ report: Report) throws -> Report { try setup.baseline()?.marking(report) ?? report }

    /// Shows the first findings about a site, and how many more there are; the verbs that do so have no more to show.
    func show(_ summary: BuildSummary, _ console: Console) {
        console.show(
            localised(Report(findings: summary.shown)).findings, of: summary,
            notesShownBy: "'themepreview check --verbose'")
    }

    /// A report whose places are as one would type them here.
    func localised(_ report: Report) -> Report { report.localised { workspace.pathsByLabel[$0] } }

    /// The texts of the files that a localised report speaks of.
    func sources(of report: Report) -> SourceLines {
        let wanted = Set(report.findings.compactMap(\.location?.file))
        var texts: [String: String] = [:]
        func add(_ label: String, _ text: () -> String?) {
            let name = shown(label)
            if wanted.contains(name), let text = text() { texts[name] = text }
        }
        for file in workspace.themeFiles { add(file.label) { String(decoding: file.bytes, as: UTF8.self) } }
        for page in workspace.pageFiles {
            add(page.label) { (try? workspace.file(of: page)).map { String(decoding: $0.bytes, as: UTF8.self) } }
        }
        for file in workspace.templates.values { add(file.location) { file.text } }
        return SourceLines(texts)
    }
}

extension Report {
    /// The report with the places as one would type them; `path` is that of a file by the name that it has in the report.
    func localised(_ path: (_ label: String) -> String?) -> Report {
        var report = self
        // Most findings are about the file that the one before is about.
        var known = (label: "", path: "")
        func shown(_ label: String) -> String {
            if known.label != label { known = (label, path(label) ?? label) }
            return known.path
        }
        for index in report.findings.indices {
            report.findings[index].location?.localise(shown)
            for place in report.findings[index].suggestions.indices {
                report.findings[index].suggestions[place].location?.localise(shown)
                report.findings[index].suggestions[place].edit?.location.localise(shown)
            }
        }
        return report
    }
}

extension SourceLocation {
    fileprivate mutating func localise(_ shown: (_ label: String) -> String) { file = shown(file) }
}
