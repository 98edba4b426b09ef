import Findings
import ThemeModel

struct UnknownBackdrop: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.measurements.compactMap { measurement in
            let pair = measurement.pair
            guard measurement.verdict == .unknown,
                let foreground = measurement.foreground, foreground.isKnown,
                let background = measurement.background, background.isKnown
            else { return nil }
            let mode = subject.mode(of: measurement)
            guard mode.stacks(beneath: pair.background) == nil else { return nil }
            var ground = "'background'"
            if pair.background != "background" {
                ground = "'\(pair.background)' over " + ground
            }
            var finding = subject.finding(
                Self.id,
                .error,
                """
                '\(pair.foreground)' on \(ground) cannot be judged: nothing opaque is known beneath \
                'background'
                """,
                help: "make 'background' opaque: it is what everything else lies on",
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
            else lies on it.
            """,
        passing: """
            colors: { background: white, text: black }

            """,
        failing: """
            colors: { background: "rgb(255 255 255 / 50%)", text: black }

            """
    )
}
