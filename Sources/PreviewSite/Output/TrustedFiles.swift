import Synchronization
import ThemeRendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Checks whether files of a site are unchanged since the last build, without reading most of them.
///
/// A build writes the manifest last. So a file is trusted if neither it nor a folder above it changed after that:
/// programs cannot fake the change time (`ctime`). All other files are hashed.
final class TrustedFiles: Sendable {
    private let folder: OutputFolder
    private let written: timespec?
    private let folders = Mutex<[ArtifactPath: Bool]>([:])
    private let hashed = Mutex(false)

    init(_ folder: OutputFolder) {
        self.folder = folder
        written = folder.status(of: BuildManifest.name).map(\.changed)
    }

    /// Whether a file had to be hashed: a newer manifest would save that in the next build.
    var hasHashed: Bool { hashed.withLock { $0 } }

    func isIntact(_ path: ArtifactPath, hash: UInt64) -> Bool {
        guard let status = folder.status(of: path.description), FileKind(status) == .file else { return false }
        if isUnchanged(status), isUnchanged(path.parent) { return true }
        hashed.withLock { $0 = true }
        return folder.hash(of: path) == hash
    }

    /// Checks the folders above a file, since a folder may be swapped for one with older files.
    private func isUnchanged(_ path: ArtifactPath?) -> Bool {
        guard let path else { return true }
        if let known = folders.withLock({ $0[path] }) { return known }
        let status = folder.status(of: path.description)
        let answer = status.map { FileKind($0) == .folder && isUnchanged($0) } ?? false && isUnchanged(path.parent)
        folders.withLock { $0[path] = answer }
        return answer
    }

    private func isUnchanged(_ status: stat) -> Bool {
        guard let written else { return false }
        let changed = status.changed
        return (changed.tv_sec, changed.tv_nsec) < (written.tv_sec, written.tv_nsec)
    }
}

extension stat {
    /// When the file's bytes or metadata last changed.
    fileprivate var changed: timespec {
        #if canImport(Darwin)
            st_ctimespec
        #else
            st_ctim
        #endif
    }
}
