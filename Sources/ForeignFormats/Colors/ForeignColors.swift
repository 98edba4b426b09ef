import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The way from the values of a file of another tool to the colours of a theme; there is no other.
///
/// Only what is absent may be derived. A value that is written and not understood is unknown, and a finding says why.
struct ForeignColors {
    /// The format, for findings.
    private let title: String
    private var problems: [Finding] = []
    private var counted = CountedFindings()
    /// Each appearance of a style sheet reads the same values again.
    private var reported: Set<SourceLocation> = []

    /// A file may have as many mistakes as values.
    private static let limit = 200

    init(_ title: String) { self.title = title }

    var findings: [Finding] { problems + counted.findings }

    /// The colour of a value: nil where it is absent, `.unreadable` where it is not understood.
    mutating func color(
        _ reading: ColorReading,
        of name: String,
        at node: SourceNode,
        _ severity: Severity = .error
    ) -> Located<ColorExpression>? {
        switch reading {
        case .absent:
            return nil
        case .choice(let word):
            reportChoice(word, name, at: node.location)
            return nil
        case .understood(let expression):
            reportLightness(of: expression, name, node)
            return Located(expression, at: node.location)
        case .elsewhere(let owner, let text):
            reportElsewhere(owner, text, name, at: node.location)
        case .misunderstood(let problem):
            report(problem, name, node, severity)
        }
        return Located(ColorExpression(.unreadable), at: node.location)
    }

    /// The colour of a value in CSS.
    mutating func css(_ node: SourceNode, _ name: String) -> Located<ColorExpression>? {
        color(ColorReading(css: node), of: name, at: node)
    }

    /// Adds a finding of a kind, unless one at its place is there.
    mutating func addOnce(_ kind: String, _ finding: Finding) {
        if let location = finding.location, !reported.insert(location).inserted { return }
        counted.add(kind, finding)
    }

    mutating func add(_ kind: String, _ finding: @autoclosure () -> Finding) {
        counted.add(kind, finding())
    }
}

// MARK: - Findings

extension ForeignColors {
    private mutating func reportChoice(
        _ word: String,
        _ name: String,
        at location: SourceLocation
    ) {
        guard reported.insert(location).inserted else { return }
        counted.add(
            "choice",
            Finding(
                .invalidColor,
                .warning,
                "'\(word.excerpt)' for '\(name.excerpt)' stands for no colour of the file (\(title))",
                help:
                    "what needs it takes another colour of the theme; write a colour to choose it",
                at: location
            )
        )
    }

    private mutating func reportElsewhere(
        _ owner: ColorReading.Owner,
        _ text: String,
        _ name: String,
        at location: SourceLocation
    ) {
        guard reported.insert(location).inserted else { return }
        counted.add(
            owner.rawValue,
            Finding(
                .invalidColor,
                .warning,
                "'\(text.excerpt)' for '\(name.excerpt)' is \(owner.rawValue), so it is unknown here",
                help: "its pairs are unknown; write a colour to have them judged",
                at: location
            )
        )
    }

    private mutating func report(
        _ problem: ColorProblem,
        _ name: String,
        _ node: SourceNode,
        _ severity: Severity
    ) {
        guard reported.insert(node.location).inserted else { return }
        let finding = Finding(
            .invalidColor,
            severity,
            "'\(name.excerpt)': \(problem.message)",
            help: problem.suggestion.map(didYouMean) ?? problem.help,
            at: node.location(ofColumn: problem.column)
        )
        if severity == .error, problems.count < Self.limit {
            problems.append(finding)
        } else {
            counted.add("misunderstood", finding)
        }
    }

    private mutating func reportLightness(
        of expression: ColorExpression,
        _ name: String,
        _ node: SourceNode
    ) {
        guard case .literal(let color) = expression.source, let text = node.text,
            let excess = color.excessLightness(in: text),
            reported.insert(node.location).inserted
        else { return }
        counted.add(
            "lightness",
            Finding(
                .excessLightness,
                .warning,
                "'\(name.excerpt)': \(excess.message)",
                help: excess.help,
                at: node.location
            )
        )
    }
}

extension SourceNode {
    /// A theme of an editor leaves a colour unset with `null`, an empty text, or a colour that nobody sees.
    var isUnset: Bool {
        guard let text else { return isNull }
        return text.isEmpty || text.utf8.count <= 9 && (try? Color(parsing: text))?.alpha == 0
    }
}
