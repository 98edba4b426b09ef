package import Findings
package import ThemeExport
import ThemeRendering

extension ProjectCheck {
    /// The requested themes, in the order of the request, and what reading and resolving found in them and their bases.
    package func exported() -> (themes: [ExportedTheme], findings: [Finding]) {
        let relevant = catalog.withBases(request.themeIDs.isEmpty ? catalog.fileIDs : request.themeIDs)
        let byID = Dictionary(entries.map { ($0.label.id, $0) }) { first, _ in first }
        var ids: Set<String> = []
        let requested = request.themeIDs.filter { ids.insert($0).inserted }.compactMap { byID[$0] }
        let themes = (request.themeIDs.isEmpty ? entries : requested).compactMap { entry in
            catalog.document(entry).flatMap { ExportedTheme.resolving($0).theme }
        }
        return (themes, catalog.findings.filter { $0.theme.map(relevant.contains) ?? false })
    }
}
