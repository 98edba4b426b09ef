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
