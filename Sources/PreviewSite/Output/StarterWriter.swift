import ThemeRendering

/// Writes the files of a new project, and leaves alone what is there.
package struct StarterWriter: Sendable {
    private let folder: String
    private let shown: String

    /// Writes below `folder`, which is made if it is not there; `shown` is its path as one would type it.
    package init(folder: String, shown: String) {
        self.folder = folder
        self.shown = shown
    }

    /// Writes a file; returns false where there is something already, be it a link that leads nowhere.
    package func write(_ text: String, to path: String) throws(WritingError) -> Bool {
        let (file, shown) = ("\(folder)/\(path)", "\(shown)/\(path)")
        try WholeFile.makeFolder(file.parentPath, shown: shown.parentPath)
        if FileKind(at: file) != nil { return false }
        try WholeFile.write(text, to: file, shown: shown)
        return true
    }
}
