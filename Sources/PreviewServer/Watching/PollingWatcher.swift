import Projects
import Synchronization

/// Looks at folders four times a second, where the system does not report changes.
final class PollingWatcher: FolderWatcher {
    private static let pause = Duration.milliseconds(250)
    private let known: Known
    private let task: Task<Void, Never>

    init(_ notice: @escaping @Sendable () -> Void) {
        let known = Known()
        self.known = known
        task = Task.detached {
            while !Task.isCancelled {
                if known.hasChanged() { notice() }
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    deinit { task.cancel() }

    func watch(_ folders: [WatchedFolder]) -> Bool {
        known.watch(folders)
        return true
    }
}

/// The folders as they were when they were last looked at.
private final class Known: Sendable {
    private let state = Mutex(
        (folders: [WatchedFolder](), fingerprint: ([] as [WatchedFolder]).fingerprint)
    )

    /// Keeps what the folders were like before, so that a change meanwhile shows.
    func watch(_ folders: [WatchedFolder]) { state.withLock { $0.folders = folders } }

    func hasChanged() -> Bool {
        state.withLock { state in
            let fingerprint = state.folders.fingerprint
            defer { state.fingerprint = fingerprint }
            return fingerprint != state.fingerprint
        }
    }
}
