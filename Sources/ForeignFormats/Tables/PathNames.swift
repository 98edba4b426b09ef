import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// The short names that a table has for long paths: `*.FOREGROUND` for `attributes/option/*/value/option/FOREGROUND`.
struct PathNames {
    private let names: [(name: [Substring], path: String)]

    /// The names of `names`, of which the first that fits counts; a `*` stands for the same text on both sides.
    init(_ root: SourceNode, _ reader: inout NodeReader) {
        guard let node = root["names"] else {
            names = []
            return
        }
        names = reader.entries(of: node, "'names'").map { name, path in
            (name.value.split(separator: "*", omittingEmptySubsequences: false), path.text ?? "")
        }
    }

    /// The text with paths in place of the names among its alternatives, `a | b`.
    func paths(in text: String) -> String {
        if names.isEmpty { return text }
        let alternatives = text.split(separator: "|").map { path(of: String($0.trimmed)) }
        return alternatives.joined(separator: " | ")
    }

    private func path(of name: String) -> String {
        let isPath = name.contains("/") || name.contains("{") || name.hasPrefix("colors.")
        if isPath { return name }
        for (parts, path) in names where parts.count == 2 {
            guard name.count >= parts[0].count + parts[1].count, name.hasPrefix(parts[0]),
                name.hasSuffix(parts[1])
            else { continue }
            let word = name.dropFirst(parts[0].count).dropLast(parts[1].count)
            return path.replacing("*", with: word)
        }
        return name
    }
}
