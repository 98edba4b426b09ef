import ColorScience
import Findings
import SourceText
import ThemeModel

/// Judges what a theme's own CSS paints: plain colours are measured, and what cannot be read is unchecked.
struct UncheckedStyle: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var findings: [Finding] = []
        for painted in subject.paintedRules {
            for pair in painted.failing {
                findings.append(finding(pair, of: painted.rule, in: subject))
            }
            if !painted.isJudged {
                findings.append(unjudged(painted, in: subject))
            }
        }
        return findings
    }

    private func finding(
        _ pair: PaintedRule.Pair,
        of rule: StyleHook.Rule,
        in subject: CheckedTheme
    ) -> Finding {
        let ratio = Contrast.display(pair.ratio)
        let required = CSSNumber.text(of: pair.required)
        var finding = subject.finding(
            .lowContrast,
            .error,
            """
            \(pair.names) of '\(rule.selector.excerpt)' in the theme's CSS has a contrast ratio of \
            \(ratio):1, below the \(required):1 required
            """,
            help: "use colours of the theme, whose pairs are judged",
            mode: pair.mode,
            at: subject.theme.style?.location
        )
        finding.detail = ContrastDetail(
            selector: rule.selector,
            measured: pair.ratio,
            required: pair.required,
            colors: ComparedColors(
                foreground: pair.foreground.hex,
                background: pair.background.hex
            )
        )
        return finding
    }

    private func unjudged(_ painted: PaintedRule, in subject: CheckedTheme) -> Finding {
        let properties = painted.properties.map { "'\($0.excerpt)'" }.joined(separator: ", ")
        let selector = painted.rule.selector.excerpt
        var problem = "what is seen then is not judged"
        var help = """
            give the component these colours under 'components', or set 'color' and 'background' \
            in one rule
            """
        if let doubt = painted.doubt {
            problem = "\(doubt) there"
            help = """
                take a background on which every role can be read, or give it to a component under \
                'components'
                """
        }
        return subject.finding(
            Self.id,
            .warning,
            "'\(selector)' in the theme's CSS sets \(properties), and \(problem)",
            help: help,
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
