import SourceText
import SourceTrees
import ThemeModel

/// The places of tokens and groups in a theme.
struct TokenPlaces {
    private let places: Table<String>
    private let paths: [String]

    init(_ places: Table<String>) {
        self.places = places
        paths = places.names.sorted()
    }

    subscript(path: String) -> String? { places[path] }

    /// The place of a group's tokens: `color.sky` is `palette.sky`.
    func place(ofGroup path: String) -> String {
        let parts = path.split(separator: ".")
        guard let first = parts.first, ["color", "colors", "palette"].contains(first) else {
            return hasColors(path + ".") ? "palette.\(path)" : path
        }
        let rest = parts.dropFirst().joined(separator: ".")
        if rest.isEmpty { return first == "colors" ? "colors" : "palette" }
        return "palette.\(rest)"
    }

    /// A file may have as many groups as tokens, so that no group can look at all of them.
    private func hasColors(_ prefix: String) -> Bool {
        paths[paths.partitioningIndex(where: { $0 >= prefix })...].first?.hasPrefix(prefix) ?? false
    }

    /// A reference to a colour token as one to the place where it goes, and its bare path where that is one; any other
    /// text as it is.
    func moved(_ text: String, isPath: Bool) -> String {
        if text.hasPrefix("{"), text.hasSuffix("}"),
            let place = places[String(text.dropFirst().dropLast().trimmed)]
        {
            return "{\(place)}"
        }
        if text.hasPrefix("#/"), let path = TokenFile.path(ofPointer: text),
            let place = places[path]
        {
            let end = text.hasSuffix("/$value") ? "/$value" : ""
            return "#/" + place.split(separator: ".").joined(separator: "/") + end
        }
        return isPath ? places[text] ?? text : text
    }
}
