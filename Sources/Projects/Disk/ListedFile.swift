struct ListedFile: Hashable, Sendable {
    /// Relative to the listed folder.
    let path: String
    /// The reason for which the file cannot be read; nil if it can.
    var problem: FileProblem?
}

extension [ListedFile] {
    /// Sorted by path; files whose paths are equal but for the encoding of their accents have a problem.
    var inOrder: [ListedFile] {
        var files = sorted { left, right in
            left.path < right.path
                || left.path == right.path
                    && left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        // Swift compares texts by what they show, not by their bytes.
        for (index, next) in zip(files.indices, files.indices.dropFirst())
        where files[index].path == files[next].path {
            files[index].problem = .twin
            files[next].problem = .twin
        }
        return files
    }
}
