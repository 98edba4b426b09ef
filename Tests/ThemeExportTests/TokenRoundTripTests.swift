import ColorScience
import Findings
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@testable import ThemeExport

@Suite("A theme written and read back as design tokens")
struct TokenRoundTripTests {
    private func check(_ themes: [ExportedTheme]) throws {
        for theme in themes {
            let name = "\(theme.theme.id).tokens.json"
            let text = try #require(Exports.files(DesignTokensFormat.self, [theme])[name])
            let (documents, findings) = ThemeReader.read(Data(text.utf8), file: name)
            #expect(findings.filter { $0.severity == .error } == [])
            let copy = try #require(documents.first?.resolve().theme).defaultMode
            let mode = theme.theme.defaultMode
            #expect(copy.scheme == mode.scheme)
            #expect(
                copy.palette.compactMapValues { $1.display }
                    == mode.palette.compactMapValues { $1.display }
            )
            for (role, color) in mode.colors {
                #expect(copy.colors[role]?.display == color.display, "\(role)")
            }
        }
    }

    @Test func `Palette and roles of every repository theme survive design tokens`() throws {
        let folder = Repository.root.appending(path: "themes")
        try check(ExportedTheme.all(in: try Exports.folder(folder)).themes)
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `Palette and roles of every corpus scheme survive design tokens`() throws {
        let folder = Repository.corpora.appending(path: "base16")
        try check(ExportedTheme.all(in: try Exports.folder(folder)).themes)
    }
}
