import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a project's files are: on disk, or in memory as a revision had them.
///
/// Paths are absolute.
protocol ProjectFiles: Sendable {
    /// What there is at a path, or behind a link there; nil for nothing.
    ///
    /// Throws where nobody can say, and where a link leads nowhere: what it was to lead to would be missing without a word.
    func kind(at path: String) throws(UnreadablePlace) -> FileKind?

    /// All files below a folder, sorted by their paths, without hidden ones and what is to be skipped; links are files too.
    ///
    /// Throws where a folder cannot be read, or something in it not be looked at: files would be missing without a word.
    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePlace) -> [ListedFile]

    /// What the system says of a file that is no link; nil where it says nothing.
    func stamp(of path: String) -> FileStamp?

    /// The bytes of a file, up to one more than `limit`, and what the system said of it before they were read.
    func read(_ path: String, limit: Int) throws -> (bytes: Data, stamp: FileStamp?)
}

extension ProjectFiles {
    /// What there is at a path, or behind a link there; nil for nothing.
    ///
    /// What cannot be looked at is named by its `label`.
    func kind(at path: String, label: String) throws(LoadingError) -> FileKind? {
        do throws(UnreadablePlace) { return try kind(at: path) } catch {
            throw .unreadable(label, reason: "\(error.reason)")
        }
    }

    /// The text of a file, which messages call by its `label`.
    func text(at path: String, label: String) throws(LoadingError) -> String {
        let bytes: Data
        do { bytes = try read(path, limit: SiteLoader.pageLimit).bytes } catch {
            throw .unreadable(label, reason: "\(error)")
        }
        return try String(bytes, of: label)
    }
}

extension String {
    /// The text in the bytes of a file, which messages call by its `label`.
    init(_ bytes: Data, of label: String) throws(LoadingError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .unreadable(label, reason: "it is not UTF-8 text")
        }
        self = text
    }
}
