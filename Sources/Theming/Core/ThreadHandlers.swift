import Foundation
import Synchronization

/// A handler that any thread may call, one at a time.
final class ThreadHandler<Theme: Sendable>: Sendable {
    let registration = Registration()
    private let takesRepeats: Bool
    /// Takes a theme, or nil as a check whether the target is alive; false when it is gone.
    private let action: @Sendable (Theme?) -> Bool
    private let seen = Atomic<Int>(0)

    init(takesRepeats: Bool, _ action: @escaping @Sendable (Theme?) -> Bool) {
        self.takesRepeats = takesRepeats
        self.action = action
    }

    /// Calls the action for a new pass; false when the handler can be removed.
    func take(_ pass: Pass<Theme>) -> Bool {
        guard !registration.isCancelled else { return false }
        guard (takesRepeats ? pass.version : pass.change) > seen.load(ordering: .relaxed) else {
            return true
        }
        seen.store(pass.version, ordering: .relaxed)
        if !action(pass.theme) { registration.cancel() }
        return !registration.isCancelled
    }

    var isAlive: Bool {
        !registration.isCancelled && action(nil)
    }
}

/// The handlers for any thread, with the passes to deliver; a themer's mutex protects it.
///
/// One thread at a time delivers passes; a thread that sets a theme meanwhile only queues a pass for it. So handlers
/// run without a lock, and no two threads can wait for each other.
struct ThreadHandlers<Theme: Sendable>: Sendable {
    private(set) var all: [ThreadHandler<Theme>] = []
    private var passes: [Pass<Theme>] = []
    private var deliverer: ObjectIdentifier?
    private var underWay = 1
    private var answers = 0
    private var cleanUp = CleanUp()
    private(set) var delivered = 1

    mutating func append(_ handler: ThreadHandler<Theme>) {
        all.append(handler)
    }

    var isCleanUpDue: Bool { cleanUp.isDue(all.count) }

    mutating func queue(_ pass: Pass<Theme>) {
        passes.append(pass)
    }

    mutating func countAnswer() -> Int {
        guard deliverer == ObjectIdentifier(Thread.current) else {
            return 0
        }
        answers += 1
        return answers
    }

    /// Makes the calling thread the deliverer; false if there is one, or nothing to deliver.
    mutating func begin() -> Bool {
        guard deliverer == nil, !passes.isEmpty else {
            return false
        }
        deliverer = ObjectIdentifier(Thread.current)
        return true
    }

    /// The next pass with its handlers; nil ends the delivery.
    mutating func next() -> (Pass<Theme>, [ThreadHandler<Theme>])? {
        delivered = underWay
        guard !passes.isEmpty else {
            deliverer = nil
            answers = 0
            return nil
        }
        let pass = passes.removeFirst()
        underWay = pass.version
        return (pass, all)
    }

    /// Removes cancelled handlers; returns the old list, which the caller releases after unlocking.
    mutating func removeCancelled() -> [ThreadHandler<Theme>] {
        let old = all
        all = old.filter { !$0.registration.isCancelled }
        cleanUp.isDone(all.count)
        return old
    }
}
