import Findings
import Synchronization
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
        let changes = Changes()
        await forEach(below: (count + size - 1) / size, jobs: jobs) { share in
            let rows = share * size..<min((share + 1) * size, count)
            for index in record.outputs.doubtful(among: rows, stamp: lock.stamp) {
                let change = Self.change(of: record.outputs[index], in: lock)
                changes.found.withLock { $0.append((index, change)) }
            }
        }
        let found = changes.found.withLock { $0 }
        // The record is shared: it would be copied even for a loop without rounds.
        if found.isEmpty { return }
        for (index, change) in found { note(change, at: index) }
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

    /// What may have happened to files; a class of its own, since what a closure holds is taken apart by way of its type's name.
    private final class Changes: Sendable {
        let found = Mutex<[(index: Int, change: Change)]>([])
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
