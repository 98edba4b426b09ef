/// A value that depends on the theme: a closure of the main actor that makes it.
public struct ThemeProvider<Theme: Sendable, Value>: Sendable {
    private let provide: @MainActor (Theme) -> Value

    /// Takes the closure that makes the value, which may be a key path: `ThemeProvider(\.text)`.
    public init(_ provide: @escaping @MainActor (Theme) -> Value) {
        self.provide = provide
    }

    /// The value in a theme.
    @MainActor
    public func callAsFunction(_ theme: Theme) -> Value {
        provide(theme)
    }
}

extension ThemeProvider where Theme == ThemeStyle, Value: Sendable {
    /// Two constants; a style that is not ``ThemeStyle/dark`` has the light one.
    public init(light: Value, dark: Value) {
        self.init { $0 == .dark ? dark : light }
    }
}

/// A theme that is only a name: an open set, to which an application adds its own.
///
/// `extension ThemeStyle { static let ink: ThemeStyle = "ink" }`
public struct ThemeStyle: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral
{
    /// The name.
    public let rawValue: String

    /// Takes a name as it is.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// Takes a name as it is.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// No style has been chosen: the default one is shown.
    public static let unspecified: ThemeStyle = "unspecified"
    /// Dark on light.
    public static let light: ThemeStyle = "light"
    /// Light on dark.
    public static let dark: ThemeStyle = "dark"
}

extension Themer where Theme == ThemeStyle {
    /// The application's style.
    public static var appStyle: Themer<ThemeStyle> {
        sharedStyle
    }
}

// A static stored property cannot be in a generic class.
private let sharedStyle = Themer(ThemeStyle.unspecified)
