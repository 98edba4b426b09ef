import Findings
import ThemeChecks
import ThemeModel

/// Makes a theme without a theme file: resolves it, writes it as CSS and judges its contrast.
@main
enum InCode {
    static func main() throws {
        let (theme, problems) = try dusk().resolve()
        guard let theme else {
            print(TextReporter().text(for: Report(findings: problems)))
            return
        }
        print(ThemeStyleSheet(theme).page)
        show(ThemeChecker().check(theme))
    }

    /// Every finding with the colour that would fix it, and the coverage.
    private static func show(_ report: Report) {
        for finding in report.findings {
            print("\(finding.severity): \(finding.message) [\(finding.rule)]")
            if let nearest = finding.suggestions.first {
                print("  try '\(nearest.token)' as \(nearest.value)")
            }
        }
        let summary = Summary(report)
        print(
            "\(summary.checked) pairs checked in \(summary.modes) modes, \(summary.errors) errors"
        )
    }
}
