package import Findings
import Projects
import SourceText
package import ThemeExport
package import ThemeModel

/// The requested themes that can be written, and the errors in the others.
package struct ExportSelection: Sendable {
    /// In the order of the request.
    package let themes: [ExportedTheme]
    /// The ids of those that have errors, or that extend one with errors.
    package let brokenIDs: [String]
    package let errors: [Finding]

    /// Takes the requested themes, as far as reading and resolving found no errors in them and their bases.
    package init(_ project: ResolvedProject) {
        let catalog = project.catalog
        let requested = project.request.themeIDs
        let wanted = (requested.isEmpty ? catalog.fileIDs : requested).withoutRepetitions
        let relevant = catalog.withBases(wanted)
        let errors = catalog.findings.filter { finding in
            finding.severity == .error && (finding.theme.map(relevant.contains) ?? false)
        }
        let mistaken = catalog.mistakenIDs(by: errors)
        let whole = project.themes.filter { !mistaken.contains($0.id) }
        let byID = Dictionary(keepingFirst: whole.map { ($0.id, $0) })
        let chosen = requested.isEmpty ? whole : wanted.compactMap { byID[$0] }
        themes = chosen.map { entry in
            var whole = entry.document
            whole.base = nil
            return project.exported(entry, as: whole, entry.theme)
        }
        brokenIDs = errors.isEmpty ? [] : wanted.filter { byID[$0] == nil }
        self.errors = errors
    }
}

extension ResolvedProject {
    /// A theme with the text of its file, where that has no other theme and needs no further file.
    package func exported(
        _ entry: ResolvedTheme,
        as document: ThemeDocument,
        _ theme: Theme
    ) -> ExportedTheme {
        var exported = ExportedTheme(document, theme)
        exported.source = catalog.source(of: entry)
        return exported
    }
}

extension ThemeCatalog {
    fileprivate func source(of entry: ResolvedTheme) -> String? {
        guard entry.files.count == 1, let index = entry.files.first else { return nil }
        let file = documents.files[index]
        let isAlone = documents.places.count { $0.file == index } == 1
        guard isAlone, file.others.isEmpty, file.unread.isEmpty else { return nil }
        return String(validating: file.bytes, as: UTF8.self)
    }
}

extension [String] {
    fileprivate var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
