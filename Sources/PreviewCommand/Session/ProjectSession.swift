import Findings
import ProjectChecks
import Projects
import SourceText
import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A project with the command line's options applied, and its themes and templates read.
struct ProjectSession {
    let workspace: Workspace
    /// The part of the project to check; some commands change it.
    var request = CheckRequest()
    /// Paths relative to the current folder, by the files' names in findings.
    private let themePaths: [String: String]

    var project: Project { workspace.project }

    init(
        _ options: GlobalOptions,
        _ sources: SourceOptions,
        _ chosen: ThemeOptions? = nil,
        output: String? = nil,
        readsAppFiles: Bool = true,
        _ console: Console? = nil
    ) async throws {
        let currentFolder = ProjectFolder.current
        let folder = try ProjectFolder(path: options.project, start: currentFolder)
        var project = try Project(folder, currentFolder: currentFolder)
        project.configuration.apply(sources, output: output, in: currentFolder)
        request.themeIDs = chosen?.ids ?? []
        request.today = .today
        request.jobs = sources.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        var listing = try project.list()
        if readsAppFiles { try project.listAppFiles(into: &listing) }
        console?.reading(themes: listing.themeCount, pages: listing.pageCount)
        workspace = try await Workspace(project, listing, jobs: request.jobs)
        themePaths = workspace.themePathsByLabel
    }

    /// The project with its themes resolved, ready to be judged.
    func resolved(
        includesPages: Bool = true,
        baseline: Baseline? = nil,
        after previous: ResolvedProject? = nil
    ) async throws -> ResolvedProject {
        var request = request
        request.includesPages = includesPages
        request.baseline = baseline
        return try await ResolvedProject(workspace, request, after: previous)
    }

    /// The verdict on every theme, with the findings marked that the baseline lists.
    func checked(
        includesPages: Bool = true,
        baseline: Baseline? = nil
    ) async throws -> CheckedProject {
        let resolved = try await resolved(includesPages: includesPages, baseline: baseline)
        return try await CheckedProject(resolved)
    }

    /// A theme file's path relative to the current folder, from its name in findings.
    func shown(_ label: String) -> String { themePaths[label] ?? label }

    /// A location in a theme file with its path relative to the current folder.
    func shown(_ location: SourceLocation) -> SourceLocation {
        SourceLocation(file: shown(location.file), line: location.line, column: location.column)
    }

    /// A theme file's absolute path, from its name in findings.
    func absolute(_ label: String) -> String {
        ProjectFolder.absolute(shown(label), in: project.currentFolder)
    }

    /// Makes the paths of a report relative to the current folder.
    func localised(_ report: Report) -> Report {
        if report.findings.isEmpty { return report }
        let paths = workspace.pathsByLabel
        return report.renamingFiles { paths[$0] ?? $0 }
    }

    /// The texts of the files with findings in a localised report.
    func sources(of report: Report) -> SourceLines {
        let wanted = Set(report.causes.compactMap(\.location?.file))
        let paths = workspace.pathsByLabel.filter { wanted.contains($0.value) }
        var texts: [String: String] = [:]
        for file in workspace.themeFiles {
            if let name = paths[file.label] {
                texts[name] = String(decoding: file.bytes, as: UTF8.self)
            }
        }
        for file in workspace.templates.values {
            if let name = paths[file.location] { texts[name] = file.text }
        }
        for (label, name) in paths where texts[name] == nil {
            texts[name] = workspace.text(ofPage: label)
        }
        return SourceLines(texts)
    }
}

extension Configuration {
    /// Overrides the configuration with the command line, whose paths are relative to the current folder.
    fileprivate mutating func apply(
        _ options: SourceOptions,
        output: String?,
        in currentFolder: String
    ) {
        func absolute(_ path: String) -> String { ProjectFolder.absolute(path, in: currentFolder) }
        if !options.themes.isEmpty {
            themes = options.themes.map(absolute)
            defaultTheme = nil
        }
        if let docs = options.docs {
            self.docs = absolute(docs)
            requiresDocs = true
        }
        if let templates = options.templates {
            self.templates = absolute(templates)
            requiresTemplates = true
        }
        if let output {
            usualOutput = self.output
            self.output = absolute(output)
        }
    }
}

extension CalendarDate {
    /// Today in UTC, so that a waiver expires at the same moment on every machine.
    static var today: CalendarDate? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: Date())
        guard let year = parts.year, let month = parts.month, let day = parts.day else {
            return nil
        }
        return CalendarDate(year: year, month: month, day: day)
    }
}
