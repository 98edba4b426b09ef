import ColorScience
import Findings
package import SourceTrees
package import ThemeModel

package enum ColorReader {
    /// The help of a finding about a value that is no colour.
    package static let help =
        "what needs it is unknown until a colour such as '#1a2b3c' stands there"
    /// The help of a finding about a colour without a value.
    package static let quotesHelp =
        "a colour that begins with '#' must stand in quotes: YAML reads the rest of the line as a comment"

    /// Reads primitive colours; nested groups make dotted names.
    static func readPalette(
        _ node: SourceNode,
        into table: inout Table<Located<ColorExpression>>,
        _ reader: inout NodeReader
    ) {
        readGroup(node, prefix: "", into: &table, &reader)
    }

    private static func readGroup(
        _ node: SourceNode,
        prefix: String,
        into table: inout Table<Located<ColorExpression>>,
        _ reader: inout NodeReader
    ) {
        let what = prefix.isEmpty ? "'palette'" : "the palette group '\(prefix)'"
        for (key, value) in reader.entries(of: node, what) {
            let name = prefix.isEmpty ? key.value : "\(prefix).\(key.value)"
            guard TokenName.isValid(name) else {
                reader.add(.invalidName(key, "a palette colour"))
                continue
            }
            if case .mapping = value.content, value.unquotedAlias == nil {
                readGroup(value, prefix: name, into: &table, &reader)
                continue
            }
            if table[name] != nil {
                reader.add(
                    Finding(
                        .invalidName,
                        .error,
                        "the palette colour '\(name)' is there twice",
                        help: "rename one of them",
                        at: key.location
                    )
                )
            }
            table[name] = expression(value, "palette.\(name)", &reader)
        }
    }

    /// The word in place of a colour where a role is derived again, though the theme below has one for it.
    static let derived = "derived"

    static func readRoles(
        _ node: SourceNode,
        into appearance: inout Appearance,
        _ reader: inout NodeReader
    ) {
        for (key, value) in reader.entries(of: node, "'colors'") {
            if !TokenName.isWord(key.value) {
                reader.add(.invalidName(key, "a role"))
            } else if value.text == derived {
                appearance.unset.insert(key.value)
            } else {
                appearance.colors[key.value] = expression(value, "colors.\(key.value)", &reader)
            }
        }
    }

    /// Reads one colour; an invalid one becomes `.unreadable`, so that no role is derived in its place.
    package static func expression(
        _ node: SourceNode,
        _ path: String,
        _ reader: inout NodeReader,
        by parse: (String) throws(ExpressionError) -> ColorExpression = {
            text throws(ExpressionError) in
            try ColorExpression(parsing: text)
        }
    ) -> Located<ColorExpression> {
        if node.isNull {
            reader.add(
                Finding(
                    .invalidColor,
                    .error,
                    "'\(path)' has no value",
                    help: quotesHelp,
                    at: node.location
                )
            )
            return Located(ColorExpression(.unreadable), at: node.location)
        }
        var expression = reader.expression(
            node,
            "'\(path)'",
            rule: .invalidColor,
            help: help,
            parse
        )
        expression?.value.written = node.text
        if let expression { readLightness(of: expression, node, path, &reader) }
        return expression ?? Located(ColorExpression(.unreadable), at: node.location)
    }

    private static func readLightness(
        of expression: Located<ColorExpression>,
        _ node: SourceNode,
        _ path: String,
        _ reader: inout NodeReader
    ) {
        guard case .literal(let color) = expression.value.source, let text = node.text,
            let excess = color.excessLightness(in: text)
        else { return }
        reader.add(
            Finding(
                .excessLightness,
                .warning,
                "'\(path)': \(excess.message)",
                help: excess.help,
                at: node.location
            )
        )
    }
}
