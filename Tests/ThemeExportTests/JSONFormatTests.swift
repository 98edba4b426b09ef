import Findings
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@testable import ThemeExport

@Suite("A theme in a file of its own")
struct WholeThemeTests {
    /// The folders with the themes of a project.
    private static let projects =
        [
            ["themes"], ["Tests/Fixtures/small/themes", "Tests/Fixtures/small/themes/brands"],
            ["Examples/App/Sources/Reader/Themes"],
        ] + (0...4).map { ["Tests/Fixtures/origins/\($0)/themes"] }

    /// Expects that what is read of a file is the theme, with nothing left to extend.
    private func check(_ copy: ThemeDocument, is theme: ExportedTheme) throws {
        var document = theme.document
        document.format = "native"
        document.base = nil
        #expect(copy.unlocated == document.unlocated, "\(document.id)")
        let again = try #require(copy.resolve().theme)
        #expect(again.modes.map(\.name) == theme.theme.modes.map(\.name))
        for (mode, other) in zip(again.modes, theme.theme.modes) {
            #expect(mode.layout == other.layout)
            #expect(mode.colors.names == other.colors.names)
            for (name, color) in mode.colors {
                #expect(color.renditions == other.colors[name]?.renditions)
            }
            for (name, color) in mode.colors { #expect(color.color == other.colors[name]?.color) }
            #expect(
                mode.styles.compactMapValues { $1.unlocated }
                    == other.styles.compactMapValues { $1.unlocated }
            )
        }
    }

    private func check(_ themes: [ExportedTheme]) throws {
        for theme in themes {
            let json = try JSONFormat.files(for: [theme], ExportOptions())[0]
            #expect(json.name == "\(theme.theme.id).json")
            try check(ThemeDocument(json: Data(json.text.utf8)), is: theme)
            let yaml = try YAMLFormat.files(for: [theme], ExportOptions())[0]
            let read = ThemeReader.read(Data(yaml.text.utf8), file: yaml.name)
            try check(#require(read.documents.first), is: theme)
        }
    }

    @Test(arguments: projects)
    func `Every repository theme is the same after a round trip through a whole file`(
        folders: [String]
    ) throws {
        let files = try folders.flatMap { try Exports.folder(Repository.root.appending(path: $0)) }
        let (themes, findings) = ExportedTheme.all(in: files)
        #expect(findings.filter { $0.severity == .error } == [])
        #expect(themes.count == files.count && !files.isEmpty)
        try check(themes)
    }

    @Test(
        .enabled(if: Repository.hasCorpora, "../shared/corpora is absent"),
        arguments: [("base16", 270), ("base24", 17)]
    )
    func `Every corpus scheme is the same after a round trip through a whole file`(
        folder: String,
        count: Int
    ) throws {
        let (themes, findings) = ExportedTheme.all(
            in: try Exports.folder(Repository.corpora.appending(path: folder))
        )
        #expect(findings == [])
        #expect(themes.count == count)
        try check(themes)
    }

    @Test func `A whole theme file holds what its theme extends`() throws {
        let themes = try Exports.themes([
            "base":
                "colors: { background: white, text: black, stripe: red }\ncontrast: { level: AAA }",
            "brand": "extends: base\ncolors: { text: '#111111' }",
        ])
        try check(themes)
        let json = try JSONFormat.files(for: [themes[1]], ExportOptions())[0].text
        #expect(!json.contains("extends") && json.contains("stripe") && json.contains("AAA"))
    }

    @Test func `Every export format has its own name, and a misspelt one gets a guess`() throws {
        #expect(Set(ExportFormats.names).count == ExportFormats.all.count)
        #expect(throws: UnknownExportFormat.self) { try ExportFormats.format(named: "jsn") }
        #expect("\(UnknownExportFormat(name: "jsn"))" == "did you mean 'json'?")
        #expect(
            "\(UnknownExportFormat(name: "flash"))"
                == "the formats are \(ExportFormats.names.joined(separator: ", "))"
        )
    }
}

extension TextStyle {
    fileprivate var unlocated: TextStyle {
        var style = self
        style.familyLocation = nil
        style.sizeLocation = nil
        return style
    }
}
