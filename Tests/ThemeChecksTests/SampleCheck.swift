import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

/// Checks of a few lines of YAML.
enum SampleCheck {
    /// The report on a theme of two colours and what more is said of it.
    static func report(
        _ colors: String,
        _ rest: String = "",
        options: CheckOptions = CheckOptions()
    ) throws -> Report {
        ThemeChecker(options: options).check(
            try SampleTheme.theme("colors: { \(colors) }\n\(rest)")
        )
    }

    /// A theme in which everything passes at AAA.
    static let clear = "background: \"#ffffff\", text: \"#000000\""
}

extension Report {
    /// The verdicts on a pair, in the order of the modes.
    func rows(_ phrase: String) -> [PairVerdict] { pairs.filter { $0.pair.phrase == phrase } }

    /// The verdict on a pair that is there once.
    func row(_ phrase: String) throws -> PairVerdict {
        let rows = rows(phrase)
        try #require(rows.count == 1, "\(phrase) is there \(rows.count) times")
        return rows[0]
    }

    /// The findings of a rule.
    func found(_ rule: RuleID) -> [Finding] { findings.filter { $0.rule == rule } }
}
