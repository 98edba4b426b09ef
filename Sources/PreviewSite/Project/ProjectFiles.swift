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

/// Where a project's files are: on disk, or in memory as a git revision has them.
///
/// Paths are absolute.
protocol ProjectFiles: Sendable {
    /// What there is at a path, or behind a link there; nil for nothing.
    ///
    /// Throws where a link leads nowhere, and where the system refuses to say: a missing file must not pass for an absent one.
    func kind(at path: String) throws(UnreadablePath) -> FileKind?

    /// All files below a folder, sorted by their paths, without hidden ones and those to skip; links are files too.
    ///
    /// Throws where a folder cannot be listed: its files would be missing without a word.
    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePath) -> [ListedFile]

    /// The bytes of a file, up to one more than `limit`.
    func read(_ path: String, limit: Int) throws -> Data
}

/// A file of a folder.
struct ListedFile: Hashable, Sendable {
    /// The path below the folder.
    let path: String
    /// Why it is not read; nil where it is.
    var problem: FileProblem?
}

extension [ListedFile] {
    /// In the order of their paths, also where Swift takes two spellings of a name for equal.
    var inOrder: [ListedFile] {
        sorted { left, right in
            left.path < right.path
                || left.path == right.path && left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
    }
}

extension ProjectFiles {
    /// What there is at a path; an error names it by its `label`.
    func kind(at path: String, label: String) throws(LoadingError) -> FileKind? {
        do throws(UnreadablePath) { return try kind(at: path) } catch {
            throw .unreadable(label, reason: "\(error.reason)")
        }
    }

    /// The text of a file; an error names it by its `label`.
    func text(at path: String, label: String) throws(LoadingError) -> String {
        let bytes: Data
        do { bytes = try read(path, limit: Project.pageLimit) } catch {
            throw .unreadable(label, reason: "\(error)")
        }
        return try String(bytes, of: label)
    }
}

extension String {
    /// The text in the bytes of a file, which errors name by its `label`.
    init(_ bytes: Data, of label: String) throws(LoadingError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .unreadable(label, reason: "it is not UTF-8 text")
        }
        self = text
    }
}

/// The files on disk.
struct DiskFiles: ProjectFiles {
    func kind(at path: String) throws(UnreadablePath) -> FileKind? {
        if let kind = FileKind(following: path) { return kind }
        let kind = try FileKind.looking(at: path)
        if kind == .link, access(path, F_OK) != 0 {
            throw UnreadablePath(path: path, reason: Errno(rawValue: errno))
        }
        return kind == .file || kind == .folder ? kind : nil
    }

    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePath) -> [ListedFile] {
        try FolderListing.files(in: folder, skipping: isSkipped)
    }

    func read(_ path: String, limit: Int) throws -> Data {
        // Without `.nonBlocking`, opening a pipe that took the file's name would wait for ever.
        let descriptor = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
        return try descriptor.closeAfter {
            var status = stat()
            guard fstat(descriptor.rawValue, &status) == 0, FileKind(status) == .file else {
                throw FileKind(status) == .folder ? Errno.isDirectory : Errno.invalidArgument
            }
            return try descriptor.readAll(limit: limit)
        }
    }
}

extension FileDescriptor {
    /// The bytes from here to the end, up to one more than `limit`.
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
