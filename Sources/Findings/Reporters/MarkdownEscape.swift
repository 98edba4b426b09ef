import SourceText

package enum MarkdownEscape {
    /// Text in a line or a table's cell.
    package static func escaped(_ text: String) -> String {
        html(text).unicodeScalars.reduce(into: "") { result, scalar in
            if "\\`*_[]|~$".unicodeScalars.contains(scalar) {
                result += "\\"
            }
            result.unicodeScalars.append(scalar)
        }
    }

    /// Text in an HTML element, where a backslash is no escape.
    ///
    /// An empty comment splits `@name` and `#1`, because GitHub links them even when they are escaped.
    package static func html(_ text: String) -> String {
        text.visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@", "#": result += "\(scalar)<!-- -->"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Text in a code span; in a table's cell a bar needs a backslash, which elsewhere would show.
    package static func code(_ text: String, isInTable: Bool = true) -> String {
        let text = text.visible
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        var cell = ""
        for scalar in text.unicodeScalars {
            if scalar == "|" && isInTable {
                cell += "\\"
            }
            cell.unicodeScalars.append(scalar)
        }
        return "\(fence)\(blank)\(cell)\(blank)\(fence)"
    }
}
