import Findings
import SourceTrees
import ThemeFormats
import ThemeModel

/// The names of one design system for the colours of our roles.
struct RoleManner: Sendable {
    let title: String
    /// The names of each role as words joined by `-`, the best first.
    let roles: Table<[String]>
    /// The pairs of names that the system lays on each other.
    let pairs: [PairName]

    /// Style sheets with these names are themes, so that no proposal is needed.
    var isOfThemes: Bool { ["shadcn", "daisyUI", "GTK"].contains(title) }
    /// The names are those of no system, for files that none knows.
    var isGeneral: Bool { title == "many systems" }

    /// The manners in a file that has nothing else; nil for any other file.
    static func read(_ root: SourceNode, _ reader: inout NodeReader) -> [RoleManner]? {
        guard let manners = root["manners"] else { return nil }
        return reader.entries(of: manners, "'manners'").map { title, node in
            var roles: Table<[String]> = [:]
            for (role, names) in reader.entries(of: node, "'\(title.value)'")
            where role.value != "pairs" {
                roles[role.value] = names.texts
            }
            let pairs = node["pairs"].map { readPairs($0, &reader) }
            return RoleManner(title: title.value, roles: roles, pairs: pairs ?? [])
        }
    }

    /// The first words of the names of icons and lines.
    private static let marks: Set<Substring> = ["icon", "border", "focus", "outline", "support"]

    /// Names of text or icons with a space between them, each on all of some grounds.
    private static func readPairs(_ node: SourceNode, _ reader: inout NodeReader) -> [PairName] {
        reader.entries(of: node, "'pairs'").flatMap { fronts, grounds in
            fronts.value.split(separator: " ").flatMap { front in
                let start = front.prefix { $0 != "-" }
                let use: ContrastUse = marks.contains(start) ? .nonText : .text
                return grounds.texts.map { PairName(String(front), on: $0, use: use) }
            }
        }
    }
}
