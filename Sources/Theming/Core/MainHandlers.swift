/// A handler that is called on the main actor.
@MainActor
final class MainHandler<Theme: Sendable> {
    let registration = Registration()
    let key: HandlerKey?
    /// What was bound, for those who ask for it by the key.
    let attachment: Any?
    private(set) weak var target: AnyObject?
    private let action: (Theme) -> Bool
    private var seen = 0

    init<Target: AnyObject>(
        _ target: Target, key: AnyHashable? = nil, attachment: Any? = nil,
        _ action: @escaping @MainActor (Target, Theme) -> Void
    ) {
        (self.target, self.attachment) = (target, attachment)
        self.key = key.map { HandlerKey(target, $0) }
        self.action = { [weak target] theme in
            guard let target else { return false }
            action(target, theme)
            return true
        }
    }

    init(_ action: @escaping (Theme) -> Void) {
        (target, key, attachment) = (registration, nil, nil)
        self.action = { theme in
            action(theme)
            return true
        }
    }

    var isAlive: Bool { !registration.isCancelled && target != nil }

    func skip(_ pass: Pass<Theme>) { seen = pass.version }

    /// Takes a pass that it has not seen yet; false when it is not to be called again.
    func take(_ pass: Pass<Theme>) -> Bool { pass.version > seen ? takeAgain(pass) : !registration.isCancelled }

    @discardableResult
    func takeAgain(_ pass: Pass<Theme>) -> Bool {
        guard !registration.isCancelled else { return false }
        seen = pass.version
        if !action(pass.theme) { registration.cancel() }
        return !registration.isCancelled
    }
}

/// What a handler is found by: its target's address and a key.
///
/// An address is used again when its object is gone, so the handler has to be alive, too.
struct HandlerKey: Hashable {
    let target: ObjectIdentifier
    private let key: AnyHashable

    init(_ target: AnyObject, _ key: AnyHashable) { (self.target, self.key) = (ObjectIdentifier(target), key) }
}

@MainActor
final class MainHandlers<Theme: Sendable> {
    private(set) var all: [MainHandler<Theme>] = []
    private var keyed: [HandlerKey: MainHandler<Theme>] = [:]
    /// Called when all handlers have been.
    private var afterAll: [MainHandler<Theme>] = []
    private var passes: [Pass<Theme>] = []
    private var newest = 0
    /// The last pass for `afterAll`, while other threads are still busy with it.
    private var unfinished: Pass<Theme>?
    private var isDelivering = false
    private var answers = 0
    private var cleanUp = CleanUp()

    nonisolated init() {}

    /// Adds a handler; one with its key is cancelled.
    func append(_ handler: MainHandler<Theme>) {
        if cleanUp.isDue(all.count) { removeDead() }
        all.append(handler)
        if let key = handler.key { keyed.updateValue(handler, forKey: key)?.registration.cancel() }
    }

    func appendAfterAll(_ handler: MainHandler<Theme>) {
        afterAll.append(handler)
        removeDeadAfterAll()
    }

    subscript(key: HandlerKey) -> MainHandler<Theme>? { keyed[key].flatMap { $0.isAlive ? $0 : nil } }

    /// Counts an answer of a handler to the pass under way; the number of those so far.
    func countAnswer() -> Int {
        if isDelivering { answers += 1 }
        return answers
    }

    /// Queues a pass, unless it was overtaken by a newer one.
    func queue(_ pass: Pass<Theme>) {
        guard pass.version > newest else { return }
        newest = pass.version
        passes.append(pass)
    }

    /// Runs `first` and then every queued pass; within a handler, the delivery under way goes on to them.
    ///
    /// `isElsewhere` tells whether handlers of other threads have a pass.
    func deliver(first: () -> Void = {}, isElsewhere: (Pass<Theme>) -> Bool) {
        guard !isDelivering else { return first() }
        isDelivering = true
        first()
        while true {
            if let pass = unfinished, isElsewhere(pass) {
                unfinished = nil
                for handler in afterAll { _ = handler.take(pass) }
                removeDeadAfterAll()
            }
            guard !passes.isEmpty else { break }
            let pass = passes.removeFirst()
            var isAnyGone = false
            for handler in all where !handler.take(pass) { isAnyGone = true }
            if isAnyGone { removeDead() }
            unfinished = afterAll.isEmpty ? nil : pass
        }
        (isDelivering, answers) = (false, 0)
    }

    /// Nothing is released while the lists change: what a handler holds may register or cancel when it goes.
    private func removeDead() {
        let old = all
        all = old.filter(\.isAlive)
        for handler in old where !handler.isAlive {
            handler.registration.cancel()
            if let key = handler.key, keyed[key] === handler { keyed[key] = nil }
        }
        cleanUp.isDone(all.count)
        withExtendedLifetime(old) {}
    }

    private func removeDeadAfterAll() {
        let old = afterAll
        afterAll = old.filter(\.isAlive)
        withExtendedLifetime(old) {}
    }
}
