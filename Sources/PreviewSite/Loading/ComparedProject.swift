package import Findings

/// One of two projects that are compared: its themes, and the findings that it knows of.
package struct ComparedProject: Sendable {
    /// The configuration and the themes, without pages and templates.
    package let workspace: Workspace
    /// The findings that the project allows; nil where it has no baseline.
    package let baseline: Baseline?
    /// What the user may want to know of how the name was read.
    package let note: String?

    /// Reads a project from disk.
    ///
    /// A folder that is `named` may hold theme files instead of a project.
    private init(_ project: ProjectFolder, named: Bool, currentFolder: String, note: String? = nil) async throws {
        try await self.init(project, among: DiskFiles(), named: named, currentFolder: currentFolder, note: note)
    }

    private init(
        _ project: ProjectFolder, among files: any ProjectFiles, named: Bool, currentFolder: String, note: String?
    ) async throws {
        let loader = SiteLoader(project: project, currentFolder: currentFolder, files: files)
        var configuration = try loader.configuration()
        if named, try Self.holdsThemesAlone(project, among: files) { configuration.themes = ["."] }
        let shown = ProjectFolder.relative(project.path, to: currentFolder)
        workspace = try await Self.themes(of: configuration, loader, in: shown)
        baseline = try configuration.baseline.flatMap { path in
            try BaselineFile.read(project.absolute(path), among: files, label: path)
        }
        self.note = note
    }

    /// Reads the themes; a folder of theme files alone is named as it is `shown` where it has none.
    private static func themes(
        of configuration: Configuration, _ loader: SiteLoader, in shown: String
    ) async throws(LoadingError) -> Workspace {
        do throws(LoadingError) {
            return try await loader.loadThemes(configuration, jobs: 1)
        } catch .missing(let what, _) {
            throw .missing(
                configuration.themes == ["."] ? "there are no themes at '\(shown)'" : what,
                help: "name a folder with a project or with theme files, or REVISION:PATH with such a folder")
        }
    }

    /// Whether a folder has neither a configuration nor a folder `themes`.
    private static func holdsThemesAlone(
        _ project: ProjectFolder, among files: any ProjectFiles
    ) throws(LoadingError) -> Bool {
        for name in [ProjectFolder.configurationName, "themes"]
        where try files.kind(at: project.absolute(name), label: name) != nil { return false }
        return true
    }
}

extension ComparedProject {
    /// Reads the project of a name: a folder if there is one, else a revision of the repository that `project` is in.
    ///
    /// Without a name it is `project` itself, as it is on disk.
    package static func read(
        _ name: String?, project: ProjectFolder, currentFolder: String
    ) async throws -> ComparedProject {
        guard let name else { return try await ComparedProject(project, named: false, currentFolder: currentFolder) }
        if name.isEmpty {
            throw LoadingError.missing("one of the names is empty", help: "perhaps a variable of the shell is not set")
        }
        // Not by text: in 'main:../x' is no folder 'main:..' that one could go up from.
        if FileKind(at: (name.hasPrefix("/") ? name : "\(currentFolder)/\(name)") + "/.") == .folder {
            let folder = try ProjectFolder(path: name, start: currentFolder)
            let note =
                await isAlsoRevision(name, of: project)
                ? "'\(name)' is a folder and a revision: the folder is read; '\(name)^0' names the revision" : nil
            return try await ComparedProject(folder, named: true, currentFolder: currentFolder, note: note)
        }
        if ["./", "../", "/"].contains(where: name.hasPrefix) {
            throw LoadingError.missing("there is no folder '\(name)'", help: "a folder has a project or theme files")
        }
        return try await ComparedProject(revision: name, of: project)
    }

    /// Whether the name of a folder names a revision too, and is not written as a path.
    private static func isAlsoRevision(_ name: String, of project: ProjectFolder) async -> Bool {
        if name.hasPrefix(".") || name.hasPrefix("/") { return false }
        return (try? await GitRevision(name, in: GitRepository(holding: project.path))) != nil
    }

    /// Reads a project as a revision had it: the configuration first, then the files that it names.
    private init(revision name: String, of project: ProjectFolder) async throws {
        let revision = try await GitRevision(name, in: GitRepository(holding: project.path))
        let project = ProjectFolder(inRevision: revision.folder)
        do {
            let files = try await Self.files(of: project, in: revision)
            try await self.init(
                project, among: files, named: revision.namesFolder, currentFolder: project.path, note: nil)
        } catch let error where !(error is GitError) {
            throw RevisionError(revision: name, reason: "\(error)")
        }
    }

    private static func files(of project: ProjectFolder, in revision: GitRevision) async throws -> RevisionFiles {
        var files = RevisionFiles()
        try await revision.read(project.absolute(ProjectFolder.configurationName), into: &files)
        let loader = SiteLoader(project: project, currentFolder: project.path, files: files)
        let configuration = try loader.configuration()
        for path in configuration.themes {
            try await revision.read(project.absolute(path), into: &files, where: SiteLoader.isTheme)
        }
        if let baseline = configuration.baseline { try await revision.read(project.absolute(baseline), into: &files) }
        if revision.namesFolder, try holdsThemesAlone(project, among: files) {
            try await revision.read(revision.folder, into: &files, where: SiteLoader.isTheme)
        }
        return files
    }
}

/// Why a project cannot be read as a revision had it.
private struct RevisionError: Error, CustomStringConvertible {
    let revision: String
    let reason: String

    var description: String { "in the revision '\(revision.visible)': \(reason)" }
}
