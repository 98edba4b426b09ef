import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

extension ColorReading {
    /// The kind of findings about values that are not understood.
    static let mistake = "misunderstood"

    /// The colour: nil where it may be derived, `.unreadable` where it is unknown.
    var expression: ColorExpression? {
        switch self {
        case .absent, .choice: nil
        case .understood(let expression): expression
        case .elsewhere, .misunderstood: ColorExpression(.unreadable)
        }
    }

    /// The finding about the value of a name in a format; nil where all is well.
    func remark(
        on node: SourceNode,
        _ name: String,
        _ title: String,
        _ severity: Severity
    ) -> (kind: String, finding: Finding)? {
        switch self {
        case .absent:
            nil
        case .choice(let word):
            (kind: "choice", finding: Self.choice(word, name, title, at: node.location))
        case .understood(let expression):
            expression.excessLightness(name, node).map { (kind: "lightness", finding: $0) }
        case .elsewhere(let owner, let text):
            (
                kind: owner.rawValue,
                finding: Self.foreign(owner, text, name, at: node.location)
            )
        case .misunderstood(let problem):
            (kind: Self.mistake, finding: problem.finding(about: name, node, severity))
        }
    }

    private static func choice(
        _ word: String,
        _ name: String,
        _ title: String,
        at location: SourceLocation
    ) -> Finding {
        Finding(
            .invalidColor,
            .warning,
            "'\(word.excerpt)' for '\(name.excerpt)' stands for no colour of the file (\(title))",
            help: "what needs it takes another colour of the theme; write a colour to choose it",
            at: location
        )
    }

    private static func foreign(
        _ owner: Owner,
        _ text: String,
        _ name: String,
        at location: SourceLocation
    ) -> Finding {
        Finding(
            .invalidColor,
            .warning,
            "'\(text.excerpt)' for '\(name.excerpt)' is \(owner.rawValue), so it is unknown here",
            help: "its pairs are unknown; write a colour to have them judged",
            at: location
        )
    }
}

extension ColorProblem {
    fileprivate func finding(
        about name: String,
        _ node: SourceNode,
        _ severity: Severity
    ) -> Finding {
        Finding(
            .invalidColor,
            severity,
            "'\(name.excerpt)': \(message)",
            help: suggestion.map(didYouMean) ?? help,
            at: node.location(ofColumn: column)
        )
    }
}

extension ColorExpression {
    fileprivate func excessLightness(_ name: String, _ node: SourceNode) -> Finding? {
        guard case .literal(let color) = source, let text = node.text,
            let excess = color.excessLightness(in: text)
        else { return nil }
        return Finding(
            .excessLightness,
            .warning,
            "'\(name.excerpt)': \(excess.message)",
            help: excess.help,
            at: node.location
        )
    }
}
