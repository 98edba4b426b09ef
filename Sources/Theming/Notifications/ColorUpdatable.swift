/// An object with colours that depend on a theme.
///
/// A container passes the theme on in `updateColors(for:)`: `children.forEach { $0.updateColors(from: theme) }`.
@MainActor
public protocol ColorUpdatable<ObservedTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype ObservedTheme: Equatable & Sendable
    /// The theme whose colours it has.
    var theme: ObservedTheme { get set }
    /// Takes the colours of a theme; ``theme`` has been set by then.
    func updateColors(for theme: ObservedTheme)
}

extension ColorUpdatable {
    /// Takes on a theme: sets it and then updates the colours, unless the object has it already.
    public func updateColors(from theme: ObservedTheme) {
        guard theme != self.theme else { return }
        self.theme = theme
        updateColors(for: theme)
    }
}
