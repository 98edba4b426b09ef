import ColorScience
import Findings
import SourceText
import ThemeModel

struct BrokenOrder: SequenceRule {
    var kind: String { "an 'order'" }

    func sequences(of theme: Theme) -> [Located<[PairName]>] { theme.contrast.orders }

    func names(in order: [PairName], of mode: Mode) -> [String] {
        order.flatMap { pair in
            let isGradient = mode.gradient(named: mode.known(pair.background)) != nil
            return [pair.foreground] + (isGradient ? [] : [pair.background])
        }
    }

    func steps(of order: [PairName], in mode: Mode, of theme: Theme) -> [OrderStep] {
        mode.steps(of: order, known: theme.defaultMode)
    }

    func addDetail(of step: OrderStep, to finding: inout Finding, in theme: Theme) {
        finding.detail = ContrastDetail(
            pair: step.pair,
            measured: step.quotient,
            colors: step.weaker.worst?.colors
        )
        finding.setCause(step.weaker.cause, in: theme)
    }

    func message(_ step: OrderStep) -> String {
        let weaker = step.weaker.pair
        let stronger = step.stronger.pair
        guard let first = step.stronger.worst, let second = step.weaker.worst else {
            return """
                '\(weaker.phrase)' cannot be compared with '\(stronger.phrase)': \(step.obstacle)
                """
        }
        return """
            '\(weaker.phrase)' is not weaker than '\(stronger.phrase)': \
            \(Contrast.display(second.ratio)):1 after \(Contrast.display(first.ratio)):1
            """
    }

    func help(_ step: OrderStep) -> String {
        guard step.isMet == nil else {
            return "move one of the two, or change their places under 'order'"
        }
        let advice = "make the ground opaque, or name another one: 'text-muted on surface'"
        let other = "\(step.weaker.pair.foreground) on surface"
        return step.obstacleHelp(advice, other: other)
    }

    static let guide = RuleGuide(
        .brokenOrder,
        .error,
        "Each colour of an order is weaker than the one before it.",
        reason: """
            A hierarchy of text, such as [text, text-dim, text-muted, text-faint], is lost where two of them look alike or
            change places, which happens in the mode that nobody looked at. The contrast of each on its ground decides: a name
            alone lies on 'background', and 'text-muted on surface' names another ground.
            """,
        passing: """
            colors: { background: white, text: black, text-muted: "#555555" }
            contrast: { order: [[text, text-muted]] }

            """,
        failing: """
            colors: { background: white, text: "#222222", text-muted: black }
            contrast: { order: [[text, text-muted]] }

            """
    )
}
