/// The style that is on: an open set of names, to which an application adds its own.
///
/// `extension ThemeStyle { static let ink: ThemeStyle = "ink" }`
public struct ThemeStyle: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Takes a name as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a name as it is.
    public init(stringLiteral value: String) { rawValue = value }

    /// No style has been chosen: the default one is shown.
    public static let unspecified: ThemeStyle = "unspecified"
    /// Dark on light.
    public static let light: ThemeStyle = "light"
    /// Light on dark.
    public static let dark: ThemeStyle = "dark"
}

extension Themer where Theme == ThemeStyle {
    /// The application's style.
    public static var appStyle: Themer<ThemeStyle> { SharedStyle.themer }

    /// Switches to a style and returns when everything has it; false when it is on already.
    @discardableResult
    public func changeTheme(to style: ThemeStyle) -> Bool { set(style) }

    /// Asks every provider for its value once more.
    public func refresh() { reapply() }
}

private enum SharedStyle {
    static let themer = Themer(ThemeStyle.unspecified)
}
