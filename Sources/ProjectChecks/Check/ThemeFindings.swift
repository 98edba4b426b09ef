import Findings
import Projects

/// The findings about a project's themes before any is judged.
struct ThemeFindings: Sendable {
    /// By theme id; nil for those about no theme.
    let byTheme: [String?: [Finding]]
    /// The findings that are not about a theme to judge, as they were found.
    let elsewhere: [Finding]
    /// ``elsewhere``, marked by the baseline.
    let markedElsewhere: [Finding]
    /// The errors in themes that no baseline allows.
    let errors: [Finding]
    /// The ids of the themes to judge that can be read only in part for such an error.
    let mistakenIDs: Set<String>

    init(_ catalog: ThemeCatalog, judging themes: [ResolvedTheme], _ request: CheckRequest) {
        func marked(_ findings: [Finding]) -> [Finding] {
            request.baseline?.marking(Report(findings: findings)).findings ?? findings
        }
        let judged = Set(themes.map(\.id))
        var byTheme = Dictionary(grouping: catalog.findings, by: \.theme)
        if !request.themeIDs.isEmpty {
            let relevant = catalog.withBases(request.themeIDs)
            byTheme = byTheme.filter { id, _ in id.map(relevant.contains) ?? true }
        }
        let others = byTheme.filter { id, _ in !(id.map(judged.contains) ?? false) }
        self.byTheme = byTheme
        elsewhere = others.flatMap(\.value).sorted()
        markedElsewhere = marked(elsewhere)
        errors = marked(catalog.findings).filter { finding in
            finding.severity == .error && finding.counts && finding.theme != nil
        }
        mistakenIDs = catalog.mistakenIDs(by: errors).intersection(judged)
    }
}
