import ColorScience
import Findings
import SourceText
import ThemeModel

struct IndistinctPair: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var seen: Set<Finding.Subject> = []
        var guesses = GuessBudget()
        return subject.theme.contrast.distinct.flatMap { group in
            unknownNames(in: group, subject, &guesses)
                + subject.theme.modes.flatMap { mode in findings(group, mode, subject) }
        }.filter { seen.insert(Finding.Subject($0)).inserted }
    }

    private func findings(_ group: Located<[String]>, _ mode: Mode, _ subject: CheckedTheme)
        -> [Finding]
    {
        mode.pairs(among: group.value).compactMap { first, second in
            guard let worst = closest(first.color, second.color, in: mode),
                worst.difference < Distinctness.minimum
            else { return nil }
            var finding = subject.finding(
                Self.id,
                .warning,
                "'\(first.name)' and '\(second.name)' look alike in \(worst.vision): "
                    + "ΔE OK is \(Contrast.display(worst.difference)), below \(Contrast.display(Distinctness.minimum))",
                help: "move them apart in lightness, which every kind of sight tells",
                mode: mode.name,
                at: group.location
            )
            finding.pair = PairName(first.name, on: second.name, use: .nonText)
            finding.measured = worst.difference
            finding.required = Distinctness.minimum
            finding.colors = ComparedColors(
                foreground: worst.first.hex,
                background: worst.second.hex
            )
            return finding
        }
    }

    private typealias Likeness = (first: SRGB8, second: SRGB8, difference: Double, vision: String)

    /// The renditions in which two colours are most alike; nil where the backdrop is unknown.
    private func closest(_ first: ThemeColor, _ second: ThemeColor, in mode: Mode) -> Likeness? {
        let seen = mode.seen(first, second).map { first, second in
            let (vision, difference) = Distinctness.closest(first, second)
            return (first, second, difference, vision)
        }
        return seen.min { $0.2 < $1.2 }
    }

    private func unknownNames(
        in group: Located<[String]>,
        _ subject: CheckedTheme,
        _ guesses: inout GuessBudget
    ) -> [Finding] {
        let mode = subject.theme.defaultMode
        return group.value.filter { mode.color(named: $0) == nil }.map { name in
            let guess = guesses.closest(to: name, among: mode.colors.names)
            return subject.finding(
                .unknownPair,
                .error,
                "a 'distinct' group names '\(name)', which is no colour of the theme",
                help: guess.map(didYouMean) ?? "name roles, as in [success, warning, danger]",
                at: group.location
            )
        }
    }

    static let guide = RuleGuide(
        .indistinctPair,
        .warning,
        "Colours that tell things apart look different to everybody.",
        reason: """
            The members of a 'distinct' group differ by at least 0.05 ΔE OK in normal vision, under protanopia, deuteranopia and
            tritanopia, and in greyscale, as on paper. Side by side 0.02 is just noticeable (CSS Color 4); 0.05 can be told
            apart from memory, one at a time. In greyscale all of it must be lightness, which every kind of sight tells.
            """,
        passing: """
            colors: { background: white, text: black, success: "#12a150", danger: "#7a0a0a" }
            contrast: { distinct: [ [success, danger] ] }

            """,
        failing: """
            colors: { background: white, text: black, success: "#0a7a3c", danger: "#0a7a3d" }
            contrast: { distinct: [ [success, danger] ] }

            """
    )
}

extension Finding {
    /// Identifies a finding of this rule, since groups may share colours.
    fileprivate struct Subject: Hashable {
        let mode: String?
        let names: Set<String>

        init(_ finding: Finding) {
            mode = finding.mode
            names = finding.pair.map { [$0.foreground, $0.background] } ?? [finding.message]
        }
    }
}
