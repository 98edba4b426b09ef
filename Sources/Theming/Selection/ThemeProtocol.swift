public import ThemeModel

/// The attributes of a theme: a value whose names state the purpose of each, and not its users.
public protocol ThemeModelProtocol: Sendable {}

/// A theme's tag: a value, usually an enumeration case, with a set of attributes.
///
/// `enum MyTheme: ThemeProtocol { case light, dark; var settings: MyThemeSettings { … } }`
public protocol ThemeProtocol: Equatable, Sendable {
    /// The attributes that all themes of this kind have.
    associatedtype Model: ThemeModelProtocol
    /// The attributes of this theme.
    var settings: Model { get }
}

/// A theme for light surroundings and one for dark ones.
public struct ThemePair<Value> {
    /// The theme for light surroundings.
    public var light: Value
    /// The theme for dark ones.
    public var dark: Value

    /// Pairs two themes.
    public init(light: Value, dark: Value) {
        self.light = light
        self.dark = dark
    }

    /// The theme for a scheme.
    public subscript(scheme: Scheme) -> Value {
        scheme == .light ? light : dark
    }
}

extension ThemePair: Sendable where Value: Sendable {}

extension ThemePair<ThemeModel.Theme> {
    /// One theme with both as its modes: on a page the system's setting chooses.
    ///
    /// Everything but the modes is the light theme's.
    public var joined: ThemeModel.Theme {
        var theme = light
        theme.modes = Scheme.allCases.map { scheme in
            var mode = self[scheme].defaultMode
            mode.name = scheme.rawValue
            mode.scheme = scheme
            return mode
        }
        return theme
    }
}
