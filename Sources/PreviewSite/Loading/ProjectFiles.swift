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
    func kind(at path: String) -> FileKind?

    /// The paths of all files below a folder, relative to it and sorted, without hidden ones and what `skipping` names.
    func files(in folder: String, skipping: String) -> [String]

    /// The bytes of a file, up to one more than `limit`.
    func bytes(of path: String, limit: Int) throws -> Data
}
