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
    private var errors: [Finding] = []
    private var counted = CountedFindings()
    /// Each appearance of a style sheet reads the same values again.
    private var reported: Set<Report> = []

    private struct Report: Hashable {
        let kind: String
        let location: SourceLocation?
    }

    /// A file may have as many mistakes as values.
    private static let limit = 200

    init(_ title: String) { self.title = title }

    var findings: [Finding] { errors + counted.findings }

    /// The colour of a value: nil where it is absent, `.unreadable` where it is not understood.
    mutating func color(
        _ reading: ColorReading,
        of name: String,
        at node: SourceNode,
        _ severity: Severity = .error
    ) -> Located<ColorExpression>? {
        if let remark = reading.remark(on: node, name, title, severity) {
            addOnce(remark.kind, remark.finding)
        }
        return reading.expression.map { Located($0, at: node.location) }
    }

    /// The colour of a value in CSS.
    mutating func css(_ node: SourceNode, _ name: String) -> Located<ColorExpression>? {
        color(ColorReading(css: node), of: name, at: node)
    }

    /// Adds a finding of a kind, unless one at its place is there.
    mutating func addOnce(_ kind: String, _ finding: Finding) {
        let report = Report(kind: kind, location: finding.location)
        guard finding.location == nil || reported.insert(report).inserted else { return }
        add(kind, finding)
    }

    /// Adds a finding of a kind; errors about values stand by themselves.
    mutating func add(_ kind: String, _ finding: @autoclosure () -> Finding) {
        guard kind == ColorReading.mistake else {
            counted.add(kind, finding())
            return
        }
        let error = finding()
        if error.severity == .error, errors.count < Self.limit {
            errors.append(error)
        } else {
            counted.add(kind, error)
        }
    }
}

extension SourceNode {
    /// A theme of an editor leaves a colour unset with `null`, an empty text, or a fill or line that nobody sees.
    ///
    /// Text that nobody sees is text, and has no contrast.
    func isUnset(as key: String) -> Bool {
        guard let text else { return isNull }
        if text.isEmpty { return true }
        if key.lowercased().hasSuffix("foreground") { return false }
        return text.utf8.count <= 9 && (try? Color(parsing: text))?.alpha == 0
    }
}
