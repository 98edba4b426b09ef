package import Findings
import Projects
import SourceText
package import ThemeExport
import ThemeModel

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
        themes = chosen.map(\.exported)
        brokenIDs = errors.isEmpty ? [] : wanted.filter { byID[$0] == nil }
        self.errors = errors
    }
}

extension ResolvedTheme {
    /// The theme as a file of its own, which extends no other.
    fileprivate var exported: ExportedTheme {
        var whole = document
        whole.base = nil
        return ExportedTheme(whole, theme)
    }
}

extension [String] {
    fileprivate var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
