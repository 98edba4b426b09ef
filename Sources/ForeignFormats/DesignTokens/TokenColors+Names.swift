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
        var parts = path.split(separator: ".").filter { $0 != "$root" }.map { part in
            String(part.unicodeScalars.map { isWord($0) ? Character($0) : "-" })
        }
        if parts.count > 1, ["palette", "color", "colors"].contains(parts[0]) {
            parts.removeFirst()
        }
        let name = parts.joined(separator: ".")
        return name.utf8.count <= 128 && !name.isEmpty ? name : String(name.prefix(100)) + "-"
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar.isASCII && UInt8(ascii: scalar).isASCIIAlphanumeric
    }
}
