import Findings

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
                KeyTable.Row(
                    use: .text,
                    ground: "colors.surface",
                    foregrounds: ["colors.text"]
                ),
                KeyTable.Row(
                    use: .text,
                    ground: start + "inactiveSelection",
                    foregrounds: ["\(start)inactiveSelectionForeground | colors.text"]
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
            page: "colors.background"
        )
    }
}
