import ColorScience
import Findings
import SourceText
import ThemeModel

struct BrokenOrder: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var findings: [Finding] = []
        for order in subject.theme.contrast.orders {
            let names = order.value.flatMap { [$0.foreground, $0.background] }
            findings += subject.unknownNames(names, of: "an 'order'", at: order.location)
            for mode in subject.theme.modes {
                findings += mode.steps(of: order.value).compactMap { step in
                    finding(step, mode, subject, at: order.location)
                }
            }
        }
        return findings
    }

    private func finding(
        _ step: OrderStep,
        _ mode: Mode,
        _ subject: CheckedTheme,
        at location: SourceLocation?
    ) -> Finding? {
        if step.isMet == true { return nil }
        let colors = [step.stronger, step.weaker].flatMap { [$0.foreground, $0.background] }
        // A colour that cannot be read is an error of its own.
        if step.isMet == nil, colors.contains(where: { $0?.isKnown == false }) { return nil }
        var finding = subject.finding(
            Self.id,
            .error,
            message(step),
            help: help(step),
            mode: mode.name,
            at: location
        )
        finding.detail = ContrastDetail(
            pair: step.pair,
            measured: step.quotient,
            colors: step.weaker.worst?.colors
        )
        finding.setCause(step.weaker.cause, in: subject.theme)
        return finding
    }

    private func message(_ step: OrderStep) -> String {
        let weaker = step.weaker.pair
        let stronger = step.stronger.pair
        guard let first = step.stronger.worst, let second = step.weaker.worst else {
            return """
                '\(weaker.phrase)' cannot be compared with '\(stronger.phrase)': nothing opaque is \
                known beneath one of them
                """
        }
        return """
            '\(weaker.phrase)' is not weaker than '\(stronger.phrase)': \
            \(Contrast.display(second.ratio)):1 after \(Contrast.display(first.ratio)):1
            """
    }

    private func help(_ step: OrderStep) -> String {
        guard step.isMet == nil else {
            return "move one of the two, or change their places under 'order'"
        }
        return "make the ground opaque, or name another one: 'text-muted on surface'"
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

extension CheckedTheme {
    /// A finding for each name of a group that the theme does not have, once.
    func unknownNames(
        _ names: [String],
        of group: String,
        at location: SourceLocation?
    ) -> [Finding] {
        let mode = theme.defaultMode
        var guesses = GuessBudget()
        var seen: Set<String> = []
        let unknown = names.filter { name in
            mode.color(named: mode.known(name)) == nil && seen.insert(name).inserted
        }
        return unknown.map { name in
            let guess = guesses.closest(to: name, among: mode.colors.names)
            return finding(
                .unknownPair,
                .error,
                "\(group) names '\(name)', which is no colour of the theme",
                help: guess.map(didYouMean) ?? "name roles, or colours of the palette",
                at: location
            )
        }
    }
}
