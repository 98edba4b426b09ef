import ThemeModel

/// `themes.css`: every theme's style sheet, for elements that are marked with its id.
enum StyleSheetsFile {
    static func bytes(_ themes: [JudgedTheme]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(rows: themes.lazy.map(\.styleSheet.scopedBytes), separator: "\n")
        return bytes
    }
}
