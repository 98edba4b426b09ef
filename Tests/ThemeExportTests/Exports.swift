import Findings
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

/// Themes to export, from the texts of theme files by name.
enum Exports {
    static func themes(_ files: KeyValuePairs<String, String>) throws -> [ExportedTheme] {
        let (themes, findings) = ExportedTheme.all(
            in: files.map { ("\($0.key).yml", Data($0.value.utf8)) }
        )
        let errors = findings.filter { $0.severity == .error }
        try #require(errors.isEmpty, "\(errors.map(\.message))")
        return themes
    }

    /// A theme made in code, whose names may be anything.
    static func theme(
        id: String = "sample",
        name: String,
        change: (inout ThemeDocument) -> Void = { _ in }
    ) throws
        -> ExportedTheme
    {
        var document = ThemeDocument(id: id, name: name)
        document.appearance[.background] = try ColorExpression(parsing: "white")
        document.appearance[.text] = try ColorExpression(parsing: "black")
        change(&document)
        return try #require(ExportedTheme.resolving(document).theme)
    }

    /// The one file that Swift is.
    static func swift(
        _ themes: [ExportedTheme],
        _ change: (inout ExportOptions) throws -> Void = { _ in }
    ) throws
        -> String
    {
        var options = ExportOptions()
        try change(&options)
        return SwiftFormat.files(for: themes, options)[0].text
    }

    /// The theme files of a folder of this repository, or of the corpora.
    static func folder(_ folder: URL) throws -> [(name: String, bytes: Data)] {
        try Repository.files(in: folder, endings: ["yml", "yaml", "json"]).map {
            ($0.lastPathComponent, try Data(contentsOf: $0))
        }
    }
}
