import Findings
import ThemeRendering

/// The last build into a folder: what it remembered, and which of its files are not as it left them.
struct LastBuild: Sendable {
    var record: BuildRecord
    /// The paths of files that are gone, or hold other bytes.
    private(set) var altered: Set<String> = []
    /// Whether files were found that hold the same bytes but do not look as they did.
    private(set) var isRestamped = false

    /// Looks at every file that a build left in a folder; at up to `jobs` at once.
    init(_ record: BuildRecord, in lock: OutputLock, jobs: Int) async {
        self.record = record
        let count = record.outputs.count
        // Many shares, since a file that must be read takes as long as hundreds that need not.
        let size = max(64, count / (16 * jobs))
        let shares = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
        let changes = await concurrently(shares, jobs: jobs) { share in
            record.outputs.doubtful(among: share, stamp: lock.stamp).map {
                ($0, Self.change(of: record.outputs[$0], in: lock))
            }
        }
        // The record is shared: it would be copied even for a loop without rounds.
        guard changes.contains(where: { !$0.isEmpty }) else { return }
        for (index, change) in changes.joined() { note(change, at: index) }
    }

    /// Whether the manifest is as the build left it.
    var hasManifest: Bool { record.outputs.last?.path == BuildManifest.name && !altered.contains(BuildManifest.name) }

    /// The files that the build wrote, where the manifest still says so; nil where it was changed.
    var listed: Lazy<Set<ArtifactPath>>? {
        guard hasManifest else { return nil }
        return Lazy { [outputs = record.outputs] in Set(outputs.dropLast().compactMap { ArtifactPath($0.path) }) }
    }

    /// Whether all files are as they were left, and nothing lies beside them that a build was killed over.
    func isWhole(in folder: OutputFolder) -> Bool { altered.isEmpty && !SiteWriter.wasKilled(in: folder) }

    /// What may have happened to a file.
    private enum Change: Sendable {
        case altered
        case restamped(FileStamp?)
    }

    private static func change(of output: OutputTable.Row, in lock: OutputLock) -> Change {
        let stamp = lock.settledStamp(of: output.path)
        guard let path = ArtifactPath(output.path), lock.folder.hash(of: path) == output.state.hash else {
            return .altered
        }
        return .restamped(stamp)
    }

    private mutating func note(_ change: Change, at index: Int) {
        switch change {
        case .altered: altered.insert(record.outputs[index].path)
        case .restamped(let stamp):
            isRestamped = true
            record.outputs.update(index, stamp: stamp)
        }
    }
}
