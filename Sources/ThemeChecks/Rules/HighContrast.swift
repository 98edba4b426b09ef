import ColorScience
import Findings
import SourceText
import ThemeModel

struct HighContrast: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.measurements.compactMap { measurement in
            guard measurement.isTooLoud, let loudest = measurement.loudest,
                let highest = measurement.requirement.highestRatio
            else { return nil }
            let required = measurement.required ?? 1
            let broken = BrokenLimit(
                composite: loudest,
                spot: measurement.spots?.loudest,
                limit: highest,
                comparison: """
                    \(loudest.ratio.shownAbove):1, above the \(highest.compact):1 allowed for this \
                    pair
                    """,
                help: """
                    bring the two closer, to a ratio from \(required.compact) to \
                    \(highest.compact), or allow more under 'ratio'
                    """
            )
            return subject.finding(Self.id, about: measurement, broken)
        }
    }

    static let guide = RuleGuide(
        .highContrast,
        .error,
        "A foreground stands out no more than its pair allows.",
        reason: """
            A hairline, a watermark or a grid must be there and stay quiet. The upper end of a range of ratios, such as
            'ratio: 1.2..2', is the highest that passes, on every background that the foreground lies on. 'fix' keeps it,
            and lowers no contrast to reach it.
            """,
        passing: """
            colors: { background: white, text: black, hairline: "#dddddd" }
            contrast: { pairs: [{ pair: hairline on background, ratio: 1.2..2 }] }

            """,
        failing: """
            colors: { background: white, text: black, hairline: "#888888" }
            contrast: { pairs: [{ pair: hairline on background, ratio: 1.2..2 }] }

            """
    )
}

extension Double {
    /// Rounded up to two decimals, so that a ratio above 2 never reads as 2.00.
    fileprivate var shownAbove: String {
        Contrast.display((self * 100).rounded(.up) / 100 + 0.000_1)
    }
}
