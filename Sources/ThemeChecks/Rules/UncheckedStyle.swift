import ColorScience
import Findings
import SourceText
import ThemeModel

/// Judges what a theme's own CSS paints: plain colours are measured, and what cannot be read is unchecked.
struct UncheckedStyle: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.paintedRules.flatMap { painted in
            painted.failing.map { finding($0, of: painted.rule, in: subject) }
                + (painted.isJudged ? [] : [unjudged(painted, in: subject)])
        }
    }

    private func finding(
        _ pair: PaintedRule.Pair,
        of rule: StyleHook.Rule,
        in subject: CheckedTheme
    ) -> Finding {
        var finding = subject.finding(
            .lowContrast,
            .error,
            """
            \(pair.names) of '\(rule.selector.excerpt)' in the theme's CSS has a contrast ratio of \
            \(Contrast.display(pair.ratio)):1, below the \(CSSNumber.text(of: pair.required)):1 required
            """,
            help: "use colours of the theme, whose pairs are judged",
            mode: pair.mode,
            at: subject.theme.style?.location
        )
        finding.colors = ComparedColors(
            foreground: pair.foreground.hex,
            background: pair.background.hex
        )
        finding.selector = rule.selector
        finding.measured = pair.ratio
        finding.required = pair.required
        return finding
    }

    private func unjudged(_ painted: PaintedRule, in subject: CheckedTheme) -> Finding {
        let properties = painted.properties.map { "'\($0.excerpt)'" }.joined(separator: ", ")
        return subject.finding(
            Self.id,
            .warning,
            """
            '\(painted.rule.selector.excerpt)' in the theme's CSS sets \(properties), \
            and \(painted.doubt.map { "\($0) there" } ?? "what is seen then is not judged")
            """,
            help: painted.doubt == nil
                ? "give the component these colours under 'components', or set 'color' and 'background' in one rule"
                : "take a background on which every role can be read, or give it to a component under 'components'",
            at: subject.theme.style?.location
        )
    }

    static let guide = RuleGuide(
        .uncheckedStyle,
        .warning,
        "What CSS of a theme or a page paints is judged.",
        reason: """
            CSS under 'css' can set any colour, background, opacity or filter, take the underline of links away, or move text
            off its ground. A rule that sets plain 'color' and 'background' is measured, with all roles that can stand on
            that background, and links without underline against text (3:1). All else is unchecked, which is not passed; so
            is every page whose raw HTML sets such properties.
            """,
        passing: """
            colors: { background: white, text: black }
            css: ".card { border-radius: 0; color: #222; background: #eee }"

            """,
        failing: """
            colors: { background: white, text: black }
            css: ".card { opacity: 0.5 }"

            """
    )
}
