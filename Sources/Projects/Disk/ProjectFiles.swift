#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Access to a project's files: on disk, or in memory as a git revision has them.
///
/// Paths are absolute.
protocol ProjectFiles: Sendable {
    /// Follows links; nil if there is nothing.
    ///
    /// Throws for a broken link, and if the system refuses to say: a file that cannot be seen must not count as absent.
    func kind(at path: String) throws(UnreadablePath) -> FileKind?

    /// The path with its links resolved, as far as it exists; itself where links are not followed.
    func withoutLinks(_ path: String) -> String

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

    /// Reads UTF-8 text of at most `limit` bytes from a file of a folder; an error names it by its `label`.
    func text(
        of path: String,
        in folder: String,
        limit: Int,
        label: String
    ) throws(LoadingError) -> String {
        let bytes: Data
        do { bytes = try read(path, in: folder, limit: limit) } catch {
            throw .unreadable(label, reason: "\(error)")
        }
        if bytes.count > limit {
            throw .unreadable(label, reason: "it is larger than \(limit >> 20) MiB")
        }
        return try String(bytes, of: label)
    }

    /// All files below a folder that are wanted; an error names the folder by its `label`.
    func files(
        in folder: String,
        label: String,
        where isWanted: (String) -> Bool
    ) throws(LoadingError) -> [ListedFile] {
        do {
            return try files(in: folder) { !isWanted($0) }.filter { $0.problem == nil }
        } catch {
            throw .unreadable(label, reason: "\(error.reason)")
        }
    }

    /// Reads UTF-8 text; an error names the path by its `label`.
    func text(at path: String, label: String) throws(LoadingError) -> String {
        let bytes: Data
        do { bytes = try read(path, limit: TextFile.sizeLimit) } catch {
            throw .unreadable(label, reason: "\(error)")
        }
        return try String(bytes, of: label)
    }
}
