public import ThemeModel

/// A theme as assets for each component, with perhaps something of its own besides.
public protocol ComponentTheme: Sendable {
    /// The name.
    var name: String { get }
    /// What the components need.
    var assets: any ThemeableAssets { get }
    /// What this theme alone does to the rules made from the assets; it works on a value that is made anew each time.
    var `extension`: (@Sendable (inout StyleSheet) -> Void)? { get }
}

extension ComponentTheme {
    /// Most themes have nothing of their own.
    public var `extension`: (@Sendable (inout StyleSheet) -> Void)? { nil }
}
