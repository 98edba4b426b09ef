import ColorScience
import Findings
import ThemeModel

struct SmallText: Rule {
    /// In CSS pixels.
    static let minimum = 12.0

    func findings(in subject: CheckedTheme) -> [Finding] {
        var seen: Set<String> = []
        return subject.theme.modes.flatMap { mode in
            mode.styles.compactMap { name, style in
                guard let pixels = style.pixels, pixels < Self.minimum else { return nil }
                guard seen.insert(name).inserted else { return nil }
                let size = CSSNumber.text(of: pixels)
                return subject.finding(
                    Self.id,
                    .warning,
                    "the text style '\(name)' is \(size) px, below 12 px",
                    help: "make it 0.75rem or larger",
                    at: style.sizeLocation
                )
            }
        }
    }

    static let guide = RuleGuide(
        .smallText,
        .warning,
        "Text is at least 12 px.",
        reason: "Smaller text is hard to read whatever its colours.",
        passing: """
            colors: { background: white, text: black }
            fonts: { styles: { caption: { size: 12px } } }

            """,
        failing: """
            colors: { background: white, text: black }
            fonts: { styles: { caption: { size: 11px } } }

            """
    )
}
