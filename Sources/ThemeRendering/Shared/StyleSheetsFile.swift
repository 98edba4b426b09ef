import ThemeModel

/// `themes.css`: every theme's style sheet, for elements that are marked with its id.
struct StyleSheetsFile {
    private let content: SiteContent

    init(_ content: SiteContent) { self.content = content }

    func bytes(_ themes: [JudgedTheme]) -> [UInt8] {
        var bytes: [UInt8] = []
        let sheets = themes.lazy.map { content.styleSheet(of: $0.theme).scopedBytes }
        bytes.append(rows: sheets, separator: "\n")
        return bytes
    }
}
