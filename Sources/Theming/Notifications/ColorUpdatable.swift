/// An object with colours that depend on a theme.
///
/// A container passes the theme on in `updateColors(for:)`: `children.forEach { $0.updateColors(from: theme) }`.
@MainActor
public protocol ColorUpdatable<ColorTheme>: AnyObject {
    /// The themes that it knows.
    associatedtype ColorTheme: Equatable & Sendable
    /// The theme whose colours it has.
    var theme: ColorTheme { get set }
    /// Takes the colours of a theme; ``theme`` has been set by then.
    func updateColors(for theme: ColorTheme)
}

extension ColorUpdatable {
    /// Takes on a theme: sets it and then updates the colours, unless the object has it already.
    public func updateColors(from theme: ColorTheme) {
        guard theme != self.theme else { return }
        self.theme = theme
        updateColors(for: theme)
    }
}
