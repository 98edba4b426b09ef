import ForeignFormats
import Projects
import SourceText
import ThemeModel
import ThemeRendering

/// The theme files of a folder without the style sheets that others of them import, and without those that are no theme.
struct EntryFiles {
    /// The reason for which a file is no theme of a new project.
    enum Reason: String, CaseIterable {
        /// Sheets of rules, shadows or ramps alone.
        case purposeless = "no themes, since they have no colours for text, fills or lines"
        /// Sass computes the colours, or writes them to a sheet of the same name.
        case sass = "no themes, since only Sass knows their colours: name the sheets that it writes"
        case unreadable = "no themes, since they cannot be read"
    }

    /// The files' names in findings, in the order of the files.
    let labels: [String]
    /// The names of all other files of the folder.
    let others: [String]
    /// The names of the files that are left out, by reason.
    let leftOut: [Reason: [String]]

    /// Nil where all files stay; `namesParts` is false where files that are one theme together have to stay in their folder.
    init?(_ files: [SourceFile], namesParts: Bool) {
        guard namesParts || files.allSatisfy(\.isWhole) else { return nil }
        var entries = files
        // Of sheets that import each other one stays.
        for sheet in files where sheet.isSheet {
            let isImported = entries.contains { entry in
                entry.isSheet && entry.label != sheet.label && entry.others[sheet.label] != nil
            }
            if isImported { entries.removeAll { $0.label == sheet.label } }
        }
        let written = Set(entries.filter(\.isCSS).map(\.idInFolder))
        var labels: [String] = []
        var leftOut: [Reason: [String]] = [:]
        for entry in entries {
            if let reason = entry.reasonToLeaveOut(besides: written) {
                leftOut[reason, default: []].append(entry.label)
            } else {
                labels.append(entry.label)
                labels += entry.parts
            }
        }
        let areAll = entries.count == files.count && leftOut.isEmpty
        guard !labels.isEmpty, !areAll else { return nil }
        let named = Set(labels)
        self.labels = labels
        others = files.flatMap { [$0.label] + $0.parts }.filter { !named.contains($0) }
        self.leftOut = leftOut
    }
}

extension SourceFile {
    /// The files that are one theme with it, and none by themselves.
    fileprivate var parts: [String] {
        kind == .single || isFolder ? [] : others.keys.sorted()
    }

    /// The file alone is the theme, with others from its own folder.
    fileprivate var isWhole: Bool {
        let folder = label.parentPath
        return isSheet || kind == .single && others.keys.allSatisfy { $0.hasPrefix("\(folder)/") }
    }

    private var isFolder: Bool {
        others.keys.allSatisfy { $0.hasPrefix("\(label)/") }
    }

    fileprivate var isCSS: Bool { label.hasSuffix(".css") }

    private var isSass: Bool { label.hasSuffix(".scss") }

    fileprivate var isSheet: Bool { isCSS || isSass }

    /// The folder, and the id of the theme that the file would be.
    fileprivate var idInFolder: String {
        "\(label.parentPath)/\(ThemeReader.themeID(of: label))"
    }

    /// Nil for a theme; `written` has the sheets of CSS that are there.
    fileprivate func reasonToLeaveOut(besides written: Set<String>) -> EntryFiles.Reason? {
        if isSass, written.contains(idInFolder) { return .sass }
        let documents = content.documents
        if !isSheet { return documents.isEmpty ? .unreadable : nil }
        if isSass, documents.isEmpty { return .sass }
        return documents.contains(where: \.hasPurposefulColors) ? nil : .purposeless
    }
}

extension ThemeDocument {
    fileprivate var hasPurposefulColors: Bool {
        guard let theme = resolve().theme else { return true }
        return !TokenRanks(theme).semantic.isEmpty
    }
}
