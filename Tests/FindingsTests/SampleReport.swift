import Findings
import SourceText
import TestSupport

/// A report with a bit of everything, as a check might give it.
enum SampleReport {
    static let harbor = "themes/harbor.yml"
    static let mist = Place(file: harbor, line: 4, column: 9)

    static var lowContrast: Finding {
        var finding = Finding(
            .lowContrast,
            .error,
            "'text-muted' on 'surface' has a contrast ratio of 3.92:1",
            help: "'themepreview fix' looks for a value of 'palette.mist' that passes everywhere",
            at: Place(file: harbor, line: 14, column: 15)
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
        return finding
    }

    static var waived: Finding {
        var finding = lowContrast
        finding.mode = "light"
        finding.waiver = "the logo's own grey"
        finding.detail?.suggestions = []
        finding.detail?.plannedColors = nil
        return finding
    }

    static var baselined: Finding {
        var finding = lowContrast
        finding.isBaselined = true
        return finding
    }

    static var smallText: Finding {
        var finding = Finding(
            .smallText,
            .warning,
            "the text style 'caption' is 11 px, below 12 px",
            help: "make it 0.75rem or larger",
            at: Place(file: harbor, line: 90)
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

    static func row(_ verdict: Verdict, _ foreground: String = "text", mode: String = "light")
        -> PairVerdict
    {
        let isKnown = verdict != .unknown
        return PairVerdict(
            theme: "harbor",
            mode: mode,
            pair: PairName(foreground, on: "surface"),
            colors: isKnown ? ComparedColors(foreground: "#0c2038", background: "#e7edf2") : nil,
            measured: isKnown ? 13.7 : nil,
            required: verdict == .exempt ? nil : 4.5,
            verdict: verdict
        )
    }

    static func coverage(
        _ theme: String = "harbor",
        pairs: Int = 5,
        checked: Int = 3,
        unchecked: [String] = []
    ) -> Coverage {
        Coverage(
            theme: theme,
            modes: ["light", "dark"],
            pairs: pairs,
            checked: checked,
            uncheckedRoles: unchecked,
            derivedRoles: ["link": "as primary", "border": "text at 20 %"]
        )
    }

    static var full: Report {
        Report(
            findings: [smallText, waived, lowContrast, outOfGamut],
            pairs: [
                row(.pass), row(.fail, "text-muted", mode: "dark"), row(.waived, "text-muted"),
                row(.exempt, "border"),
                row(.unknown, "link"),
            ],
            coverage: [coverage(unchecked: ["sparkle"])]
        ).sorted()
    }
}
