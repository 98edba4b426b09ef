import Findings
import SourceText
import TestSupport

/// A report with one finding of every standing, as a check with a baseline might give it.
enum GateReport {
    static let harbor = "themes/harbor one.yml"
    static let mist = Place(file: harbor, line: 2, column: 9)

    static var lowContrast: Finding {
        var finding = Finding(
            .lowContrast,
            .error,
            "'text-muted' on 'surface' has a contrast ratio of 3.92:1, below the 4.5:1 required for text (AA)",
            help: "'themepreview fix' looks for a value of 'palette.mist' that passes everywhere",
            at: Place(file: harbor, line: 4, column: 15)
        )
        finding.theme = "harbor"
        finding.mode = "dark"
        finding.detail = ContrastDetail(
            pair: PairName("text-muted", on: "surface"),
            measured: 3.9249999999999998,
            required: 4.5,
            colors: ComparedColors(foreground: "#6a7888", background: "#e7edf2")
        )
        finding.token = "palette.mist"
        finding.tokenLocation = mist
        finding.written = "#6a7888"
        finding.detail?.suggestions = [
            Suggestion(
                token: "palette.mist",
                value: "#5d6b7a",
                ratio: 4.51234,
                deltaE: 0.042,
                at: mist
            )
        ]
        finding.detail?.plannedColors = ComparedColors(
            foreground: "#5d6b7a",
            background: "#e7edf2"
        )
        finding.detail?.suggestions[0].edit = TextEdit(at: mist, length: 7, text: "#5d6b7a")
        return finding
    }

    /// Another pair that the same value makes fail, in another mode.
    static var sibling: Finding {
        var finding = lowContrast
        finding.mode = "light"
        finding.detail?.pair = PairName("border-strong", on: "surface", use: .nonText)
        finding.detail?.measured = 2.75
        finding.detail?.required = 3
        finding.message =
            "'border-strong' on 'surface' has a contrast ratio of 2.75:1, below the 3:1 required for non-text (AA)"
        finding.location = mist
        return finding
    }

    /// A value that no plan fixes.
    static var left: Finding {
        var finding = low("badge", theme: "slate", measured: 1.5)
        finding.token = "colors.badge"
        finding.written = "{palette.mist} / 60%"
        finding.tokenLocation = Place(file: "themes/slate.yml", line: 2, column: 1)
        finding.detail?.conflict = ["badge on surface", "badge on card"]
        return finding
    }

    static func low(
        _ foreground: String,
        theme: String = "harbor",
        mode: String = "dark",
        measured: Double
    ) -> Finding {
        var finding = lowContrast
        finding.theme = theme
        finding.mode = mode
        finding.detail?.measured = measured
        finding.detail?.pair = PairName(foreground, on: "surface")
        finding.message = "'\(foreground)' on 'surface' has a contrast ratio of \(measured):1"
        finding.help = nil
        finding.detail?.suggestions = []
        finding.detail?.plannedColors = nil
        finding.token = nil
        finding.tokenLocation = nil
        finding.written = nil
        return finding
    }

    static var waived: Finding {
        var finding = low("logo", measured: 2.5)
        finding.waiver = "the logo's own grey"
        return finding
    }

    static var baselined: Finding {
        var finding = low("caption", measured: 2)
        finding.isBaselined = true
        return finding
    }

    static var smallText: Finding {
        var finding = Finding(
            .smallText,
            .warning,
            "the text style 'caption' is 11 px, below 12 px",
            help: "make it 0.75rem or larger",
            at: Place(file: harbor, line: 3)
        )
        finding.theme = "harbor"
        return finding
    }

    static var outOfGamut: Finding {
        var finding = Finding(
            .outOfGamut,
            .note,
            "'palette.lime' lies outside sRGB",
            at: Place(file: harbor)
        )
        finding.theme = "harbor"
        return finding
    }

    /// Words with everything that some format takes for its own.
    static var hostile: Finding {
        Finding(
            .brokenLink,
            .error,
            hostileWords,
            help: "100% \\ `$x` _y_ *z*",
            at: Place(file: "docs/ä|b,c:d%.md", line: 1, column: 1)
        )
    }

    static let hostileWords =
        "'<b>&\"]]>' | 50%0A @team #1 \u{1B}[31m\n::error::x\r\u{FFFE} [a](b) ```</details><!-- --> ß"

    static var stale: Finding {
        var finding = Finding(
            .staleBaseline,
            .note,
            "the baseline lists contrast/low-contrast of 'link on surface', which is gone",
            at: Place(file: "baseline.json", line: 4, column: 5)
        )
        finding.theme = "slate"
        finding.mode = "light"
        finding.detail = ContrastDetail(pair: PairName("link", on: "surface"))
        return finding
    }

    static func row(_ finding: Finding, _ verdict: Verdict) -> PairVerdict {
        PairVerdict(
            theme: finding.theme ?? "",
            mode: finding.mode ?? "",
            pair: finding.pair ?? PairName("a", on: "b"),
            colors: finding.detail?.colors,
            measured: finding.measured,
            required: finding.detail?.required,
            verdict: verdict
        )
    }

    static var unknown: PairVerdict {
        PairVerdict(
            theme: "slate",
            mode: "light",
            pair: PairName("focus", on: "surface", use: .nonText),
            colors: nil,
            measured: nil,
            required: 3,
            verdict: .unknown
        )
    }

    static var full: Report {
        let passing = row(low("text", measured: 13.7), .pass)
        var exempt = passing
        exempt.pair.foreground = "border"
        exempt.verdict = .exempt
        return Report(
            findings: [
                lowContrast, sibling, left, waived, baselined, smallText, outOfGamut, hostile,
                stale,
            ],
            pairs: [
                passing, row(lowContrast, .fail), row(sibling, .fail), row(left, .fail),
                row(waived, .waived),
                row(baselined, .fail),
                exempt, unknown,
            ],
            coverage: [
                Coverage(
                    theme: "harbor",
                    modes: ["light", "dark"],
                    pairs: 6,
                    checked: 5,
                    uncheckedRoles: ["sparkle"],
                    derivedRoles: ["link": "primary"]
                ),
                Coverage(
                    theme: "slate",
                    modes: ["light"],
                    pairs: 2,
                    checked: 0,
                    uncheckedRoles: [],
                    derivedRoles: [:]
                ),
            ]
        ).sorted()
    }

    static let sources = SourceLines([
        harbor:
            "palette:\n  mist: \"#6a7888\"\ncolors:\n  surface: \"#e7edf2\"\n  text: black\n  text-muted: \"#6a7888\"\n"
    ])
}
