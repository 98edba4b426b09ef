import Findings
import ThemeFormats

package enum ExportFormats {
    /// A format that can be chosen by its name.
    package struct Choice: Sendable {
        package let name: String
        package let summary: String
        /// The files for at least one theme.
        package let files: @Sendable (ExportOptions, [ExportedTheme]) throws -> [ExportedFile]
    }

    /// In the order in which help lists them: those in Swift, then those that are tables.
    package static let all = written.map(choice) + tables

    private static let written: [any ExportFormat.Type] = [
        SwiftFormat.self, JSONFormat.self, YAMLFormat.self, CSSFormat.self, SCSSFormat.self, TailwindFormat.self,
        ShadcnFormat.self, DesignTokensFormat.self, FigmaFormat.self, AssetCatalogFormat.self, AndroidFormat.self,
        VSCodeFormat.self, ZedFormat.self, HelixFormat.self, Base16Format.self, Base24Format.self, DocCFormat.self,
        MdBookFormat.self, MaterialFormat.self, ChromaFormat.self,
    ]

    private static func choice(_ format: any ExportFormat.Type) -> Choice {
        Choice(name: format.name, summary: format.summary) { try format.init($0).files(for: $1) }
    }

    /// The formats that are read by a table are written by it.
    private static let tables = MappingWriter.all.map { writer in
        Choice(name: writer.name, summary: "a theme of \(writer.title)") { _, themes in
            themes.map { ExportedFile(name: writer.fileName(of: $0.theme), text: writer.text(of: $0.theme)) }
        }
    }

    package static var names: [String] { all.map { $0.name } }

    package static func format(named name: String) throws(UnknownExportFormat) -> Choice {
        guard let format = all.first(where: { $0.name == name }) else { throw UnknownExportFormat(name: name) }
        return format
    }
}

package struct UnknownExportFormat: Error, CustomStringConvertible {
    let name: String

    package var description: String {
        let names = ExportFormats.names
        return closestMatch(to: name, among: names).map(didYouMean)
            ?? "the formats are \(names.joined(separator: ", "))"
    }
}
