import Findings
import ThemeChecks
import ThemeModel
import ThemeRendering

/// Finds out everything about one theme after the other.
struct ThemeJudge: Sendable {
    private let catalog: ThemeCatalog
    /// Where no theme is judged, it is not made.
    private let checker: Lazy<ThemeChecker>
    private let trace: BuildTrace?
    private let findings: [String: [Finding]]
    /// What is known, by theme: nil stands for what is about none.
    private let baselines: [String?: Baseline]

    init(_ pipeline: SitePipeline, _ catalog: ThemeCatalog) {
        self.catalog = catalog
        checker = Lazy { pipeline.checker }
        trace = pipeline.trace
        findings = Dictionary(grouping: catalog.findings.filter { $0.theme != nil }) { $0.theme ?? "" }
        baselines = Dictionary(grouping: pipeline.baseline?.rows ?? [], by: \.key.theme).mapValues(Baseline.init)
    }

    /// A theme with what was found about it, in order; what is known is marked.
    func judged(_ entry: ThemeCatalog.Entry) throws -> (theme: Theme, report: Report) {
        guard let theme = catalog.theme(entry) else { throw PipelineError.unreadable(entry.label.id) }
        var report = trace.measure(.check, theme.id) { checker.value.check(theme) }
        if let own = findings[theme.id] {
            report.findings += own
            report = report.sorted()
        }
        return (theme, baselines[theme.id]?.marking(report) ?? report)
    }

    /// Findings with those marked that are known.
    func marked(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            baselines[finding.theme]?.marking(Report(findings: [finding])).findings.first ?? finding
        }
    }
}
