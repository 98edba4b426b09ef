import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Access to a project's files: on disk, or in memory as a git revision has them.
///
/// Paths are absolute.
protocol ProjectFiles: Sendable {
    /// Follows links; nil if there is nothing.
    ///
    /// Throws for a broken link, and if the system refuses to say: a file that cannot be seen must not count as absent.
    func kind(at path: String) throws(UnreadablePath) -> FileKind?

    /// All files below a folder and links, sorted by path, without hidden ones and those to skip.
    ///
    /// Throws if a folder cannot be listed: its files would be missing without a word.
    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePath) -> [ListedFile]

    /// Stops soon after `limit` bytes, so that a result longer than `limit` means that the file is too large.
    func read(_ path: String, limit: Int) throws -> Data
}

struct ListedFile: Hashable, Sendable {
    /// Relative to the listed folder.
    let path: String
    /// Why the file cannot be read; nil if it can.
    var problem: FileProblem?
}

extension [ListedFile] {
    /// Sorted by path; by bytes where Swift takes two Unicode spellings for equal.
    var inOrder: [ListedFile] {
        sorted { left, right in
            left.path < right.path
                || left.path == right.path && left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
    }
}

extension ProjectFiles {
    /// As ``kind(at:)``; an error names the path by its `label`.
    func kind(at path: String, label: String) throws(LoadingError) -> FileKind? {
        do throws(UnreadablePath) { return try kind(at: path) } catch {
            throw .unreadable(label, reason: "\(error.reason)")
        }
    }

    /// Reads UTF-8 text; an error names the path by its `label`.
    func text(at path: String, label: String) throws(LoadingError) -> String {
        let bytes: Data
        do { bytes = try read(path, limit: Project.pageLimit) } catch {
            throw .unreadable(label, reason: "\(error)")
        }
        return try String(bytes, of: label)
    }
}

extension String {
    /// Decodes UTF-8; an error names the file by its `label`.
    init(_ bytes: Data, of label: String) throws(LoadingError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .unreadable(label, reason: "it is not UTF-8 text")
        }
        self = text
    }
}

struct DiskFiles: ProjectFiles {
    func kind(at path: String) throws(UnreadablePath) -> FileKind? {
        if let kind = FileKind(following: path) { return kind }
        let kind = try FileKind.looking(at: path)
        if kind == .link, access(path, F_OK) != 0 {
            throw UnreadablePath(path: path, reason: Errno(rawValue: errno))
        }
        return kind
    }

    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePath) -> [ListedFile] {
        try FolderListing.files(in: folder, skipping: isSkipped)
    }

    func read(_ path: String, limit: Int) throws -> Data {
        // Without `.nonBlocking`, opening a pipe would wait for its writer for ever.
        let descriptor = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
        return try descriptor.closeAfter {
            var status = stat()
            guard fstat(descriptor.rawValue, &status) == 0, FileKind(status) == .file else {
                throw FileKind(status) == .folder ? Errno.isDirectory : FileProblem.special
            }
            return try descriptor.readAll(limit: limit)
        }
    }
}

extension FileDescriptor {
    /// Reads to the end, or until it has more than `limit` bytes.
    func readAll(limit: Int = .max) throws -> Data {
        var bytes = Data()
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
        defer { chunk.deallocate() }
        while bytes.count <= limit {
            let count = try read(into: chunk)
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }
}
