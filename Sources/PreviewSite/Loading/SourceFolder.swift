import ThemeRendering

/// A folder in which files of a project were found: they share its path, and how findings name them follows from it.
final class SourceFolder: Sendable {
    private let project: ProjectFolder
    /// The absolute path.
    let path: String

    /// Takes an absolute path.
    init(_ path: String, of project: ProjectFolder) { (self.path, self.project) = (path, project) }

    /// The absolute path of a file in the folder.
    func absolute(_ file: String) -> String { String(of: file, in: path) }

    /// The name of a file in the folder that findings and the site show.
    func label(of file: String) -> String { project.label(of: absolute(file), foundIn: path) }
}
