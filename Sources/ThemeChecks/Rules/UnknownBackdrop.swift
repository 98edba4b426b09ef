import Findings
import ThemeModel

struct UnknownBackdrop: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        let onGradients = subject.measurements.compactMap { measurement in
            finding(onGradientOf: measurement, in: subject)
        }
        return onGradients + findingsOnColors(in: subject) + subject.notesOnUnseenBase
    }

    /// A gradient that is not understood has no finding of its own, as long as no pair names it.
    private func finding(
        onGradientOf measurement: PairMeasurement,
        in subject: CheckedTheme
    ) -> Finding? {
        guard measurement.verdict == .unknown, let gradient = measurement.gradient,
            measurement.foreground?.isKnown == true
        else { return nil }
        let mode = subject.mode(of: measurement)
        let isUnknown = gradient.problem != nil
        let problem = gradient.problem ?? "nothing known is below its translucent stops"
        let help = """
            write opaque stops that can be read, or name the lightest and the darkest colour of the \
            ground under 'between'
            """
        var finding = subject.finding(
            Self.id,
            .error,
            """
            '\(mode.keyName(of: measurement.pair.foreground))' on the gradient \
            '\(mode.keyName(of: measurement.pair.background))' cannot be judged: \(problem)
            """,
            help: isUnknown ? help : "make its stops, or 'background', opaque",
            mode: measurement.mode,
            at: gradient.location
        )
        finding.detail = ContrastDetail(pair: measurement.pair)
        return finding
    }

    private func findingsOnColors(in subject: CheckedTheme) -> [Finding] {
        subject.measurements.compactMap { measurement in
            let pair = measurement.pair
            guard measurement.verdict == .unknown,
                let foreground = measurement.foreground, foreground.isKnown,
                let background = measurement.background, background.isKnown
            else { return nil }
            let mode = subject.mode(of: measurement)
            guard mode.stacks(beneath: pair.background) == nil else { return nil }
            let page = mode.keyName(of: "background")
            var ground = "'\(page)'"
            if pair.background != "background" {
                ground = "'\(mode.keyName(of: pair.background))' over " + ground
            }
            var finding = subject.finding(
                Self.id,
                .error,
                """
                '\(mode.keyName(of: pair.foreground))' on \(ground) cannot be judged: nothing opaque is \
                known beneath '\(page)'
                """,
                help: "make '\(page)' opaque: it is what everything else lies on",
                mode: measurement.mode,
                at: background.location
            )
            finding.detail = ContrastDetail(pair: pair)
            return finding
        }
    }

    static let guide = RuleGuide(
        .unknownBackdrop,
        .error,
        "Something opaque is known beneath every background.",
        reason: """
            What shines through a translucent background decides the contrast on it. Make 'background' opaque: everything
            else lies on it. A gradient that a pair names has stops that can be read, and no image below translucent ones.
            A theme that is laid over one of its program's own has a note instead, which counts the colours that lie on
            that one.
            """,
        passing: """
            colors: { background: white, text: black }

            """,
        failing: """
            colors: { background: "rgb(255 255 255 / 50%)", text: black }

            """
    )
}
