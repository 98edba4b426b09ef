#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A Markdown file of a project that was read once; where there are many, it is read again when its text is asked for.
package struct PageFile: Sendable {
    /// The path that findings and the site show.
    package let label: String
    /// The path below the folder of the pages.
    package let path: String
    /// The hash of its bytes.
    let hash: UInt64
    private let content: Content

    private enum Content: Sendable {
        case memory(SourceFile)
        /// At an absolute path.
        case disk(String)
    }

    /// Keeps a file that was read, as long as memory has `room` for it; else remembers where it is.
    init(_ file: SourceFile, at place: SourceList.Place, room: Int) {
        (label, path, hash) = (file.label, file.path, ContentHash.of(file.bytes))
        content = file.bytes.count <= room ? .memory(file) : .disk(place.absolute)
    }

    /// Whether it is read again each time.
    var isRead: Bool { if case .disk = content { true } else { false } }

    /// The file, which `read` takes from its path where it is not in memory.
    ///
    /// Throws where it cannot be read any more, or has other bytes than before.
    func file(_ read: (String) throws(LoadingError) -> Data) throws(LoadingError) -> SourceFile {
        switch content {
        case .memory(let file): return file
        case .disk(let absolute):
            let bytes = try read(absolute)
            guard ContentHash.of(bytes) == hash else { throw .changed(label) }
            return SourceFile(label: label, path: path, bytes: bytes)
        }
    }
}
