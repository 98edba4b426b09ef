import Findings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CatalogMemory {
    /// Adds the memory to a record, a line for each theme.
    func add(to text: inout RecordText) {
        text.add("catalog", [key])
        for row in rows {
            let numbers = [row.hash ?? 0, row.theme.hasStyle ? 1 : 0, UInt64(row.files.count)]
            text.add(
                "entry", numbers + row.files.map { UInt64(clamping: $0) }, counted: [row.id] + row.theme.texts)
        }
        for id in fileIDs { text.add("id", rest: id) }
        if !findings.isEmpty, let json = try? JSONEncoder().encode(findings) {
            text.add("found", rest: String(decoding: json, as: UTF8.self))
        }
    }

    /// Reads a line that ``add(to:)`` wrote; whether it is one.
    mutating func read(_ word: String, _ line: inout RecordLine) -> Bool {
        switch word {
        case "entry":
            guard let row = Row(&line) else { return false }
            rows.append(row)
        case "id": fileIDs.append(line.rest)
        default:
            guard let found = try? JSONDecoder().decode([Finding].self, from: Data(line.rest.utf8)) else {
                return false
            }
            findings = found
        }
        return true
    }
}

extension CatalogMemory.Row {
    fileprivate init?(_ line: inout RecordLine) {
        guard let hash = line.number(as: UInt64.self), let hasStyle = line.number(as: Int.self),
            let files = line.numbers(), let id = line.text(), let fileID = line.text(), let format = line.text(),
            let name = line.text()
        else { return nil }
        var modes: [String] = []
        while let mode = line.text() { modes.append(mode) }
        let theme = KnownTheme(fileID: fileID, name: name, modes: modes, format: format, hasStyle: hasStyle == 1)
        self.init(id: id, files: files, theme: theme, hash: hash == 0 ? nil : hash)
    }
}

extension KnownTheme {
    /// The texts in the order in which they are written.
    fileprivate var texts: [String] { [fileID, format, name] + modes }
}
