import Findings

/// The names of colours that a project gives a role, for themes whose names are not ours.
package struct RoleNames: Hashable, Sendable {
    package let role: String
    /// Names in the palette, with `*` for any characters; the first that a theme has counts.
    package let names: [Located<String>]

    package init(_ role: String, _ names: [Located<String>]) { (self.role, self.names) = (role, names) }

    /// The colour that has the role; nil where a palette has none of the names.
    package func match(in palette: [String]) -> String? {
        names.lazy.compactMap { name in palette.first { name.value.stands(for: $0) } }.first
    }
}

extension ThemeDocument {
    /// This document with the roles that it does not give itself, as aliases of its palette.
    package func adding(_ roles: [RoleNames]) -> ThemeDocument {
        var result = self
        for entry in roles where appearance.colors[entry.role] == nil {
            guard let name = entry.match(in: appearance.palette.names) else { continue }
            result.appearance.colors[entry.role] = Located(
                ColorExpression(.reference("palette.\(name)")), at: appearance.palette[name]?.location)
        }
        return result
    }

    /// Whether it must have the required roles: the names in files of other tools are their own.
    var needsRoles: Bool { format == "native" }
}
