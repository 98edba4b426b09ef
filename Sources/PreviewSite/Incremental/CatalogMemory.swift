import Findings
import ThemeFormats
import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A catalog of themes to be remembered: all of it holds as long as no theme file changes, and what is known of a theme
/// that stands by itself as long as its own file does not.
package struct CatalogMemory: Sendable {
    private struct Content: Codable {
        struct Row: Codable {
            let id: String
            let files: [Int]
            let theme: KnownTheme
            /// The hash of the file of a theme that stands by itself and that nothing is wrong with.
            let hash: UInt64?
        }

        let rows: [Row]
        let findings: [Finding]
        let fileIDs: [String]
    }

    /// The hash of what the catalog was made from.
    let key: UInt64
    /// The catalog as JSON; it is read when it is asked for.
    let text: String

    /// Remembers a catalog of a project.
    init?(_ catalog: ThemeCatalog, of workspace: Workspace, key: UInt64) {
        let spoken = Set(catalog.findings.map(\.theme))
        let rows = catalog.entries.map { entry in
            let file = workspace.themeFiles[entry.files[0]]
            let isPlain = entry.files.count == 1 && !spoken.contains(entry.label.id)
            let theme = KnownTheme(
                fileID: ThemeReader.themeID(of: file.label), name: entry.label.name, modes: entry.label.modes,
                format: entry.format, hasStyle: entry.hasStyle)
            return Content.Row(
                id: entry.label.id, files: entry.files, theme: theme, hash: isPlain ? ContentHash.of(file) : nil)
        }
        let content = Content(rows: rows, findings: catalog.findings, fileIDs: catalog.fileIDs)
        guard let bytes = try? JSONEncoder().encode(content) else { return nil }
        self.init(key: key, text: String(decoding: bytes, as: UTF8.self))
    }

    /// Takes what a record holds.
    init(key: UInt64, text: String) {
        self.key = key
        self.text = text
    }

    private var content: Content? { try? JSONDecoder().decode(Content.self, from: Data(text.utf8)) }

    /// The themes that stand by themselves, by the hashes of their files.
    var known: [UInt64: KnownTheme] {
        let rows = (content?.rows ?? []).compactMap { row in row.hash.map { ($0, row.theme) } }
        return Dictionary(rows) { first, _ in first }
    }

    /// The catalog of a project in which nothing about the themes changed.
    func catalog(of workspace: Workspace) -> ThemeCatalog? {
        guard let content, content.fileIDs.count == workspace.themeFiles.count,
            content.rows.allSatisfy({ $0.files.allSatisfy(content.fileIDs.indices.contains) })
        else { return nil }
        let entries = content.rows.map { row in
            ThemeCatalog.Entry(
                label: ThemeLabel(id: row.id, name: row.theme.name, modes: row.theme.modes), files: row.files,
                hasStyle: row.theme.hasStyle, format: row.theme.format)
        }
        return ThemeCatalog(
            entries: entries, findings: content.findings, fileIDs: content.fileIDs,
            readings: ThemeReadings(
                workspace.themeFiles, level: workspace.configuration.requirements.level, ids: content.fileIDs))
    }
}

extension ContentHash {
    /// The hash of a file's name and bytes.
    static func of(_ file: SourceFile) -> UInt64 {
        var hash = ContentHash()
        hash.add(file.label)
        hash.add(file.bytes)
        return hash.value
    }
}
