import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes single files, each of which is there as a whole or as it was.
package enum WholeFile {
    /// Writes a text to a file, which is made or replaced; `shown` is its path as one would type it.
    package static func write(_ text: String, to path: String, shown: String) throws(WritingError) {
        var status = stat()
        let isThere = stat(path, &status) == 0
        if !isThere, FileKind(at: path) == .link { throw .failed(shown, reason: "it is a link that leads nowhere") }
        do {
            if isThere, status.st_mode & S_IFMT != S_IFREG { return try writeThrough(text, to: path) }
            // What is behind a link is replaced, and not the link.
            let file = FileReplacement(
                path: FileKind.canonical(path), mode: isThere ? status.st_mode & 0o777 : 0o666)
            defer { file.discard() }
            try file.write(text.utf8)
            try file.move()
        } catch {
            throw .refused(shown, error)
        }
    }

    /// Writes to a terminal or a pipe, which nothing can replace; for a folder the system says what is wrong.
    private static func writeThrough(_ text: String, to path: String) throws {
        let descriptor = try FileDescriptor.open(path, .writeOnly)
        try descriptor.closeAfter { _ = try descriptor.writeAll(text.utf8) }
    }

    /// Makes a folder that is not there, and those above it.
    static func makeFolder(_ path: String, shown: String) throws(WritingError) {
        do {
            try makeFolder(FilePath(path))
        } catch {
            throw .refused(shown, error, help: "choose another folder")
        }
    }

    private static func makeFolder(_ path: FilePath) throws {
        if mkdir(path.string, 0o777) == 0 { return }
        let refusal = Errno(rawValue: errno)
        if FileKind(following: path.string) == .folder { return }
        let parent = path.removingLastComponent()
        guard refusal == .noSuchFileOrDirectory, !parent.isEmpty, parent != path else {
            throw refusal == .fileExists ? .notDirectory : refusal
        }
        try makeFolder(parent)
        if mkdir(path.string, 0o777) != 0 && errno != EEXIST { throw Errno(rawValue: errno) }
    }
}

extension WritingError {
    /// What the system refused, in its words, with what to do about it.
    fileprivate static func refused(_ path: String, _ error: any Error, help: String? = nil) -> WritingError {
        let known: String? =
            switch error as? Errno {
            case .noSuchFileOrDirectory: "make its folder first, or choose another place"
            case .isDirectory: "name a file: this is a folder"
            case .notDirectory: "choose another place: what would be its folder is a file"
            default: nil
            }
        return .failed(path, reason: "\(error)", help: help ?? known)
    }
}
