#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A Markdown file of a project whose bytes are known; where there are many, it is read when its text is asked for.
package struct PageFile: Sendable {
    private let folder: SourceFolder
    /// The path below the folder of the pages.
    package let path: String
    /// The path that findings and the site show.
    package let label: String
    /// The hash of its bytes.
    let hash: UInt64
    /// What tells it from every other file, and from itself with other bytes; nil where nothing does.
    let identity: UInt64?
    private let problem: FileProblem?
    private let content: Content

    private enum Content: Sendable {
        case memory(Data)
        case disk
    }

    /// Keeps a file that was read, or remembers where it is.
    init(_ file: SourceFile, at place: SourceList.Place, identity: UInt64?, isKept: Bool) {
        (folder, path, label, problem) = (place.folder, place.path, file.label, place.problem)
        self.identity = identity
        hash = file.hash
        content = isKept ? .memory(file.bytes) : .disk
    }

    /// Remembers where a file is whose bytes have a hash that is known.
    init(at place: SourceList.Place, identity: UInt64, hash: UInt64) {
        (folder, path, label, problem) = (place.folder, place.path, place.label, place.problem)
        (self.hash, self.identity) = (hash, identity)
        content = .disk
    }

    /// The file, which `read` takes from its path where it is not in memory.
    ///
    /// Throws where it cannot be read any more, or has other bytes than before.
    func file(_ read: (String) throws(LoadingError) -> Data) throws(LoadingError) -> SourceFile {
        SourceFile(
            label: label, path: path, bytes: problem == nil ? try bytes(read) : Data(), problem: problem, hash: hash)
    }

    private func bytes(_ read: (String) throws(LoadingError) -> Data) throws(LoadingError) -> Data {
        switch content {
        case .memory(let bytes): return bytes
        case .disk:
            let bytes = try read(folder.absolute(path))
            guard ContentHash.of(bytes) == hash else { throw .changed(label) }
            return bytes
        }
    }
}
