import ColorScience
import Findings
import SourceText
import ThemeModel

struct IndistinctPair: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var seen: Set<Finding.Subject> = []
        var findings: [Finding] = []
        for group in subject.theme.contrast.distinct {
            findings += subject.unknownNames(
                group.value,
                of: "a 'distinct' group",
                help: "name roles, as in [success, warning, danger]",
                at: group.location
            )
            for mode in subject.theme.modes {
                findings += alike(in: group, mode, subject)
            }
        }
        // Groups may share colours.
        return findings.filter { seen.insert(Finding.Subject($0)).inserted }
    }

    private func alike(
        in group: Located<[String]>,
        _ mode: Mode,
        _ subject: CheckedTheme
    ) -> [Finding] {
        mode.pairs(among: group.value).compactMap { pair in
            guard let worst = Likeness(of: pair, in: mode),
                worst.difference < Distinctness.minimum
            else { return nil }
            let difference = Contrast.display(worst.difference)
            let minimum = Contrast.display(Distinctness.minimum)
            var finding = subject.finding(
                Self.id,
                .warning,
                """
                '\(pair.first.name)' and '\(pair.second.name)' look alike in \(worst.vision): \
                ΔE OK is \(difference), below \(minimum)
                """,
                help: "move them apart in lightness, which every kind of sight tells",
                mode: mode.name,
                at: group.location
            )
            finding.detail = ContrastDetail(
                pair: PairName(pair.first.name, on: pair.second.name, use: .nonText),
                measured: worst.difference,
                required: Distinctness.minimum,
                colors: worst.colors
            )
            return finding
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

/// The renditions and the sight in which two colours are most alike.
private struct Likeness {
    let difference: Double
    let vision: String
    let colors: ComparedColors

    /// Nil where the backdrop is unknown.
    init?(of pair: DistinctPair, in mode: Mode) {
        let all = mode.seen(pair).map { first, second in
            Likeness(first, second, Distinctness.closest(first, second))
        }
        guard let closest = all.min(by: { $0.difference < $1.difference }) else { return nil }
        self = closest
    }

    private init(_ first: SRGB8, _ second: SRGB8, _ closest: Distinctness.Closest) {
        difference = closest.difference
        vision = closest.vision
        colors = ComparedColors(foreground: first.hex, background: second.hex)
    }
}

extension Finding {
    fileprivate struct Subject: Hashable {
        let mode: String?
        let names: Set<String>

        init(_ finding: Finding) {
            mode = finding.mode
            if let pair = finding.pair {
                names = [pair.foreground, pair.background]
            } else {
                names = [finding.message]
            }
        }
    }
}
