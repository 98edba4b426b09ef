package import Findings
import SourceText

/// One of the two projects that `diff` compares: its themes and its baseline.
package struct ComparedProject: Sendable {
    /// Without pages and templates.
    package let workspace: Workspace
    /// Nil if the project names no baseline.
    package let baseline: Baseline?
    /// A note for the user if the name was ambiguous.
    package let note: String?

    private init(
        _ folder: ProjectFolder,
        among files: any ProjectFiles = DiskFiles(),
        named: Bool,
        currentFolder: String,
        note: String? = nil
    ) async throws {
        var project = try Project(folder, currentFolder: currentFolder, files: files)
        if named, try Self.holdsThemesAlone(folder, among: files) {
            project.configuration.themes = ["."]
        }
        var listing = try Self.themes(of: project)
        // A state of another time may lack the files that a pattern names.
        try? project.listAppFiles(into: &listing)
        workspace = try await Workspace(project, listing, jobs: 1)
        baseline = try project.configuration.baseline.flatMap { path in
            try BaselineFile(path: folder.absolute(path), label: path).read(among: files)
        }
        self.note = note
    }

    /// Lists the themes; an error names the folder that has none.
    private static func themes(of project: Project) throws(LoadingError) -> SourceListing {
        do throws(LoadingError) { return try project.listThemes() } catch .missing(let what, _) {
            let isFolder = project.configuration.themes == ["."]
            throw .missing(
                isFolder ? "there are no themes at '\(project.shown(project.folder.path))'" : what,
                help:
                    "name a folder with a project or with theme files, or REVISION:PATH with such a folder"
            )
        }
    }

    /// A folder without a configuration and without a folder `themes` is no project.
    private static func holdsThemesAlone(
        _ project: ProjectFolder,
        among files: any ProjectFiles
    ) throws(LoadingError) -> Bool {
        for name in [ProjectFolder.configurationName, "themes"]
        where try files.kind(at: project.absolute(name), label: name) != nil { return false }
        return true
    }
}

extension ComparedProject {
    /// Reads a folder if there is one of that name, else a revision of the repository of `project`.
    ///
    /// Without a name, reads `project` from disk.
    package static func read(
        _ name: String?,
        project: ProjectFolder,
        currentFolder: String
    ) async throws -> ComparedProject {
        guard let name else {
            return try await ComparedProject(
                project,
                named: false,
                currentFolder: currentFolder
            )
        }
        if name.isEmpty {
            throw LoadingError.missing(
                "one of the names is empty",
                help: "a shell variable may be unset"
            )
        }
        // The system resolves the path, not we: 'main:../x' is no folder unless a folder 'main:..' exists.
        if FileKind(at: (name.hasPrefix("/") ? name : "\(currentFolder)/\(name)") + "/.") == .folder
        {
            let folder = try ProjectFolder(path: name, start: currentFolder)
            let note =
                await isAlsoRevision(name, of: project)
                ? "'\(name)' is a folder and a revision: reading the folder; '\(name)^0' names the revision"
                : nil
            return try await ComparedProject(
                folder,
                named: true,
                currentFolder: currentFolder,
                note: note
            )
        }
        if ["./", "../", "/"].contains(where: name.hasPrefix) {
            throw LoadingError.missing(
                "there is no folder '\(name)'",
                help: "a folder has a project or theme files"
            )
        }
        return try await ComparedProject(revision: name, of: project)
    }

    /// The name of the folder is a revision's name, too; a path that begins with '.' or '/' is not.
    private static func isAlsoRevision(_ name: String, of project: ProjectFolder) async -> Bool {
        if name.hasPrefix(".") || name.hasPrefix("/") { return false }
        return (try? await GitRevision(name, in: GitRepository(holding: project.path))) != nil
    }

    /// Reads a project from a revision, by the code that reads one from disk.
    private init(revision name: String, of project: ProjectFolder) async throws {
        let revision = try await GitRevision(name, in: GitRepository(holding: project.path))
        let folder = ProjectFolder(inRevision: revision.folder)
        let first = [
            ProjectFolder.configurationName, ProjectFormats.folder, TemplateFiles.folder,
        ]
        do {
            self = try await revision.reading(first.map(folder.absolute)) { files in
                try await ComparedProject(
                    folder,
                    among: files,
                    named: revision.namesFolder,
                    currentFolder: folder.path
                )
            }
        } catch let error where !(error is GitError) {
            throw RevisionError(revision: name, reason: "\(error)")
        }
    }
}

/// A project that was found in a revision, but cannot be read there.
private struct RevisionError: Error, CustomStringConvertible {
    let revision: String
    let reason: String

    var description: String { "in the revision '\(revision.visible)': \(reason)" }
}
