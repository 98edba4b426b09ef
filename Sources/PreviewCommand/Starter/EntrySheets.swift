import ForeignFormats
import Projects

/// The theme files of a folder without the style sheets that others of them import.
struct EntrySheets {
    /// The files' names in findings, in the order of the files.
    let labels: [String]

    /// Nil where no file imports another one, or several files are one theme together, which the folder alone names.
    init?(_ files: [SourceFile]) {
        guard files.allSatisfy({ $0.kind == .single }) else { return nil }
        var entries = files
        // Of sheets that import each other one stays.
        for sheet in files where sheet.isSheet {
            let isImported = entries.contains { entry in
                entry.isSheet && entry.label != sheet.label && entry.others[sheet.label] != nil
            }
            if isImported { entries.removeAll { $0.label == sheet.label } }
        }
        guard entries.count < files.count else { return nil }
        labels = entries.map(\.label)
    }
}

extension SourceFile {
    fileprivate var isSheet: Bool { label.hasSuffix(".css") }
}
