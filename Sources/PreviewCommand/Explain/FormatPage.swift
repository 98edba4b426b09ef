import ForeignFormats
import SourceText

/// The formats that are read, for a terminal.
enum FormatPage {
    static func text(_ formats: FormatSet) -> String {
        let rows = formats.descriptions.map { format in
            let notes: [String?] = [
                format.ending.isEmpty ? "no ending" : format.ending,
                format.isOwn ? "of this project" : nil,
                format.isWritten ? "also written" : nil,
            ]
            let words = notes.compactMap(\.self).joined(separator: ", ")
            return [
                format.name.visible, "\(format.title) (\(words)): \(format.recognition)".visible,
            ]
        }
        return TextTable.lines(rows).joined(separator: "\n")
    }
}
