import ThemeRendering

/// Where the files of a site go: to disk, or to a comparison with what is there. Used from several threads at once.
protocol SiteOutput: Sendable {
    /// Why a file has to be made; nil where the one that is there stays, which is noted.
    func reasonToMake(_ file: PlannedPath) -> RebuildReason?
    /// Takes a file.
    func take(_ artifact: Artifact, because reason: RebuildReason) throws
    /// Takes a file that `fill` writes piece by piece.
    func take(_ path: ArtifactPath, because reason: RebuildReason, _ fill: (_ write: ByteSink) throws -> Void) throws
    /// Makes a file for what is not to stay.
    func spool() throws(WritingError) -> Spool
}

/// Takes the bytes of a file, piece by piece.
typealias ByteSink = (UnsafeRawBufferPointer) throws -> Void

extension SiteOutput {
    /// Renders a file and takes it, where it has to be made.
    func make(_ plan: PlannedPath, _ trace: BuildTrace?, _ render: () throws -> [UInt8]) throws {
        guard let reason = reasonToMake(plan) else { return }
        let bytes = try trace.measure(.render, plan.path.description, render)
        try trace.measure(.write, plan.path.description) {
            try take(Artifact(path: plan.path, bytes: bytes), because: reason)
        }
    }
}

/// What a build does with the files of the last one.
package enum BuildManner: Sendable {
    /// Makes files whose inputs changed.
    case incremental
    /// Makes every file, and leaves those with the same bytes.
    case ignoringManifest
    /// Makes and replaces every file.
    case clean
}

/// Why a file is made again.
package enum RebuildReason: Sendable, Hashable, CustomStringConvertible {
    /// No earlier build made the file.
    case new
    /// Everything was asked for.
    case asked
    /// The file is never kept.
    case always
    /// Something that the file is made from changed.
    case changed([String])
    /// The file is gone, or holds other bytes than the last build wrote.
    case altered

    package var description: String {
        switch self {
        case .new: "no earlier build made it"
        case .asked: "every file was asked for"
        case .always: "every build makes it"
        case .changed(let names): "these changed: \(names.joined(separator: ", "))"
        case .altered: "it was gone or not as the last build wrote it"
        }
    }
}

/// What became of a file.
package enum BuildOutcome: Sendable, Hashable, CustomStringConvertible {
    case written(RebuildReason)
    /// The file was made, and there already with the same bytes.
    case unchanged(RebuildReason)
    /// Nothing that the file is made from changed.
    case kept
    /// The file is that of an earlier build: something that it is made from cannot be read.
    case lastGood

    package var description: String {
        switch self {
        case .written(let reason): "written; \(reason)"
        case .unchanged(let reason): "made again with the same bytes; \(reason)"
        case .kept: "not made again; nothing that it is made from changed"
        case .lastGood: "kept from an earlier build; something that it is made from cannot be read"
        }
    }
}
