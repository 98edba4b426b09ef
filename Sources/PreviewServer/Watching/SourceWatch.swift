import Dispatch
package import Projects
import Synchronization

/// Tells of changes of a project's sources; a burst of changes is one.
package final class SourceWatch: Sendable {
    /// One element for each burst; those that nobody took yet are one.
    package let changes: AsyncStream<Void>
    private let folders: @Sendable () -> [WatchedFolder]
    private let burst: Burst
    private let watcher: Mutex<any FolderWatcher>

    /// Starts to watch the folders that `folders` names, which is asked again after each change.
    ///
    /// With `polls`, the system's own watching is not used.
    package convenience init(polls: Bool, folders: @escaping @Sendable () -> [WatchedFolder]) {
        self.init(folders: folders) { polls ? nil : Self.native($0) }
    }

    /// Polls where `makeWatcher` makes none; what that makes calls its argument at each change.
    init(
        folders: @escaping @Sendable () -> [WatchedFolder],
        makeWatcher: (_ notice: @escaping @Sendable () -> Void) -> (any FolderWatcher)?
    ) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        changes = stream
        self.folders = folders
        let burst = Burst { continuation.yield() }
        self.burst = burst
        let watcher: any FolderWatcher =
            makeWatcher { burst.addEvent() } ?? PollingWatcher { burst.addEvent() }
        self.watcher = Mutex(watcher)
        rescan()
    }

    private static func native(_ notice: @escaping @Sendable () -> Void) -> (any FolderWatcher)? {
        #if os(Linux)
            InotifyWatcher(notice)
        #else
            nil
        #endif
    }

    /// Watches the folders that there are now; those that are new count as changed.
    ///
    /// Falls back to polling where the system watches no more folders.
    package func rescan() {
        let wanted = folders()
        watcher.withLock { watcher in
            if watcher.watch(wanted) { return }
            watcher = PollingWatcher { [burst] in burst.addEvent() }
            _ = watcher.watch(wanted)
        }
    }
}

/// Watches folders, not those in them.
protocol FolderWatcher: Sendable {
    /// Watches these folders and no others; false if the system refuses.
    func watch(_ folders: [WatchedFolder]) -> Bool
}

/// Joins changes that follow each other closely.
private final class Burst: Sendable {
    /// A save by an editor is a few steps within a millisecond.
    private static let quiet = DispatchTimeInterval.milliseconds(4)
    private static let longest: UInt64 = 80_000_000

    private let queue = DispatchQueue(label: "themepreview.burst")
    private let state = Mutex((number: 0, start: UInt64?.none))
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    func addEvent() {
        let now = DispatchTime.now().uptimeNanoseconds
        let (number, start) = state.withLock { state in
            state.number += 1
            state.start = state.start ?? now
            return (state.number, state.start ?? now)
        }
        // Files that change without a pause must still be reported.
        if now - start > Self.longest { return finish() }
        queue.asyncAfter(deadline: .now() + Self.quiet) { [self] in
            if state.withLock({ $0.number == number && $0.start != nil }) { finish() }
        }
    }

    private func finish() {
        state.withLock { $0.start = nil }
        end()
    }
}
