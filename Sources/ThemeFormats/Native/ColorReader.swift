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
        into appearance: inout Appearance,
        _ reader: inout NodeReader
    ) {
        readGroup(node, prefix: "", into: &appearance, &reader)
    }

    private static func readGroup(
        _ node: SourceNode,
        prefix: String,
        into appearance: inout Appearance,
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
                readGroup(value, prefix: name, into: &appearance, &reader)
                continue
            }
            let path = "palette.\(name)"
            if appearance.palette[name] != nil || appearance.gradients[path] != nil {
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
            if let gradient = gradient(value, path, &reader) {
                appearance.gradients[path] = gradient
            } else {
                appearance.palette[name] = expression(value, path, &reader)
            }
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
                readRole(key.value, value, into: &appearance, &reader)
            }
        }
    }

    /// A role of the vocabulary is one colour: its pairs are on all pages.
    private static func readRole(
        _ role: String,
        _ value: SourceNode,
        into appearance: inout Appearance,
        _ reader: inout NodeReader
    ) {
        let path = "colors.\(role)"
        if !Role.derivations.contains(role), let gradient = gradient(value, path, &reader) {
            appearance.gradients[path] = gradient
        } else {
            appearance.colors[role] = expression(value, path, &reader)
        }
    }

    /// Reads a gradient, which is the ground of pairs that name it; nil for any other value.
    private static func gradient(
        _ node: SourceNode,
        _ path: String,
        _ reader: inout NodeReader
    ) -> Located<GradientExpression>? {
        guard let text = node.text, GradientParser.isGradient(text) else { return nil }
        let parser = GradientParser(text) { column in node.location(ofColumn: column) }
        let gradient = parser.gradient()
        if let problem = gradient.problem {
            reader.add(
                Finding(
                    .invalidColor,
                    .error,
                    "the gradient '\(path)' is not understood: \(problem)",
                    help: "write it as in CSS, such as 'linear-gradient(#0a1420, {palette.sky})'",
                    at: node.location
                )
            )
        }
        return Located(gradient, at: node.location)
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
