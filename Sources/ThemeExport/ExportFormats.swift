import Findings
import ThemeFormats

package enum ExportFormats {
    /// A format that can be chosen by its name.
    package struct Choice: Sendable {
        package let name: String
        package let summary: String
        package let make: @Sendable (ExportOptions) -> any ExportFormat
    }

    /// In the order in which help lists them: those in Swift, then those that are tables.
    package static let all = [choice(SwiftFormat.self), choice(JSONFormat.self), choice(YAMLFormat.self)] + tables

    private static func choice(_ format: any NamedExportFormat.Type) -> Choice {
        Choice(name: format.name, summary: format.summary) { format.init($0) }
    }

    private static let tables = MappingWriter.all.map { writer in
        Choice(name: writer.name, summary: "a theme of \(writer.title)") { _ in TableFormat(writer: writer) }
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
