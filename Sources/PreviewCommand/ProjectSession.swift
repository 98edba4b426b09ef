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
        _ options: GlobalOptions, _ sources: SourceOptions, output: String? = nil, level: ContrastLevel? = nil,
        judgesDates: Bool = true
    ) throws(LoadingError) {
        try self.init(ProjectSetup(options, sources, output: output), sources, level: level, judgesDates: judgesDates)
    }

    /// Reads a project whose configuration is read.
    init(
        _ setup: ProjectSetup, _ sources: SourceOptions, level: ContrastLevel? = nil, judgesDates: Bool = true
    ) throws(LoadingError) {
        self.setup = setup
        workspace = try setup.loader.load(setup.configuration)
        var pipeline = SitePipeline(workspace)
        pipeline.level = level
        pipeline.themeIDs = sources.ids
        pipeline.today = judgesDates ? .today : nil
        pipeline.jobs = setup.jobs
        self.pipeline = pipeline
    }

    /// The absolute path of the output folder.
    var output: String { setup.output }

    /// A report whose places are as one would type them here.
    func localised(_ report: Report) -> Report {
        var report = report
        for index in report.findings.indices {
            localise(&report.findings[index].location)
            for place in report.findings[index].suggestions.indices {
                localise(&report.findings[index].suggestions[place].location)
                guard var edit = report.findings[index].suggestions[place].edit else { continue }
                edit.location.file = workspace.pathsByLabel[edit.location.file] ?? edit.location.file
                report.findings[index].suggestions[place].edit = edit
            }
        }
        return report
    }

    private func localise(_ location: inout SourceLocation?) {
        guard let file = location?.file else { return }
        location?.file = workspace.pathsByLabel[file] ?? file
    }

    /// The texts of the files that a localised report speaks of.
    func sources(of report: Report) -> SourceLines {
        let wanted = Set(report.findings.compactMap(\.location?.file))
        var texts: [String: String] = [:]
        for file in workspace.themeFiles + workspace.pageFiles {
            let name = workspace.pathsByLabel[file.label] ?? file.label
            if wanted.contains(name) { texts[name] = String(decoding: file.bytes, as: UTF8.self) }
        }
        for file in workspace.templates.values {
            let name = workspace.pathsByLabel[file.location] ?? file.location
            if wanted.contains(name) { texts[name] = file.text }
        }
        return SourceLines(texts)
    }
}
