import ColorScience
import Findings
import SourceText
import ThemeModel

struct FlatLadder: SequenceRule {
    var kind: String { "a 'ladder'" }

    func sequences(of theme: Theme) -> [Located<ColorLadder>] { theme.contrast.ladders }

    func names(in ladder: ColorLadder, of mode: Mode) -> [String] { ladder.names }

    func steps(of ladder: ColorLadder, in mode: Mode, of theme: Theme) -> [LadderStep] {
        mode.steps(of: ladder, known: theme.defaultMode)
    }

    func addDetail(of step: LadderStep, to finding: inout Finding, in theme: Theme) {
        // A step in the wrong direction is none.
        finding.detail = ContrastDetail(pair: step.pair, measured: step.change.map { max(0, $0) })
    }

    func help(_ step: LadderStep) -> String {
        guard step.isMet == nil else {
            return "move the two apart in lightness, or ask for less under 'step'"
        }
        let advice = "make 'background' opaque: it is what the others lie on"
        return step.obstacleHelp(advice)
    }

    func message(_ step: LadderStep) -> String {
        let phrase = "the step from '\(step.first)' to '\(step.second)'"
        guard let change = step.change else {
            return "\(phrase) is unknown: \(step.obstacle)"
        }
        if change < 0 {
            let way = step.isRising ? "darker" : "lighter"
            let ladder = step.isRising ? "lighter" : "darker"
            return "\(phrase) gets \(way), where the ladder gets \(ladder)"
        }
        return """
            \(phrase) is \(Self.shown(change)) in lightness of OKLab, below \
            \(step.required.compact)
            """
    }

    /// Cut off after three decimals, as ratios are after two.
    private static func shown(_ change: Double) -> String {
        (Double(Int(change * 1_000)) / 1_000).compact
    }

    static let guide = RuleGuide(
        .flatLadder,
        .error,
        "Each ground of a ladder is a visible step from the one before it, in one direction.",
        reason: """
            Surfaces that lie on each other, such as [background, surface, surface-raised], are told apart by lightness
            alone. A step is at least 0.02 in lightness of OKLab, which is just noticeable side by side (CSS Color 4);
            'step' asks for another one. The first and the last decide whether the ladder gets lighter or darker, in each
            mode by itself.
            """,
        passing: """
            colors: { background: "#ffffff", surface: "#f4f4f4", surface-raised: "#e8e8e8", text: black }
            contrast: { ladder: [[background, surface, surface-raised]] }

            """,
        failing: """
            colors: { background: "#ffffff", surface: "#fefefe", surface-raised: "#e8e8e8", text: black }
            contrast: { ladder: [[background, surface, surface-raised]] }

            """
    )
}
