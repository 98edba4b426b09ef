extension ContentHash {
    /// The hash of a file's name and bytes.
    static func of(_ file: SourceFile) -> UInt64 {
        var hash = ContentHash()
        hash.add(file.label)
        hash.add(file.hash)
        return hash.value
    }
}
