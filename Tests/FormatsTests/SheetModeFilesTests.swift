import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("Style sheets that have one mode of another one")
struct SheetModeFilesTests {
    private static let tokens =
        ":root { --background: #fff; --text: #111; --surface: #f4f4f4; --border: #888 }"
    private static let night = "--background: #111; --text: #eee; --surface: #222"

    private static func sets(_ files: [String: String]) -> [[String]] {
        FormatSet.builtIn.sets(
            of: files.map { ($0.key, Data($0.value.utf8)) },
            as: .sheetModes
        )
    }

    private static func theme(_ files: [String: String]) throws -> Theme {
        let names = try #require(sets(files).first)
        let others = names.dropFirst().map { ($0, Data((files[$0] ?? "").utf8)) }
        let read = ThemeReader.read(
            ThemeSource(
                names[0],
                Data((files[names[0]] ?? "").utf8),
                kind: .together("sheets"),
                others: Dictionary(uniqueKeysWithValues: others)
            )
        )
        #expect(read.documents.count == 1, "\(read.findings)")
        return try #require(read.documents.first?.resolve().theme)
    }

    @Test(arguments: [
        ":root { \(night) }", ":root[data-theme='dark'] { \(night) }", ".dark { \(night) }",
        "@media (prefers-color-scheme: dark) { :root { \(night) } }",
        ":root, :host { color-scheme: dark; \(night) }",
        "@media screen { :root { \(night) } }", ":root { @media screen { \(night) } }",
        "html:root { \(night) }", ":root, .x { \(night) }", ":where(:root) { \(night) }",
        "@supports (color: red) { :root { \(night) } }", "HTML { &:not(.print) { \(night) } }",
        ":root:not([data-theme='light']) { \(night) }",
    ])
    func `A sheet that changes some colours of the one beside it is a mode of it`(
        dark: String
    ) throws {
        let theme = try Self.theme(["css/tokens.css": Self.tokens, "css/dark.css": dark])
        #expect(theme.id == "tokens" && theme.modes.map(\.name) == ["light", "dark"])
        let mode = try #require(theme.modes.last)
        #expect(mode[.background]?.display.css == "#111111")
        #expect(mode[.border]?.display.css == "#888888")
        #expect(mode[.text]?.location?.file == "css/dark.css")
        #expect(theme.defaultMode[.background]?.display.css == "#ffffff")
    }

    @Test func `A class of more contrast is a mode of light and of dark alike`() throws {
        let theme = try Self.theme([
            "tokens.css": Self.tokens, "dark.css": ":root { \(Self.night) }",
            "high-contrast.css": ".high-contrast { --text: #000; --border: #000 }",
        ])
        let names = ["light", "dark", "high-contrast", "dark-high-contrast"]
        #expect(theme.modes.map(\.name) == names)
        let grounds = theme.modes.map { $0[.background]?.display.css }
        #expect(grounds == ["#ffffff", "#111111", "#ffffff", "#111111"])
    }

    @Test(arguments: [
        ["tokens.css": tokens, "dark.css": tokens],
        ["light.css": tokens, "dark.css": ":root { \(night) }"],
        ["a/tokens.css": tokens, "b/dark.css": ":root { \(night) }"],
        ["tokens.css": tokens, "more.css": tokens, "dark.css": ":root { \(night) }"],
        ["tokens.css": tokens, "night.css": ":root { \(night) }"],
        ["tokens.css": tokens, "dark.css": ":root { --ink: #eee; --paper: #111 }"],
    ])
    func `Sheets that are whole, or could belong to several, are themes by themselves`(
        files: [String: String]
    ) {
        #expect(Self.sets(files).isEmpty)
    }
}
