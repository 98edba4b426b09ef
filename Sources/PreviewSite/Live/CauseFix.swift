package import Findings
import ForeignFormats
import ProjectChecks
package import Projects
import ThemeFixes
import ThemeModel
import ThemeRendering

/// The changes that `fix` would make for one cause in a theme: shown first, then perhaps written.
package struct CauseFix: Sendable {
    private let site: SiteSnapshot
    private let theme: Theme
    private let texts: [String: ThemeText]
    private let changes: [ValueChange]

    /// Nil if the site has no such theme, or `fix` would change nothing for the cause in it.
    package init?(_ cause: Cause, in id: String, of site: SiteSnapshot) {
        let failing = Set(cause.findings.map { PairKey($0) })
        guard let plan = site.builder.plan.advice.plan(for: id),
            let theme = plan.themes.first(where: { $0.id == id })
        else {
            return nil
        }
        changes = plan.plan.changes.filter {
            $0.fixed.contains { failing.contains(PairKey($0.pair)) }
        }
        if changes.isEmpty { return nil }
        self.site = site
        self.theme = theme
        texts = plan.texts
    }

    /// The theme's style sheet with the values that would be written.
    package var css: String {
        site.builder.content.styleSheet(of: theme.changed(by: changes)).page
    }

    /// The files with these values; nil where one cannot be written.
    package var changedFiles: [ChangedThemeFile]? {
        let files = site.builder.project.workspace.themeFilesByLabel
        let fixed = FixedFiles(with: changes, in: files) { texts[$0] }
        return fixed.unwritable.isEmpty ? fixed.files : nil
    }
}

extension SiteSnapshot {
    /// Writes theme files, all or none; throws if one changed since it was read.
    package func write(_ changes: [ChangedThemeFile]) throws {
        let workspace = builder.project.workspace
        let paths = workspace.themePathsByLabel
        try ThemeFileWriter(changes, currentFolder: workspace.project.currentFolder) {
            paths[$0.label] ?? $0.label
        }
        .write()
    }
}
