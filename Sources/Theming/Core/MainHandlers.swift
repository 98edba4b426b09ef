@MainActor
final class MainHandler<Theme: Sendable> {
    let registration = Registration()
    let key: HandlerKey?
    /// The bound provider or override, which can be looked up by the key.
    let attachment: Any?
    private(set) weak var target: AnyObject?
    private let takesRepeats: Bool
    private let action: (Theme) -> Bool
    private var seen = 0

    init<Target: AnyObject>(
        _ target: Target,
        key: AnyHashable? = nil,
        attachment: Any? = nil,
        _ action: @escaping @MainActor (Target, Theme) -> Void
    ) {
        self.target = target
        self.attachment = attachment
        takesRepeats = true
        self.key = key.map { HandlerKey(target, $0) }
        self.action = { [weak target] theme in
            guard let target else { return false }
            action(target, theme)
            return true
        }
    }

    init(takesRepeats: Bool = true, _ action: @escaping (Theme) -> Void) {
        target = registration
        key = nil
        attachment = nil
        self.takesRepeats = takesRepeats
        self.action = { theme in
            action(theme)
            return true
        }
    }

    var isAlive: Bool {
        !registration.isCancelled && target != nil
    }

    func skip(_ pass: Pass<Theme>) { seen = pass.version }

    /// Calls the action for a new pass; false when the handler can be removed.
    func take(_ pass: Pass<Theme>) -> Bool {
        (takesRepeats ? pass.version : pass.change) > seen
            ? takeAgain(pass) : !registration.isCancelled
    }

    @discardableResult
    func takeAgain(_ pass: Pass<Theme>) -> Bool {
        guard !registration.isCancelled else { return false }
        seen = pass.version
        if !action(pass.theme) { registration.cancel() }
        return !registration.isCancelled
    }
}

/// Identifies a handler by its target's address and a key.
///
/// Addresses are reused, so a match counts only while the handler is alive.
struct HandlerKey: Hashable {
    let target: ObjectIdentifier
    private let key: AnyHashable

    init(_ target: AnyObject, _ key: AnyHashable) {
        self.target = ObjectIdentifier(target)
        self.key = key
    }
}

@MainActor
final class MainHandlers<Theme: Sendable> {
    private(set) var all: [MainHandler<Theme>] = []
    private var keyed: [HandlerKey: MainHandler<Theme>] = [:]
    private var afterAll: [MainHandler<Theme>] = []
    private var passes: [Pass<Theme>] = []
    /// The last pass, until other threads have delivered it and `afterAll` can run.
    private var unfinished: Pass<Theme>?
    private var isDelivering = false
    private var answers = 0
    private var cleanUp = CleanUp()

    nonisolated init() {}

    /// Adds a handler, and cancels the one with the same key.
    func append(_ handler: MainHandler<Theme>) {
        if cleanUp.isDue(all.count) { removeDead() }
        all.append(handler)
        if let key = handler.key {
            keyed.updateValue(handler, forKey: key)?.registration.cancel()
        }
    }

    func appendAfterAll(_ handler: MainHandler<Theme>) {
        afterAll.append(handler)
        removeDeadAfterAll()
    }

    /// The number of recorded handlers and keys, including those whose targets are gone.
    var recordCount: Int {
        all.count + keyed.count + afterAll.count
    }

    subscript(key: HandlerKey) -> MainHandler<Theme>? {
        keyed[key].flatMap { $0.isAlive ? $0 : nil }
    }

    /// Counts a theme that a handler sets during the delivery; returns the count.
    func countAnswer() -> Int {
        if isDelivering { answers += 1 }
        return answers
    }

    func queue(_ pass: Pass<Theme>) { passes.append(pass) }

    /// Runs `first`, then delivers every queued pass; a nested call leaves the passes to the running delivery.
    ///
    /// `isElsewhere` returns whether other threads' handlers have a pass.
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
            for handler in all where !handler.take(pass) {
                isAnyGone = true
            }
            if isAnyGone { removeDead() }
            unfinished = afterAll.isEmpty ? nil : pass
        }
        isDelivering = false
        answers = 0
    }

    /// Releases handlers only after the lists are updated: their deinitialisers may register or cancel.
    private func removeDead() {
        let old = all
        all = old.filter(\.isAlive)
        for handler in old where !handler.isAlive {
            handler.registration.cancel()
            if let key = handler.key, keyed[key] === handler {
                keyed[key] = nil
            }
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
