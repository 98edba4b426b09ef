import Findings

package enum ExportFormats {
    /// In the order in which help lists them.
    package static let all: [any ExportFormat.Type] = [
        SwiftFormat.self, JSONFormat.self, YAMLFormat.self, CSSFormat.self, SCSSFormat.self, TailwindFormat.self,
        ShadcnFormat.self, DesignTokensFormat.self, AssetCatalogFormat.self, AndroidFormat.self,
    ]

    package static var names: [String] { all.map { $0.name } }

    package static func format(named name: String) throws(UnknownExportFormat) -> any ExportFormat.Type {
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
