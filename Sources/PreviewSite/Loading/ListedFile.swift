/// A file of a folder.
struct ListedFile: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    /// What the system says of the file, or of the one that a link leads to; nil where it says nothing.
    let stamp: FileStamp?
    /// Why it is not to be read; nil where it is.
    var problem: FileProblem?
}

extension ListedFile {
    /// By the path, also where Swift takes two for equal that are spelt with other bytes.
    static func precedes(_ left: ListedFile, _ right: ListedFile) -> Bool {
        left.path == right.path
            ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8) : left.path < right.path
    }
}
