public import Findings
public import ThemeModel

/// A theme with what was found out about it: all that its pages show.
public struct JudgedTheme: Sendable {
    /// The theme.
    public let theme: Theme
    /// What was found about this theme.
    public let report: Report
    let verdict: ThemeVerdict
    let styleSheet: ThemeStyleSheet
    /// The verdicts on its pairs as cells of tables, in their order.
    let cells: [View]

    /// Takes a theme and the report on it; `content` is the site that it is shown in.
    public init(_ theme: Theme, _ report: Report, in content: SiteContent) {
        self.theme = theme
        self.report = report
        verdict = ThemeVerdict(report)
        cells = report.pairs.map(MatrixCell.view)
        styleSheet = ThemeStyleSheet(theme, prefix: content.prefix, references: content.usesReferences)
    }
}
