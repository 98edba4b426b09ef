import Findings
import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A catalog of themes to be remembered: it holds as long as no theme file changes.
package struct CatalogMemory: Sendable {
    private struct Content: Codable {
        struct Row: Codable {
            let id, name: String
            let modes: [String]
            let files: [Int]
            let hasStyle: Bool
        }

        let rows: [Row]
        let findings: [Finding]
        let fileIDs: [String]
    }

    /// The hash of what the catalog was made from.
    let key: UInt64
    /// The catalog as JSON; it is read when the key turns out to hold.
    let text: String

    /// Remembers a catalog.
    init?(_ catalog: ThemeCatalog, key: UInt64) {
        let rows = catalog.entries.map {
            Content.Row(
                id: $0.label.id, name: $0.label.name, modes: $0.label.modes, files: $0.files, hasStyle: $0.hasStyle)
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

    /// The catalog of a project in which nothing about the themes changed.
    func catalog(of workspace: Workspace) -> ThemeCatalog? {
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(text.utf8)),
            content.fileIDs.count == workspace.themeFiles.count,
            content.rows.allSatisfy({ $0.files.allSatisfy(content.fileIDs.indices.contains) })
        else { return nil }
        return ThemeCatalog(
            entries: content.rows.map {
                ThemeCatalog.Entry(
                    label: ThemeLabel(id: $0.id, name: $0.name, modes: $0.modes), files: $0.files, hasStyle: $0.hasStyle)
            },
            findings: content.findings, fileIDs: content.fileIDs,
            readings: ThemeReadings(
                workspace.themeFiles, level: workspace.configuration.requirements.level, ids: content.fileIDs))
    }
}
