package import Projects
import SourceText
import ThemeModel
package import TokenUses

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The style sheets of `uses` with tokens in the place of their colours.
package struct UseFix: Sendable {
    /// Sorted by path.
    package private(set) var files: [ChangedThemeFile] = []
    /// The edits, in the order of the files.
    package private(set) var edits: [SheetEdit] = []
    /// The colours of tokens that stay.
    package private(set) var rests: [SheetRest] = []

    /// Plans the edits in memory; each changed sheet is read again, to prove that no other value changed.
    package init(_ project: ResolvedProject) {
        let uses = project.uses
        guard let tokens = uses.tokens else { return }
        let sheets = uses.sheets.filter { StyleUses.reads($0.file) }
        let names = UsedNames(in: uses.definitions + sheets, tokens)
        let files = Dictionary(
            project.workspace.appFiles.uses.map { ($0.label, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let read = sheets.sorted { $0.file < $1.file }.compactMap { sheet in
            files[sheet.file].map { file in
                (sheet: sheet, text: String(decoding: file.bytes, as: UTF8.self))
            }
        }
        let found = UseEdits.all(in: read, tokens, names, tokenFiles: uses.tokenFiles)
        for (source, edits) in zip(read, found) {
            guard let file = files[source.sheet.file] else { continue }
            add(file, source.sheet, source.text, edits)
        }
    }

    private mutating func add(
        _ file: SourceFile,
        _ sheet: StyleUses,
        _ text: String,
        _ found: UseEdits
    ) {
        rests += found.rests
        if found.edits.isEmpty { return }
        let changed = SheetEdit.apply(found.edits, to: text)
        rests += changed.leftOut.map { $0.rest("a comment stands in it") }
        guard Data(text.utf8) == file.bytes, sheet.isKept(in: changed.text, after: changed.made)
        else {
            rests += changed.made.map { $0.rest("the file cannot be written as it was read") }
            return
        }
        if changed.made.isEmpty { return }
        edits += changed.made
        files.append(
            ChangedThemeFile(label: file.label, before: file.bytes, after: Data(changed.text.utf8))
        )
    }

    /// Leaves out files that are links to another one.
    package func onceEach(path: (String) -> String) -> UseFix {
        var fix = self
        var first: [String: String] = [:]
        func isFirst(_ label: String) -> Bool {
            let place = FileKind.canonical(path(label))
            if let known = first[place] { return known == label }
            first[place] = label
            return true
        }
        fix.files = files.filter { isFirst($0.label) }
        fix.edits = edits.filter { isFirst($0.location.file) }
        fix.rests = rests.filter { isFirst($0.location.file) }
        return fix
    }
}

extension SheetEdit {
    fileprivate func rest(_ reason: String) -> SheetRest {
        SheetRest(location: location, text: old, reason: reason)
    }
}
