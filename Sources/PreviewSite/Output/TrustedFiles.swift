import Synchronization
import ThemeRendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells whether files of a site are as the last build left them.
///
/// The manifest is written last. So a file is trusted without being read when neither it nor a folder above it changed since: the
/// system sets the time of change (`ctime`) itself, whatever a program says. All other files are hashed.
final class TrustedFiles: Sendable {
    private let folder: OutputFolder
    private let written: timespec?
    private let folders = Mutex<[ArtifactPath: Bool]>([:])
    private let hashed = Mutex(false)

    init(_ folder: OutputFolder) {
        self.folder = folder
        written = folder.status(of: BuildManifest.name).map(\.changed)
    }

    /// Whether a file had to be read, so that a newer manifest would save time.
    var hasHashed: Bool { hashed.withLock { $0 } }

    /// Whether a file holds bytes of this hash.
    func isIntact(_ path: ArtifactPath, hash: UInt64) -> Bool {
        guard let status = folder.status(of: path.description), FileKind(status) == .file else { return false }
        if isUnchanged(status), isUnchanged(path.parent) { return true }
        hashed.withLock { $0 = true }
        return folder.hash(of: path) == hash
    }

    /// Whether a folder and those above it are as they were: a folder may be replaced by one with old files in it.
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
    /// When a file was last changed in any way.
    fileprivate var changed: timespec {
        #if canImport(Darwin)
            st_ctimespec
        #else
            st_ctim
        #endif
    }
}
