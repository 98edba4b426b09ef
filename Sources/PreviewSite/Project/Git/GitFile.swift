/// A file below a folder of a revision.
struct GitFile: Sendable {
    /// The path from the folder.
    let path: String
    /// Whether it is a link, and not a regular file.
    let isLink: Bool
    let object: GitObject

    /// Reads `<mode> <kind> <hash> <size>` and, behind a tab, the path; nil for what is no file.
    ///
    /// Throws where git has a word instead of a size, since it does not have the file.
    init?(_ row: String) throws(GitError) {
        let parts = row.split(separator: "\t", maxSplits: 1)
        let words = parts.first?.split(separator: " ") ?? []
        guard parts.count == 2, words.count == 4, words[1] == "blob" else { return nil }
        path = String(parts[1])
        guard let object = GitObject("\(words[2]) \(words[1]) \(words[3])") else { throw .missingObject(path) }
        isLink = words[0] == "120000"
        self.object = object
    }
}
