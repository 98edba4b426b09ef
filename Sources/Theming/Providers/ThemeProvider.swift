/// A value that depends on the style: a closure that makes it.
public struct ThemeProvider<Style: Sendable, Value>: Sendable {
    private let provide: @Sendable (Style) -> Value
    /// Whether it can be asked only on the main actor.
    let isOnMain: Bool

    /// Takes the closure that makes the value.
    public init(_ provide: @escaping @Sendable (Style) -> Value) { (self.provide, isOnMain) = (provide, false) }

    /// Takes a closure that belongs to the main actor: it may read and change what does, and is called only there.
    public init(onMain provide: @escaping @MainActor (Style) -> Value) where Value: Sendable {
        self.provide = { style in MainActor.assumeIsolated { provide(style) } }
        isOnMain = true
    }

    /// The value in a style; one that was made with `onMain` ends the program where it is asked elsewhere.
    public func callAsFunction(_ style: Style) -> Value { provide(style) }
}

extension ThemeProvider where Style == ThemeStyle, Value: Sendable {
    /// Two constants; a style that is not ``ThemeStyle/dark`` has the light one.
    public init(light: Value, dark: Value) { self.init { $0 == .dark ? dark : light } }
}
