import ForeignFormats
import Projects
import SourceText
import ThemeModel

/// The theme files of a folder without the style sheets that others of them import, and without those that are no theme.
struct EntrySheets {
    /// The files' names in findings, in the order of the files.
    let labels: [String]
    /// The sheets that set no colours, or those of shadows alone.
    let colorless: [String]

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
        let themes = entries.filter { !$0.isSheet || $0.hasColors }
        guard !themes.isEmpty, themes.count < files.count else { return nil }
        let names = themes.map(\.label)
        labels = names
        colorless = entries.map(\.label).filter { !names.contains($0) }
    }
}

extension SourceFile {
    fileprivate var isSheet: Bool { label.hasSuffix(".css") }

    fileprivate var hasColors: Bool { content.documents.contains { !$0.hasShadowsAlone } }
}

extension ThemeDocument {
    fileprivate var hasShadowsAlone: Bool {
        guard appearance.colors.isEmpty, !appearance.palette.isEmpty else { return false }
        return appearance.palette.names.allSatisfy { name in
            TokenPurpose.isEffect(NameWords.words(of: name))
        }
    }
}
