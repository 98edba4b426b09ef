import ForeignFormats
import Projects
import SourceText
import ThemeModel

/// The theme files of a folder without the style sheets that others of them import, and without those that are no theme.
struct EntrySheets {
    /// The files' names in findings, in the order of the files.
    let labels: [String]
    /// The sheets without a colour for text, fills or lines: those of rules, shadows or ramps alone.
    let purposeless: [String]

    /// Nil where all files stay, or several files are one theme together, which the folder alone names.
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
        let themes = entries.filter { !$0.isSheet || $0.hasPurposefulColors }
        guard !themes.isEmpty, themes.count < files.count else { return nil }
        let names = themes.map(\.label)
        labels = names
        purposeless = entries.map(\.label).filter { !names.contains($0) }
    }
}

extension SourceFile {
    fileprivate var isSheet: Bool { label.hasSuffix(".css") }

    fileprivate var hasPurposefulColors: Bool {
        content.documents.contains { document in
            guard let theme = document.resolve().theme else { return true }
            return !TokenRanks(theme).semantic.isEmpty
        }
    }
}
