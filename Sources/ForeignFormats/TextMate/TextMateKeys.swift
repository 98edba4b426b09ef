import Findings
import ThemeModel

/// The keys of TextMate's and Sublime Text's editor that they lay on each other.
///
/// Source: the manual of TextMate (Themes) and Sublime Text's documentation of colour schemes. The keys for brackets and tags
/// are left out: their options say whether they colour text or a line under it.
enum TextMateKeys {
    static let start = "settings/"

    static func table(of format: String) -> KeyTable {
        KeyTable(
            of: format,
            [
                code(on: "colors.surface"),
                code(on: "colors.selection", besides: "colors.on-selection"),
                code(on: "colors.highlight", besides: "colors.on-highlight"),
                code(
                    on: start + "inactiveSelection",
                    besides: start + "inactiveSelectionForeground"
                ),
                KeyTable.Row(
                    use: .largeText,
                    ground: "\(start)gutter | colors.background",
                    foregrounds: [start + "gutterForeground"]
                ),
                KeyTable.Row(
                    use: .nonText,
                    ground: "colors.background",
                    foregrounds: ["colors.focus"]
                ),
            ],
            code: KeyTable.Code(
                passing: ["colors.selection", "colors.highlight", start + "inactiveSelection"]
            ),
            page: "colors.background"
        )
    }

    /// Code on a mark, unless the theme gives the mark a colour of text.
    private static func code(on ground: String, besides text: String? = nil) -> KeyTable.Row {
        let foregrounds = [text, PaintedPairs.code].compactMap(\.self)
        return KeyTable.Row(
            use: .text,
            ground: ground,
            foregrounds: [foregrounds.joined(separator: " | ")]
        )
    }
}
