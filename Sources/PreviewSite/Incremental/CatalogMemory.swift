import Findings
import ThemeFormats
import ThemeModel
import ThemeRendering

/// A catalog of themes to be remembered: all of it holds as long as no theme file changes, and what is known of a theme
/// that stands by itself as long as its own file does not.
struct CatalogMemory: Sendable {
    /// What is remembered of a theme.
    struct Row: Hashable, Sendable {
        let id: String
        let files: [Int]
        let theme: KnownTheme
        /// The hash of the file of a theme that stands by itself and that nothing is wrong with; else nil.
        let hash: UInt64?
    }

    /// The hash of what the catalog was made from.
    let key: UInt64
    var rows: [Row] = []
    var findings: [Finding] = []
    /// The id of each theme file.
    var fileIDs: [String] = []

    /// Begins with nothing.
    init(key: UInt64) { self.key = key }

    /// Remembers a catalog of a project.
    init(_ catalog: ThemeCatalog, of workspace: Workspace, key: UInt64) {
        self.init(key: key)
        let spoken = Set(catalog.findings.map(\.theme))
        rows = catalog.entries.map { entry in
            let file = workspace.themeFiles[entry.files[0]]
            let fileID = ThemeReader.themeID(of: file.label)
            let isPlain = entry.files.count == 1 && entry.label.id == fileID && !spoken.contains(fileID)
            let theme = KnownTheme(
                fileID: fileID, name: entry.label.name, modes: entry.label.modes,
                format: entry.format, hasStyle: entry.hasStyle)
            return Row(
                id: entry.label.id, files: entry.files, theme: theme, hash: isPlain ? ContentHash.of(file) : nil)
        }
        findings = catalog.findings
        fileIDs = catalog.fileIDs
    }

    /// The themes that stand by themselves, by the hashes of their files.
    var known: [UInt64: KnownTheme] {
        Dictionary(rows.compactMap { row in row.hash.map { ($0, row.theme) } }) { first, _ in first }
    }

    /// The catalog of a project in which nothing about the themes changed.
    func catalog(of workspace: Workspace) -> ThemeCatalog? {
        guard fileIDs.count == workspace.themeFiles.count,
            rows.allSatisfy({ $0.files.allSatisfy(fileIDs.indices.contains) })
        else { return nil }
        let entries = rows.map { row in
            ThemeCatalog.Entry(
                label: ThemeLabel(id: row.id, name: row.theme.name, modes: row.theme.modes), files: row.files,
                hasStyle: row.theme.hasStyle, format: row.theme.format)
        }
        return ThemeCatalog(
            entries: entries, findings: findings, fileIDs: fileIDs,
            readings: ThemeReadings(
                workspace.themeFiles, level: workspace.configuration.requirements.level, ids: fileIDs))
    }
}
