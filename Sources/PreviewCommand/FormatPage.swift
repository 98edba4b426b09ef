import Findings
import ThemeFormats

/// The formats that are read, for a terminal.
struct FormatPage {
    static func text(_ formats: MappingSet) -> String {
        let all = formats.descriptions
        let width = all.map(\.name.unicodeScalars.count).max() ?? 0
        return all.map { format in
            let name = format.name + String(repeating: " ", count: width - format.name.unicodeScalars.count)
            let notes: [String?] = [
                format.ending.isEmpty ? "no ending" : format.ending, format.isOwn ? "of this project" : nil,
                format.isWritten ? "also written" : nil,
            ]
            let words = notes.compactMap(\.self).joined(separator: ", ")
            return "\(name)  \(format.title) (\(words)): \(format.recognition)".visible
        }.joined(separator: "\n")
    }
}
