public import Observation

/// The current theme of an application, and the handlers that are called when it changes.
///
/// A theme is any value. Handlers belong to the main actor, are called in the order in which they were registered, once
/// for every theme, and at once when they are registered; their targets are held weakly. A handler may set another
/// theme, register and cancel: its theme is delivered after every handler has the present one.
///
/// The theme may be read and set on any thread. On the main actor, setting returns when every handler has the theme;
/// elsewhere, the main actor's handlers get the newest theme as soon as it is free. Handlers that any thread may call
/// are registered with ``registerOnAnyThread(target:action:)``. No handler is called while a lock is held, so none can
/// deadlock.
///
/// ``theme`` can be observed with `withObservationTracking`, as SwiftUI does.
public final class Themer<Theme: Sendable>: Sendable, Observable {
    struct State: Sendable {
        var current: Pass<Theme>
        var fault: ThemerFault?
        var threads = ThreadHandlers<Theme>()
        var hasMainHandlers = false
        /// A pending task on the main actor will deliver the newest theme.
        var isMainAwaited = false
    }

    let state: CheckedMutex<State>
    let main = MainHandlers<Theme>()
    let isEqual: @Sendable (Theme, Theme) -> Bool
    private let report: (@Sendable (ThemerFault) -> Void)?
    private let registrar = ObservationRegistrar()
    // Made once: in a generic class a literal makes a new key path each time.
    private let themePath: any KeyPath<Themer, Theme> & Sendable = \Themer.theme

    private init(
        _ theme: Theme,
        report: (@Sendable (ThemerFault) -> Void)?,
        isEqual: @escaping @Sendable (Theme, Theme) -> Bool
    ) {
        state = CheckedMutex(State(current: Pass(theme: theme, version: 1, change: 1)))
        self.report = report
        self.isEqual = isEqual
    }

    /// Makes a themer with a first theme; `report` is called when handlers keep answering a theme with another one.
    public convenience init(_ theme: Theme, report: (@Sendable (ThemerFault) -> Void)? = nil)
    where Theme: Equatable {
        self.init(theme, report: report) { $0 == $1 }
    }

    /// Makes a themer of several types of themes with one protocol, as in `Themer<any BrandTheme>(Harbor())`.
    ///
    /// Two themes are equal if they have one type and are equal as values of it. A type that is not `Equatable` makes
    /// every set a change.
    @_disfavoredOverload
    public convenience init(_ theme: Theme, report: (@Sendable (ThemerFault) -> Void)? = nil) {
        self.init(theme, report: report) { left, right in
            func isEqual<Value: Equatable>(_ value: Value) -> Bool {
                value == right as? Value
            }
            return (left as? any Equatable).map { isEqual($0) } ?? false
        }
    }

    /// The newest theme; setting it is ``set(_:)``.
    ///
    /// `+=` reads and then sets, and another thread may set it in between: ``update(_:)`` is one step.
    public var theme: Theme {
        get {
            registrar.access(self, keyPath: themePath)
            return state.withLock { $0.current.theme }
        }
        set { set(newValue) }
    }

    /// The last failure; nil without one.
    public var fault: ThemerFault? {
        state.withLock { $0.fault }
    }

    /// Makes a theme the current one and delivers it to the handlers; only returns false if it already is.
    ///
    /// Complexity: O(handlers).
    @discardableResult
    public func set(_ theme: Theme) -> Bool {
        update { $0 = theme }
    }

    /// Changes the current theme in place; if `change` throws, the theme stays as it was.
    ///
    /// `change` runs again when another thread was faster.
    @discardableResult
    public func update<Failure: Error>(_ change: (inout Theme) throws(Failure) -> Void)
        throws(Failure) -> Bool
    {
        while true {
            let old = state.withLock { $0.current }
            var theme = old.theme
            try change(&theme)
            if isEqual(theme, old.theme) { return false }
            let version = old.version + 1
            if let isDone = replace(
                old,
                with: Pass(theme: theme, version: version, change: version)
            ) {
                return isDone
            }
        }
    }

    /// Calls every handler with the current theme again.
    public func reapply() {
        while true {
            let old = state.withLock { $0.current }
            let pass = Pass(theme: old.theme, version: old.version + 1, change: old.change)
            if replace(old, with: pass) != nil { return }
        }
    }

    /// Makes a pass the newest and delivers it; nil if `old` is no longer the newest, false if handlers answered too
    /// often.
    ///
    /// The caller keeps `old`, so that no theme is released while the mutex is locked.
    private func replace(_ old: Pass<Theme>, with pass: Pass<Theme>) -> Bool? {
        guard isWithinLimit() else { return false }
        var isNewest = false
        let commit = {
            isNewest = self.state.withLock { state in
                guard state.current.version == old.version else {
                    return false
                }
                state.current = pass
                state.threads.queue(pass)
                return true
            }
        }
        if pass.isRepeat {
            commit()
        } else {
            registrar.withMutation(of: self, keyPath: themePath, commit)
        }
        guard isNewest else { return nil }
        deliver(pass)
        return true
    }

    private func isWithinLimit() -> Bool {
        let onMain = MainActor.isCurrent ? MainActor.assumeIsolated { main.countAnswer() } : 0
        let answers = max(onMain, state.withLock { $0.threads.countAnswer() })
        guard answers > answerLimit else { return true }
        fail(isFirst: answers == answerLimit + 1)
        return false
    }

    func fail(isFirst: Bool) {
        let fault = ThemerFault.endlessChange(limit: answerLimit)
        state.withLock { $0.fault = fault }
        if isFirst { report?(fault) }
    }
}

extension Themer {
    private func deliver(_ pass: Pass<Theme>) {
        guard MainActor.isCurrent else {
            deliverOnThread()
            return callMain()
        }
        MainActor.assumeIsolated {
            main.queue(pass)
            deliverOnThread()
            deliverOnMain()
        }
    }

    @MainActor
    func deliverOnMain(first: () -> Void = {}) {
        main.deliver(first: first) { pass in state.withLock { $0.threads.delivered >= pass.version }
        }
    }

    private func callMain() {
        let isFirst = state.withLock { state in
            guard state.hasMainHandlers, !state.isMainAwaited else {
                return false
            }
            state.isMainAwaited = true
            return true
        }
        guard isFirst else { return }
        Task { @MainActor [weak self] in
            guard let self else { return }
            main.queue(
                state.withLock { state in
                    state.isMainAwaited = false
                    return state.current
                }
            )
            deliverOnMain()
        }
    }

    /// Delivers every queued pass to the handlers for any thread, unless another thread is delivering.
    private func deliverOnThread() {
        guard state.withLock({ $0.threads.begin() }) else {
            return
        }
        while let (pass, handlers) = state.withLock({ $0.threads.next() }) {
            var isAnyGone = false
            for handler in handlers where !handler.take(pass) {
                isAnyGone = true
            }
            if isAnyGone { releaseCancelled() }
        }
    }

    /// Releases cancelled handlers after unlocking: the objects that they capture may have a `deinit`.
    func releaseCancelled() {
        let released = state.withLock { $0.threads.removeCancelled() }
        withExtendedLifetime(released) {}
    }

    /// The number of recorded handlers and keys, including those whose targets are gone.
    @MainActor
    package var recordCount: Int {
        main.recordCount + state.withLock { $0.threads.all.count }
    }
}
