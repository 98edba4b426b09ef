import ColorScience

/// The token that a colour was taken from, directly.
package struct ColorAlias: Hashable, Sendable {
    /// The dotted path, such as `palette.ink` or `colors.primary`.
    package let path: String
    /// The alpha that replaces the token's own; nil where the two colours are equal.
    package let alpha: Double?

    /// The token that a file names; nil for a colour of its own.
    init?(_ expression: ColorExpression) {
        guard case .reference(let path) = expression.source else { return nil }
        (self.path, alpha) = (path, expression.alpha)
    }

    /// The role that a role is derived from; nil where it is a choice between two. `color` is what came of it.
    init?(_ derivation: Derivation, color: ThemeColor) {
        guard case .same(let role, let alpha) = derivation else { return nil }
        path = "colors.\(role)"
        self.alpha = alpha == nil ? nil : color.color.alpha
    }
}

extension ThemeColor {
    /// Notes the role that the colour at `path` is derived from.
    mutating func setAlias(ofRole path: String) {
        guard path.hasPrefix("colors."), let derivation = Role.derivations[String(path.dropFirst(7))] else { return }
        alias = ColorAlias(derivation, color: self)
    }
}
