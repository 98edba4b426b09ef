package import Findings
package import ThemeExport
import ThemeRendering

/// The requested themes that can be written, and what is wrong with the others.
package struct ExportSelection: Sendable {
    /// In the order of the request.
    package let themes: [ExportedTheme]
    /// The ids of those that have errors, or that extend one with errors.
    package let brokenIDs: [String]
    package let errors: [Finding]
}

extension ProjectCheck {
    /// The requested themes, as far as reading and resolving found no errors in them and their bases.
    package func exported() -> ExportSelection {
        let wanted = request.themeIDs.isEmpty ? catalog.fileIDs : request.themeIDs
        let relevant = catalog.withBases(wanted)
        let errors = catalog.findings.filter {
            $0.severity == .error && ($0.theme.map(relevant.contains) ?? false)
        }
        let mistaken = catalog.mistakenIDs(by: errors)
        let whole = entries.filter { !mistaken.contains($0.label.id) }
        let byID = Dictionary(whole.map { ($0.label.id, $0) }) { first, _ in first }
        var ids: Set<String> = []
        let distinct = wanted.filter { ids.insert($0).inserted }
        let chosen = request.themeIDs.isEmpty ? whole : distinct.compactMap { byID[$0] }
        return ExportSelection(
            themes: chosen.compactMap {
                catalog.document($0).flatMap { ExportedTheme.resolving($0).theme }
            },
            brokenIDs: errors.isEmpty ? [] : distinct.filter { byID[$0] == nil },
            errors: errors
        )
    }
}
