import Synchronization

/// The current theme of an application, and those who want to know when it changes.
///
/// A theme is any value that can be compared. Handlers are called in the order in which they were registered, each once
/// for every theme, and at once when they are registered; targets are held weakly. A handler may set another theme,
/// register and cancel: its theme is delivered when the present one has reached everybody.
///
/// It may be used from any thread. Setting returns when every handler has the theme, except those of the main actor
/// when it is set elsewhere: they get the newest theme as soon as the main actor is free. Do not block inside a handler
/// on a thread that sets the same themer; nor let the handlers of two themers set each other from several threads, for
/// each would wait for the other.
public final class Themer<Theme: Equatable & Sendable>: Sendable {
    let state: Guarded<ThemerState<Theme>>
    /// Held by the thread that calls handlers.
    let turn = Guarded(())
    /// The thread that has the turn; 0 when none has.
    let owner = Atomic<UInt>(0)
    private let report: (@Sendable (ThemerFault) -> Void)?

    /// Makes a themer with a first theme; `report` is told when handlers never come to rest.
    public init(_ theme: Theme, report: (@Sendable (ThemerFault) -> Void)? = nil) {
        state = Guarded(ThemerState(theme))
        self.report = report
    }

    /// Makes a themer with a first theme.
    public convenience init(defaultTheme: Theme) { self.init(defaultTheme) }

    deinit {
        for stream in state.withLock({ $0.streams }).values { stream.finish() }
    }

    /// The newest theme; reading it never waits for handlers, setting it is ``set(_:)``.
    public var theme: Theme {
        get { state.withLock { $0.theme } }
        set { set(newValue) }
    }

    /// What last went wrong; nil when nothing did.
    public var fault: ThemerFault? { state.withLock { $0.fault } }

    /// A part of the newest theme.
    public func value<Value>(_ part: KeyPath<Theme, Value>) -> Value { theme[keyPath: part] }

    /// Makes a theme the current one and returns when the handlers have it; false, and nothing more, when it already is.
    ///
    /// Complexity: O(handlers).
    @discardableResult
    public func set(_ theme: Theme) -> Bool {
        let outcome = commit { state in
            guard state.theme != theme else { return .unchanged }
            return .change(to: theme)
        }
        return finish(outcome)
    }

    /// Calls every handler with the current theme once more.
    public func reapply() {
        _ = finish(commit { _ in .again })
    }

    /// Changes the current theme in place; a change that throws leaves it whole.
    ///
    /// `change` runs again when another thread was faster.
    @discardableResult
    public func update<Failure: Error>(_ change: (inout Theme) throws(Failure) -> Void) throws(Failure) -> Bool {
        while true {
            let (old, version) = state.withLock { ($0.theme, $0.version) }
            var theme = old
            try change(&theme)
            if theme == old { return false }
            let wanted = theme
            let outcome = commit { $0.version == version ? .change(to: wanted) : .unchanged }
            if outcome.isSettled { return finish(outcome) }
        }
    }
}

extension Themer {
    private enum Wish: Sendable {
        case change(to: Theme), again, unchanged
    }

    private enum Outcome: Sendable {
        /// The theme that was current before is let go of outside the lock.
        case committed(old: Theme)
        case unchanged, refused(isFirst: Bool)

        var isSettled: Bool {
            if case .unchanged = self { false } else { true }
        }
    }

    /// Does what `wish` makes of the state; what is committed is delivered by ``finish(_:)``.
    private func commit(_ wish: (ThemerState<Theme>) -> Wish) -> Outcome {
        let isNested = isMyTurn
        return state.withLock { state in
            let wish = wish(state)
            if case .unchanged = wish { return .unchanged }
            guard state.allowsChange(nested: isNested) else {
                return .refused(isFirst: state.nested == ThemerState<Theme>.nestingLimit + 1)
            }
            let old = state.theme
            if case .change(let theme) = wish { state.change(to: theme) }
            state.queue()
            return .committed(old: old)
        }
    }

    /// Delivers what was committed; true when something was.
    private func finish(_ outcome: Outcome) -> Bool {
        switch outcome {
        case .committed:
            takeTurn()
            return true
        case .unchanged: return false
        case .refused(let isFirst):
            let fault = ThemerFault.endlessChange(limit: ThemerState<Theme>.nestingLimit)
            state.withLock { $0.fault = fault }
            if isFirst { report?(fault) }
            return false
        }
    }
}
