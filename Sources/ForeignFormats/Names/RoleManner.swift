import SourceTrees
import ThemeFormats
import ThemeModel

/// The names of one design system for the colours of our roles.
struct RoleManner: Sendable {
    let title: String
    /// The names of each role as words joined by `-`, the best first.
    let roles: Table<[String]>

    /// Style sheets with these names are themes, so that no proposal is needed.
    var isOfThemes: Bool { ["shadcn", "daisyUI", "GTK"].contains(title) }
    /// The names are those of no system, for files that none knows.
    var isGeneral: Bool { title == "many systems" }

    /// The manners in a file that has nothing else; nil for any other file.
    static func read(_ root: SourceNode, _ reader: inout NodeReader) -> [RoleManner]? {
        guard let manners = root["manners"] else { return nil }
        return reader.entries(of: manners, "'manners'").map { title, node in
            var roles: Table<[String]> = [:]
            for (role, names) in reader.entries(of: node, "'\(title.value)'") {
                roles[role.value] = names.texts
            }
            return RoleManner(title: title.value, roles: roles)
        }
    }
}
