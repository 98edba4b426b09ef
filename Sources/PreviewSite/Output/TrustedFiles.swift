import ProjectChecks
import Projects
import Synchronization
import SystemPackage
import ThemeRendering

/// Checks whether files of a site are unchanged since the last build, without reading most of them.
///
/// A build writes the manifest last. So a file is trusted if neither it nor a folder above it changed after that:
/// programs cannot fake the change time (`ctime`). All other files are hashed.
final class TrustedFiles: Sendable {
    private let folder: OpenFolder
    private let written: Stat.Time?
    /// The folders of the last build that are unchanged, with all folders above them.
    private let folders: Set<ArtifactPath>
    private let hashed = Atomic(false)

    init(in folder: OpenFolder, of manifest: BuildManifest) {
        self.folder = folder
        let written = folder.status(of: BuildManifest.name)?.changed
        self.written = written
        var known: [ArtifactPath: Bool] = [:]
        for path in Set(manifest.files.keys.compactMap(\.parent)) {
            _ = Self.isUnchanged(path, in: folder, since: written, &known)
        }
        folders = Set(known.filter(\.value).keys)
    }

    /// Whether a file had to be hashed: a newer manifest would save that in the next build.
    var hasHashed: Bool { hashed.load(ordering: .relaxed) }

    func isIntact(_ path: ArtifactPath, hash: UInt64) -> Bool {
        guard let status = folder.status(of: path.description), FileKind(status) == .file else {
            return false
        }
        if Self.isUnchanged(status, since: written), path.parent.map(folders.contains) ?? true {
            return true
        }
        hashed.store(true, ordering: .relaxed)
        return folder.hash(of: path) == hash
    }

    /// Looks at the folders above a file too, since a folder may be swapped for one with older files.
    private static func isUnchanged(
        _ path: ArtifactPath,
        in folder: OpenFolder,
        since written: Stat.Time?,
        _ known: inout [ArtifactPath: Bool]
    ) -> Bool {
        if let answer = known[path] { return answer }
        let isSame =
            folder.status(of: path.description).map {
                FileKind($0) == .folder && isUnchanged($0, since: written)
            } ?? false
        let answer =
            isSame
            && path.parent.map { isUnchanged($0, in: folder, since: written, &known) } ?? true
        known[path] = answer
        return answer
    }

    private static func isUnchanged(_ status: Stat, since written: Stat.Time?) -> Bool {
        written.map { status.changed < $0 } ?? false
    }
}
