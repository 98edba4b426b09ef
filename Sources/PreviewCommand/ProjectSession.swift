import Findings
import PreviewSite
import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A project as the options speak of it, with its themes and templates read.
struct ProjectSession {
    let workspace: Workspace
    /// What a check asks for; verbs change it.
    var request = CheckRequest()
    /// The paths of theme files as one would type them, by the labels that findings name them with.
    private let themePaths: [String: String]

    var project: Project { workspace.project }

    /// Reads the project, up to `jobs` files at once.
    init(
        _ options: GlobalOptions, _ sources: SourceOptions, output: String? = nil, shard: Shard? = nil,
        trace: BuildTrace? = nil, _ console: Console? = nil
    ) async throws {
        let currentFolder = ProjectFolder.current
        let folder = try ProjectFolder(path: options.project, start: currentFolder)
        var project = try Project(folder, currentFolder: currentFolder)
        project.configuration.apply(sources, output: output, shard: shard, in: currentFolder)
        request.themeIDs = sources.ids
        request.today = .today
        request.jobs = sources.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        request.trace = trace
        let jobs = request.jobs
        workspace = try await trace.measure(.read) {
            let listing = try project.list()
            console?.reading(themes: listing.themeCount, pages: listing.pageCount)
            return try await Workspace(project, listing, jobs: jobs)
        }
        themePaths = workspace.themePathsByLabel
    }

    /// Judges all themes; with a baseline, the findings that it lists are marked.
    func checked(includesPages: Bool = false, baseline: Baseline? = nil) async throws -> CheckedProject {
        try await check(includesPages: includesPages, baseline: baseline).run()
    }

    /// Reads and resolves the project, and judges nothing yet.
    func check(includesPages: Bool = true, baseline: Baseline? = nil) async throws -> ProjectCheck {
        var request = request
        (request.includesPages, request.baseline) = (includesPages, baseline)
        return try await ProjectCheck(workspace, request)
    }

    /// The path of a theme file as one would type it here, by the name that findings give it.
    func shown(_ label: String) -> String { themePaths[label] ?? label }

    /// The absolute path of a theme file, by the name that findings give it.
    func absolute(_ label: String) -> String { ProjectFolder.absolute(shown(label), in: project.currentFolder) }

    /// A report whose paths are as one would type them here.
    func localised(_ report: Report) -> Report {
        if report.findings.isEmpty { return report }
        let paths = workspace.pathsByLabel
        var report = report
        for index in report.findings.indices {
            report.findings[index].location?.localise(paths)
            for number in report.findings[index].suggestions.indices {
                report.findings[index].suggestions[number].location?.localise(paths)
                report.findings[index].suggestions[number].edit?.location.localise(paths)
            }
        }
        return report
    }

    /// The texts of the files that a localised report speaks of.
    func sources(of report: Report) -> SourceLines {
        let wanted = Set(report.findings.compactMap(\.location?.file))
        let paths = workspace.pathsByLabel.filter { wanted.contains($0.value) }
        var texts: [String: String] = [:]
        for file in workspace.themeFiles {
            if let name = paths[file.label] { texts[name] = String(decoding: file.bytes, as: UTF8.self) }
        }
        for file in workspace.templates.values { if let name = paths[file.location] { texts[name] = file.text } }
        for (label, name) in paths where texts[name] == nil { texts[name] = workspace.text(ofPage: label) }
        return SourceLines(texts)
    }
}

extension SourceLocation {
    fileprivate mutating func localise(_ paths: [String: String]) { file = paths[file] ?? file }
}

extension Configuration {
    /// Puts what the command line says over what the file says; its paths are relative to the current folder.
    fileprivate mutating func apply(
        _ options: SourceOptions, output: String?, shard: Shard?, in currentFolder: String
    ) {
        func absolute(_ path: String) -> String { ProjectFolder.absolute(path, in: currentFolder) }
        if !options.themes.isEmpty {
            themes = options.themes.map(absolute)
            defaultTheme = nil
        }
        if let docs = options.docs { (self.docs, requiresDocs) = (absolute(docs), true) }
        if let templates = options.templates { (self.templates, requiresTemplates) = (absolute(templates), true) }
        if let output {
            usualOutput = self.output
            self.output = absolute(output)
        } else if let shard {
            shardedOutput = self.output
            self.output += shard.ending
        }
    }
}
