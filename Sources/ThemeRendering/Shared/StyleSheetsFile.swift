import ThemeModel

/// `themes.css`: every theme's style sheet, for elements that are marked with its id.
enum StyleSheetsFile {
    static func bytes(_ styleSheets: [ThemeStyleSheet]) -> [UInt8] {
        var bytes: [UInt8] = []
        for sheet in styleSheets {
            if !bytes.isEmpty { bytes += "\n".utf8 }
            bytes += sheet.scopedBytes
        }
        return bytes
    }
}
