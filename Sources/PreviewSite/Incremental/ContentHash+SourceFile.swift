extension ContentHash {
    /// The hash of a file's name and bytes.
    static func of(_ file: SourceFile) -> UInt64 {
        var hash = ContentHash()
        hash.add(file.label)
        hash.add(bytesOf: file)
        return hash.value
    }

    /// The hash of a file's bytes, or of why it has none.
    static func of(bytesOf file: SourceFile) -> UInt64 {
        var hash = ContentHash()
        hash.add(bytesOf: file)
        return hash.value
    }

    /// Adds a file's bytes, or why it has none.
    mutating func add(bytesOf file: SourceFile) {
        if let problem = file.problem { add(problem.rawValue) } else { add(file.bytes) }
    }
}
