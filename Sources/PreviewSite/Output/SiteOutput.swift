import ProjectChecks
import Projects
import ThemeRendering

/// Takes the files of a site, to write them or to compare them with those on disk.
///
/// Several threads call it at once, except for ``note(_:)``: tasks return the files that they made, so that none shares a
/// lock with others.
protocol SiteOutput: Sendable {
    /// The manifest of the last build.
    var previous: BuildManifest { get }
    /// The reason to rebuild a file; nil if it is up to date.
    func reasonToMake(_ file: PlannedFile) -> RebuildReason?
    /// A file that is up to date.
    func kept(_ path: ArtifactPath) -> MadeFile
    func take(_ artifact: Artifact, because reason: RebuildReason) throws -> MadeFile
    /// Takes a file that `fill` writes piece by piece, for files too large for memory.
    func take(
        _ path: ArtifactPath,
        because reason: RebuildReason,
        _ fill: (_ write: ByteSink) throws -> Void
    ) throws -> MadeFile
    /// Adds files to the site; one thread at a time calls it.
    func note(_ files: [MadeFile])
}

/// A file of the site that was rebuilt or kept.
struct MadeFile: Sendable {
    let path: ArtifactPath
    /// Nil if the bytes are not known.
    let hash: UInt64?
    let outcome: BuildOutcome
    /// Its name in the temporary folder, if it waits there.
    var stagedName: String?
}

extension SiteOutput {
    /// Renders and takes a file if it must be rebuilt; nil if the site has no such file after all.
    func make(_ file: PlannedFile) throws -> MadeFile? {
        guard let reason = reasonToMake(file) else { return kept(file.path) }
        switch file.content {
        case .copied(let copy):
            return try take(file.path, because: reason, copy)
        case .rendered(let render):
            guard let bytes = try render() else { return nil }
            return try take(Artifact(path: file.path, bytes: bytes), because: reason)
        }
    }
}
