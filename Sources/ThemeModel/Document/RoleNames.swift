import SourceText

/// The names of colours that a project gives a role, for themes whose names are not ours.
package struct RoleNames: Hashable, Sendable {
    package let role: String
    /// Names in the palette, with `*` for any characters; the first that a theme has counts.
    package let names: [Located<String>]

    package init(_ role: String, _ names: [Located<String>]) {
        self.role = role
        self.names = names
    }

    /// The path of the colour that has the role: one of a palette, or another role that a file has under this name; nil
    /// where there is none.
    package func match(in palette: [String], roles: [String]) -> String? {
        for name in names {
            let short = TokenName.ofProperty(name.value)
            let color =
                palette.first(where: name.value.stands)
                ?? short.flatMap { short in palette.first(where: short.stands) }
            if let color { return "palette.\(color)" }
            let role = TokenName.role(ofPath: name.value)
            if roles.contains(role) {
                return "colors.\(role)"
            }
        }
        return nil
    }
}

extension Appearance {
    /// Gives a role the colour at a path, which it is another name of: it is written where that is.
    package mutating func addRole(_ role: String, as path: String) {
        colors[role] = Located(
            ColorExpression(.reference(path)),
            at: color(at: path)?.location
        )
    }
}

extension ThemeDocument {
    /// This document with the roles that it does not give itself, as aliases of its colours.
    package func adding(_ roles: [RoleNames]) -> ThemeDocument {
        var result = self
        let palette = appearance.palette.names
        let known = appearance.colors.names
        for entry in roles {
            let isGuessed = guessedRoles.contains(entry.role)
            guard appearance.colors[entry.role] == nil || isGuessed else { continue }
            guard let path = entry.match(in: palette, roles: known) else { continue }
            result.guessedRoles[entry.role] = nil
            result.appearance.addRole(entry.role, as: path)
        }
        return result
    }

    /// Only our own format must have the required roles: the names in files of other tools are their own.
    var needsRoles: Bool { isOwnFormat }
}
