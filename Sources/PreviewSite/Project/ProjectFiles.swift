import SystemPackage
import ThemeRendering

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
    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePath)
        -> [ListedFile]

    /// Passes a file to `visit`, block by block: all of 64 KiB but the last. Stops soon after `limit` bytes.
    ///
    /// Reads nothing outside `folder`, to which the path is relative then: neither through a link nor through one that
    /// somebody puts there meanwhile. Without a folder, somebody named the file, and links are followed.
    func read(
        _ path: String,
        in folder: String?,
        limit: Int,
        _ visit: (UnsafeRawBufferPointer) throws -> Void
    ) throws
}

struct ListedFile: Hashable, Sendable {
    /// Relative to the listed folder.
    let path: String
    /// Why the file cannot be read; nil if it can.
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

extension ProjectFiles {
    /// The bytes of a file; more than `limit` if the file is larger.
    func read(_ path: String, in folder: String? = nil, limit: Int) throws -> Data {
        var bytes = Data()
        try read(path, in: folder, limit: limit) { bytes.append(contentsOf: $0) }
        return bytes
    }

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
            throw .missing(
                "cannot read '\(label)': it is not UTF-8 text",
                help: "save it with the encoding UTF-8"
            )
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

    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePath)
        -> [ListedFile]
    {
        try FolderListing.files(in: folder, skipping: isSkipped)
    }

    func read(
        _ path: String,
        in folder: String?,
        limit: Int,
        _ visit: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let descriptor = try Self.open(path, in: folder)
        try descriptor.closeAfter { try descriptor.forEachBlock(limit: limit, visit) }
    }

    private static func open(_ path: String, in folder: String?) throws -> FileDescriptor {
        guard let folder else {
            // Without `.nonBlocking`, opening a pipe would wait for its writer for ever.
            return try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
                .checkedAsRegular()
        }
        do { return try OpenFolder(folder).open(path) } catch Errno.tooManySymbolicLinkLevels {
            let root = FileKind.canonical(folder)
            guard let target = FileKind.canonical("\(folder)/\(path)").below(root) else {
                throw FileProblem.outside
            }
            return try OpenFolder(root).open(target)
        }
    }
}
