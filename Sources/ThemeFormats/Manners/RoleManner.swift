import Findings
import SourceText
import SourceTrees
import ThemeModel

/// How one design system names what our roles are for.
struct RoleManner: Sendable {
    let title: String
    /// Whether style sheets with these names are themes, so that no proposal is needed.
    var isOfThemes: Bool { ["shadcn", "daisyUI", "GTK"].contains(title) }
    /// Whether it has the names of no system, for files that none knows.
    var isGeneral: Bool { title == "many systems" }
    /// The names of each role as words joined by `-`, the best first.
    let roles: Table<[String]>

    /// The manners in a file that has nothing else; nil for any other file.
    static func read(_ root: SourceNode, _ reader: inout NodeReader) -> [RoleManner]? {
        guard let manners = root["manners"] else { return nil }
        return reader.entries(of: manners, "'manners'").map { title, node in
            let roles = reader.entries(of: node, "'\(title.value)'")
            return RoleManner(
                title: title.value,
                roles: roles.reduce(into: [:]) { $0[$1.key.value] = MappingReader.texts($1.value) }
            )
        }
    }

    /// The words of a name, in lower case: `fgColor.onEmphasis` is fg, color, on, emphasis.
    static func words(of name: String) -> [Substring] {
        var text = ""
        var wasSmall = false
        for scalar in name.unicodeScalars {
            let isCapital = ("A"..."Z").contains(scalar)
            let isWord = scalar.isASCII && UInt8(ascii: scalar).isASCIIAlphanumeric
            if !isWord || isCapital && wasSmall { text += "-" }
            if isWord { text += scalar.properties.lowercaseMapping }
            wasSmall = isWord && !isCapital
        }
        return text.split(separator: "-")
    }
}
