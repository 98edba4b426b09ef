/// The names that a template asks for: those of a scheme, or a theme's own.
package enum TemplateSystem: String, CaseIterable, Sendable {
    case base16, base24, tinted8
    /// Roles and tokens, by their own names.
    case roles

    /// The system of a theme that was read from a scheme; nil for any other.
    init?(of format: String) {
        guard let system = Self(rawValue: format), system != .roles else { return nil }
        self = system
    }
}
