public import Foundation

/// The palette theme of the application: one holder for all of it.
public enum AppTheme {
    /// The holder; make your own ``PaletteThemer`` where one for the whole application is too few.
    public static let shared: PaletteThemer = {
        let holder = PaletteThemer()
        holder.registry.register(DefaultTheme().name) { DefaultTheme() }
        holder.registry.register(AlternativeTheme().name) { AlternativeTheme() }
        return holder
    }()

    /// The current theme.
    public static var current: any PaletteTheme { shared.current }
    /// The current theme, by its other name.
    public static var theme: any PaletteTheme { shared.current }

    /// Makes a theme the current one; false when it already is.
    @discardableResult
    public static func setTheme(_ theme: any PaletteTheme) -> Bool { shared.setTheme(theme) }

    /// Changes the current theme in place and tells it.
    @discardableResult
    public static func update<Failure: Error>(
        _ change: (inout any PaletteTheme) throws(Failure) -> Void
    ) throws(Failure) -> Bool { try shared.update(change) }

    /// Makes the theme that JSON names the current one.
    @discardableResult
    public static func select(json: Data) throws(ThemeSelectionError) -> Bool { try shared.select(json: json) }
}
