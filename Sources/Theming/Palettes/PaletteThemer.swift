public import Foundation

/// Holds the current palette theme, and the themes that can be chosen by name.
public final class PaletteThemer: Sendable {
    /// Tells who wants to know of every change.
    public let themer: Themer<CurrentTheme>
    /// The themes that can be chosen by name.
    public let registry: ThemeRegistry

    /// Makes a holder with a first theme.
    public init(_ theme: any PaletteTheme = DefaultTheme(), registry: ThemeRegistry = ThemeRegistry()) {
        themer = Themer(CurrentTheme(theme))
        self.registry = registry
    }

    /// The current theme.
    public var current: any PaletteTheme { themer.theme.theme }
    /// The current theme, by its other name.
    public var theme: any PaletteTheme { current }

    /// Makes a theme the current one; false when it already is.
    @discardableResult
    public func setTheme(_ theme: any PaletteTheme) -> Bool { themer.set(CurrentTheme(theme)) }

    /// Changes the current theme in place and tells it; a change that throws leaves it whole.
    @discardableResult
    public func update<Failure: Error>(
        _ change: (inout any PaletteTheme) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        try themer.update { (current: inout CurrentTheme) throws(Failure) in try change(&current.theme) }
    }

    /// Makes the theme that JSON names the current one, as in `{"theme": "AlternativeTheme"}`.
    ///
    /// Where the name or the JSON is wrong, the current theme stays and nobody is told anything.
    @discardableResult
    public func select(json: Data) throws(ThemeSelectionError) -> Bool { setTheme(try registry.theme(json: json)) }
}
