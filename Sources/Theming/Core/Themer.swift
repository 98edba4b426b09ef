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
    @usableFromInline let courier: Courier

    /// Makes a themer with a first theme; `report` is told when handlers never come to rest.
    public init(_ theme: Theme, report: (@Sendable (ThemerFault) -> Void)? = nil) {
        courier = Courier(Delivery(theme), report: report)
    }

    /// Makes a themer with a first theme.
    public convenience init(defaultTheme: Theme) { self.init(defaultTheme) }

    /// The newest theme; reading it never waits for handlers, setting it is ``set(_:)``.
    ///
    /// To change it from what it is, as `+=` does, is a reading and a setting, between which others may set it:
    /// ``update(_:)`` is one step.
    public var theme: Theme {
        get { Delivery<Theme>.theme(in: courier.current) }
        set { set(newValue) }
    }

    /// What last went wrong; nil when nothing did.
    public var fault: ThemerFault? { courier.state.withLock { $0.fault } }

    /// A part of the newest theme.
    public func value<Value>(_ part: KeyPath<Theme, Value>) -> Value { theme[keyPath: part] }

    /// Makes a theme the current one and returns when the handlers have it; false, and nothing more, when it already is.
    ///
    /// Complexity: O(handlers).
    @discardableResult
    public func set(_ theme: Theme) -> Bool {
        update { $0 = theme }
    }

    /// Calls every handler with the current theme once more.
    public func reapply() {
        while true {
            let current = courier.current
            if courier.bring(current, replacing: current) != nil { return }
        }
    }

    /// Changes the current theme in place; a change that throws leaves it whole.
    ///
    /// `change` runs again when another thread was faster.
    @discardableResult
    public func update<Failure: Error>(_ change: (inout Theme) throws(Failure) -> Void) throws(Failure) -> Bool {
        while true {
            let current = courier.current
            let old = Delivery<Theme>.theme(in: current)
            var theme = old
            try change(&theme)
            if theme == old { return false }
            if let isDone = courier.bring(Delivery(theme), replacing: current) { return isDone }
        }
    }

    /// How many handlers are recorded, those of targets that are gone included.
    package var recordCount: Int { courier.state.withLock { $0.handlers.ordered.count } }
}
