/// The attributes of a theme: a value whose names say what each is for, and nothing about who uses it.
public protocol ThemeModelProtocol: Sendable {}

/// A theme's tag: a value, usually a case of an enumeration, that stands for a set of attributes.
///
/// `enum MyTheme: ThemeProtocol { case light, dark; var settings: MyThemeSettings { … } }`
public protocol ThemeProtocol: Equatable, Sendable {
    /// The attributes that all themes of this kind have.
    associatedtype Model: ThemeModelProtocol
    /// The attributes of this theme.
    var settings: Model { get }
}
