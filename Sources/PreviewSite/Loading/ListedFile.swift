/// A file of a folder.
struct ListedFile: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    /// What the system says of the file, or of the one that a link leads to; nil where it says nothing.
    let stamp: FileStamp?
    /// Why it is not to be read; nil where it is.
    var problem: FileProblem?
}

extension [ListedFile] {
    /// In the order of their paths, also where Swift takes two for equal that are spelt with other bytes.
    var inOrder: [ListedFile] {
        // Numbers are sorted, and not the files, which would be held and let go with every step.
        indices.sorted { left, right in
            let (left, right) = (self[left].path, self[right].path)
            return left < right || left == right && left.utf8.lexicographicallyPrecedes(right.utf8)
        }.map { self[$0] }
    }
}
