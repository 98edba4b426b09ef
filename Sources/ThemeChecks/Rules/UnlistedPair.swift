import ColorScience
import Findings
import SourceText
import ThemeModel

struct UnlistedPair: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.unlistedPairs.compactMap { measurement in
            guard let worst = measurement.worst, let required = measurement.required else {
                return nil
            }
            let pair = measurement.pair
            let text = measurement.isOnTranslucentFill ? Self.unknown(pair) : nil
            var finding = subject.finding(
                Self.id,
                .warning,
                text?.message ?? """
                    '\(pair.foreground)' on '\(pair.background)' has a contrast ratio of \
                    \(Contrast.display(worst.ratio)):1, below \(required.compact):1, and no pair asks for it
                    """,
                help: text?.help ?? """
                    add the pair with 'themepreview pairs --write'; if the two never meet, list \
                    '\(pair.phrase)' under 'contrast.except', with a reason
                    """,
                mode: measurement.mode,
                at: measurement.foreground?.location
            )
            if text != nil { return finding }
            finding.detail = ContrastDetail(
                pair: pair,
                measured: worst.ratio,
                required: required,
                colors: worst.colors
            )
            return finding
        }
    }

    /// The fill shines through, and no pair says on what.
    private static func unknown(_ pair: PairName) -> (message: String, help: String) {
        let message = """
            the contrast of '\(pair.foreground)' on '\(pair.background)' is unknown: the fill is translucent, and no \
            pair says what it lies on
            """
        let help = """
            write '\(pair.phrase) on GROUND' under 'contrast.pairs', where GROUND is the colour beneath the fill, or \
            list the pair under 'contrast.except', with a reason
            """
        return (message, help)
    }

    static let guide = RuleGuide(
        .unlistedPair,
        .warning,
        "A pair that names leave no doubt of is checked, or has enough contrast.",
        reason: """
            `button-text` and `button-background` belong together, as `on-danger` and `danger` do, whether or not a pair
            says so. In a design system such a pair is reported where it is in no list and below the ratio of its use.
            Names that are a weaker sign are proposed by `themepreview pairs`, and never reported.
            """,
        passing: """
            kind: tokens
            colors: { background: white, text: black, badge-text: white, badge-background: navy }
            contrast: { pairs: [ badge-text on badge-background ] }

            """,
        failing: """
            kind: tokens
            colors: { background: white, text: black, badge-text: silver, badge-background: white }

            """
    )
}

extension PairMeasurement {
    fileprivate var isOnTranslucentFill: Bool { background?.display.isOpaque == false }
}
