import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The tokens that are gradients, by their types and values.
///
/// Source: Design Tokens Format Module, §9.6, 2025.10. Tokens Studio writes a gradient as a colour with a function of CSS.
enum TokenGradient {
    static func isGradient(_ value: SourceNode, type: String?) -> Bool {
        type == "gradient" || type == "color" && text(of: value) != nil
    }

    /// The function of CSS that a value is; nil for a list of stops.
    static func text(of value: SourceNode) -> String? {
        let function = IrregularValue(value).flatMap { $0.kind == .function ? $0.text : nil }
        guard let text = value.text ?? function, GradientParser.isGradient(text) else { return nil }
        return text
    }
}

extension Finding {
    static func gradientRole(_ role: String, at location: SourceLocation?) -> Finding {
        Finding(
            .invalidColor,
            .warning,
            "'\(role)' is a gradient, and its pairs need one colour: they are unknown",
            help: """
                give the gradient another name, and name it in a pair: 'on-\(role) on \(role)-gradient'
                """,
            at: location
        )
    }
}
