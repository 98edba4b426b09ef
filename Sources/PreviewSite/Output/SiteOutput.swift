import ProjectChecks
import Projects
import ThemeRendering

/// Takes the files of a site, to write them or to compare them with those on disk.
///
/// Several threads call it at once, but ``note(_:)``: tasks return what they made, so that none shares a lock with others.
protocol SiteOutput: Sendable {
    /// What the last build wrote.
    var previous: BuildManifest { get }
    /// Why a file must be rebuilt; nil if it is up to date.
    func reasonToMake(_ file: PlannedPath) -> RebuildReason?
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
    /// Creates a temporary file.
    func spool() throws(WritingError) -> Spool
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
    /// Renders and takes a file if it must be rebuilt.
    func make(_ plan: PlannedPath, _ render: () throws -> [UInt8]) throws -> MadeFile {
        guard let reason = reasonToMake(plan) else { return kept(plan.path) }
        return try take(Artifact(path: plan.path, bytes: try render()), because: reason)
    }

    /// Copies a file of any size piece by piece, if it must be rebuilt.
    func copy(_ plan: PlannedPath, _ fill: (ByteSink) throws -> Void) throws -> MadeFile {
        guard let reason = reasonToMake(plan) else { return kept(plan.path) }
        return try take(plan.path, because: reason, fill)
    }
}

/// How a build treats the files of the last one.
package enum BuildManner: Sendable {
    /// Rebuilds files whose inputs changed.
    case incremental
    /// Rebuilds every file; writes those whose bytes differ.
    case ignoringManifest
    /// Rebuilds and writes every file.
    case clean
}

/// Why a file is rebuilt.
package enum RebuildReason: Sendable, Hashable, CustomStringConvertible {
    case new
    case asked
    case changed([String])
    case altered

    package var description: String {
        switch self {
        case .new: "no earlier build wrote it"
        case .asked: "--clean or --no-cache rebuilds every file"
        case .changed(let names): "these changed: \(names.joined(separator: ", "))"
        case .altered: "it was deleted or edited since the last build"
        }
    }
}

package enum BuildOutcome: Sendable, Hashable, CustomStringConvertible {
    case written(RebuildReason)
    case unchanged(RebuildReason)
    case kept
    case lastGood

    package var description: String {
        switch self {
        case .written(let reason): "written; \(reason)"
        case .unchanged(let reason): "rebuilt with the same bytes; \(reason)"
        case .kept: "not rebuilt; none of its inputs changed"
        case .lastGood: "kept from an earlier build; one of its inputs cannot be read"
        }
    }
}
