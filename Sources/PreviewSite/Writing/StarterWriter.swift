/// Writes the files of a new project, and leaves alone what is there.
package struct StarterWriter: Sendable {
    private let folder: String
    private let currentFolder: String

    /// Writes below `folder`, which is made if it is not there; paths are shown as one would type them in `currentFolder`.
    package init(folder: String, currentFolder: String) {
        self.folder = folder
        self.currentFolder = currentFolder
    }

    /// Writes a file; returns false where there is one already.
    package func write(_ text: String, to path: String) throws(WritingError) -> Bool {
        let file = ProjectFolder.absolute(path, in: folder)
        let shown = ProjectFolder.relative(file, to: currentFolder)
        let parent = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
        try WholeFile.makeFolder(parent, shown: ProjectFolder.relative(parent, to: currentFolder))
        if FileKind(at: file) != nil { return false }
        try WholeFile.write(text, to: file, shown: shown)
        return true
    }
}
