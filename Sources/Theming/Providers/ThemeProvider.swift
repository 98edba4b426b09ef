/// A value that depends on the style: a closure that makes it.
public struct ThemeProvider<Style: Sendable, Value>: Sendable {
    private let provide: @Sendable (Style) -> Value

    /// Takes the closure that makes the value.
    public init(_ provide: @escaping @Sendable (Style) -> Value) { self.provide = provide }

    /// The value in a style.
    public func callAsFunction(_ style: Style) -> Value { provide(style) }
}

extension ThemeProvider where Style == ThemeStyle, Value: Sendable {
    /// Two constants; a style that is not ``ThemeStyle/dark`` has the light one.
    public init(light: Value, dark: Value) { self.init { $0 == .dark ? dark : light } }
}
