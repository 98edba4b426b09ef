/// Texts as GitHub-flavoured Markdown that shows them as they are.
package enum MarkdownText {
    /// Text in a line or a table's cell.
    package static func escaped(_ text: String) -> String {
        html(text).unicodeScalars.reduce(into: "") { result, scalar in
            if "\\`*_[]|~$".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }

    /// Text in an HTML element, where a backslash stands for itself.
    ///
    /// `@name` and `#1` are broken up by an empty comment: an escape would not keep GitHub from making links of them.
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

    /// Text in a code span, also in a table's cell.
    package static func code(_ text: String) -> String {
        let text = text.visible
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        let cell = text.unicodeScalars.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
        return "\(fence)\(blank)\(cell)\(blank)\(fence)"
    }
}
