import SourceText
import ThemeModel

// The roles and the names of the palette that paths of tokens are.
extension TokenColors {
    /// The role that a path names; in a file of ours, any word in the group `colors`.
    func role(of path: String) -> String? {
        let name = TokenName.role(ofPath: path)
        if Role.derivations.contains(name) { return name }
        let isGrouped = path.hasPrefix("color.") || path.hasPrefix("colors.")
        return isOwn && isGrouped && TokenName.isWord(name) ? name : nil
    }

    /// A path as the name of a palette colour: `color.sky.$root` is `sky`.
    static func name(of path: String) -> String {
        var groups = path.split(separator: ".").filter { $0 != "$root" }
        if groups.count > 1, ofAllColors.contains(groups[0]) {
            groups.removeFirst()
        }
        let name = groups.map(word).joined(separator: ".")
        if name.isEmpty || name.utf8.count > 128 {
            return String(name.prefix(100)) + "-"
        }
        return name
    }

    private static let ofAllColors: Set<Substring> = ["palette", "color", "colors"]

    /// The group with a hyphen for each sign that no name has.
    private static func word(_ group: Substring) -> String {
        var word = String.UnicodeScalarView()
        for scalar in group.unicodeScalars {
            word.append(isOfWord(scalar) ? scalar : "-")
        }
        return String(word)
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "-" || scalar == "_" { return true }
        return scalar.isASCII && UInt8(ascii: scalar).isASCIIAlphanumeric
    }
}
