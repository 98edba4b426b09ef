import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads the colours of a file of another tool, with one warning for all that are none.
struct ForeignColors {
    private var unreadable: [(name: String, location: SourceLocation)] = []

    /// The colour of a text; nil where it is no colour, which the warning names.
    mutating func expression(_ node: SourceNode, _ name: String) -> Located<ColorExpression>? {
        guard let text = node.text, let expression = try? ColorExpression(parsing: text),
            case .literal = expression.source
        else {
            leaveOut(name, at: node.location)
            return nil
        }
        return Located(expression, at: node.location)
    }

    mutating func leaveOut(_ name: String, at location: SourceLocation) {
        unreadable.append((name, location))
    }

    /// Nil where every colour was read.
    var finding: Finding? {
        guard let first = unreadable.first else { return nil }
        let rest = unreadable.count == 1 ? "" : ", and \(unreadable.count - 1) more"
        return Finding(
            .invalidColor,
            .warning,
            "'\(first.name.excerpt)' is not a colour that can be read\(rest)",
            help: "what is left out has no value in the theme",
            at: first.location
        )
    }
}

extension SourceNode {
    /// Whether a theme of an editor leaves a colour unset here: with `null`, an empty text, or a colour that nobody sees.
    var isUnset: Bool {
        guard let text else { return isNull }
        return text.isEmpty || text.utf8.count <= 9 && (try? Color(parsing: text))?.alpha == 0
    }
}
