import ColorScience
import Findings
import SourceText
import ThemeModel

struct FlatLadder: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var findings: [Finding] = []
        for ladder in subject.theme.contrast.ladders {
            findings += subject.unknownNames(
                ladder.value.names,
                of: "a 'ladder'",
                at: ladder.location
            )
            for mode in subject.theme.modes {
                findings += mode.steps(of: ladder.value).compactMap { step in
                    finding(step, mode, subject, at: ladder.location)
                }
            }
        }
        return findings
    }

    private func finding(
        _ step: LadderStep,
        _ mode: Mode,
        _ subject: CheckedTheme,
        at location: SourceLocation?
    ) -> Finding? {
        if step.isMet == true { return nil }
        let colors = [step.first, step.second].map { mode.color(named: $0) }
        // A colour that cannot be read is an error of its own.
        if step.isMet == nil, colors.contains(where: { $0?.isKnown == false }) { return nil }
        var finding = subject.finding(
            Self.id,
            .error,
            message(step),
            help: step.isMet == nil
                ? "make 'background' opaque: it is what the others lie on"
                : "move the two apart in lightness, or ask for less under 'step'",
            mode: mode.name,
            at: location
        )
        // A step in the wrong direction is none.
        finding.detail = ContrastDetail(pair: step.pair, measured: step.change.map { max(0, $0) })
        return finding
    }

    private func message(_ step: LadderStep) -> String {
        let phrase = "the step from '\(step.first)' to '\(step.second)'"
        guard let change = step.change else {
            return "\(phrase) is unknown: nothing opaque is known beneath one of them"
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
