import Foundation
import Synchronization

/// A handler that any thread may call, one at a time.
final class ThreadHandler<Theme: Sendable>: Sendable {
    let registration = Registration()
    private let takesRepeats: Bool
    /// Takes a theme, or nil to ask whether the target lives; false when it is gone.
    private let action: @Sendable (Theme?) -> Bool
    private let seen = Atomic<Int>(0)

    init(takesRepeats: Bool, _ action: @escaping @Sendable (Theme?) -> Bool) {
        (self.takesRepeats, self.action) = (takesRepeats, action)
    }

    /// Takes a pass that it has not seen yet; false when it is not to be called again.
    func take(_ pass: Pass<Theme>) -> Bool {
        guard !registration.isCancelled else { return false }
        guard pass.version > seen.load(ordering: .relaxed), takesRepeats || !pass.isRepeat else { return true }
        seen.store(pass.version, ordering: .relaxed)
        if !action(pass.theme) { registration.cancel() }
        return !registration.isCancelled
    }

    var isAlive: Bool { !registration.isCancelled && action(nil) }
}

/// What a themer keeps behind its mutex of the handlers that any thread may call.
///
/// One thread at a time delivers passes, and nobody waits for it: who sets a theme meanwhile leaves the pass to that
/// thread. So handlers run while no lock is held, and no two threads can wait for each other.
struct ThreadHandlers<Theme: Sendable>: Sendable {
    private(set) var all: [ThreadHandler<Theme>] = []
    private var passes: [Pass<Theme>] = []
    private var deliverer: ObjectIdentifier?
    private var underWay = 1
    private var answers = 0
    private var cleanUp = CleanUp()
    private(set) var delivered = 1

    mutating func append(_ handler: ThreadHandler<Theme>) { all.append(handler) }

    var isCleanUpDue: Bool { cleanUp.isDue(all.count) }

    mutating func queue(_ pass: Pass<Theme>) { passes.append(pass) }

    mutating func countAnswer() -> Int {
        guard deliverer == ObjectIdentifier(Thread.current) else { return 0 }
        answers += 1
        return answers
    }

    /// Makes the calling thread the one that delivers; false where one is at it.
    mutating func begin() -> Bool {
        guard deliverer == nil, !passes.isEmpty else { return false }
        deliverer = ObjectIdentifier(Thread.current)
        return true
    }

    /// The next pass with those that it is for; nil ends the delivery.
    mutating func next() -> (Pass<Theme>, [ThreadHandler<Theme>])? {
        delivered = underWay
        guard !passes.isEmpty else {
            (deliverer, answers) = (nil, 0)
            return nil
        }
        let pass = passes.removeFirst()
        underWay = pass.version
        return (pass, all)
    }

    /// Takes out the cancelled handlers, which the caller releases outside the mutex.
    mutating func removeCancelled() -> [ThreadHandler<Theme>] {
        let old = all
        all = old.filter { !$0.registration.isCancelled }
        cleanUp.isDone(all.count)
        return old
    }
}
