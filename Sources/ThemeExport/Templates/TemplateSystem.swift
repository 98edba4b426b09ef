/// The names that a template asks for: those of a scheme, or a theme's own.
package enum TemplateSystem: String, CaseIterable, Sendable {
    case base16, base24, tinted8
    /// Roles and tokens by their own names, of themes that have a background and a text.
    case roles
    /// The same of all themes.
    case tokens

    /// The names are a theme's own, so that an unknown one is a mistake.
    var isOwn: Bool { self == .roles || self == .tokens }

    /// The system of a theme that was read from a scheme; nil for any other.
    init?(of format: String) {
        guard let system = Self(rawValue: format), !system.isOwn else { return nil }
        self = system
    }
}
