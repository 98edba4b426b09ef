import Projects
import ThemeRendering

/// A theme file that a command makes.
enum NewThemeFile {
    /// Writes the file, and makes its folder where that is missing, which a note names.
    static func write(_ text: String, to path: String, replacing: Bool, _ console: Console) throws {
        let absolute = ProjectFolder.absolute(path, in: ProjectFolder.current)
        if try WholeFile.makeFolder(absolute.parentPath, shown: path.parentPath) {
            console.note("made the folder \(path.parentPath)")
        }
        if replacing {
            try WholeFile.write(text, to: absolute, shown: path)
        } else if try !WholeFile.writeNew(text, to: absolute, shown: path) {
            throw CommandError.exists(path)
        }
    }
}
