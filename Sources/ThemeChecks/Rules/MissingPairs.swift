import Findings
import ThemeModel

/// The finding about a check that judges fewer pairs than the project expects.
enum MissingPairs {
    static func finding(judged: Int, expected: Located<Int>) -> Finding? {
        guard judged < expected.value else { return nil }
        return Finding(
            .missingPairs,
            .error,
            "\(judged) pairs are checked, and 'expect' asks for \(expected.value)",
            help: """
                look for a theme, mode or colour that is gone or has another name; if that is meant, \
                write 'expect: \(judged)'
                """,
            at: expected.location
        )
    }

    static let guide = RuleGuide(
        .missingPairs,
        .error,
        "A check of all themes judges at least as many pairs as 'contrast.expect' says.",
        reason: """
            A pattern whose colours got other names stands for fewer pairs, and nothing fails. Pairs in all modes of all
            themes count, with a verdict of pass, fail or waived. A check of some themes does not count them. No baseline
            and no setting allows it.
            """,
        passing: [],
        failing: []
    )
}
