import ColorScience
import Findings
import Foundation
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Tokens of Theo")
struct TheoTests {
    private static let colors = """
        aliases:
          sky: "#0044cc"
          ink: "#111111"
        """
    private static let base = """
        global: { type: color, category: text-color }
        imports: [../colors.yml]
        props:
          color-text: { value: "{!ink}", comment: Text }
          color-background: { value: "#ffffff" }
          color-link: { value: "{!sky}" }
          z-index: { value: "12", type: number }
        """

    private static func read(
        _ file: String,
        _ others: [String: String] = [:]
    ) -> ReadThemes {
        let files = others.merging(["colors.yml": colors, "base/all.yml": base]) { own, _ in own }
        let start = "themes/tokens.yml"
        return ThemeReader.read(
            ThemeSource(start, Data(file.utf8), others: files.mapValues { Data($0.utf8) })
        )
    }

    private static func colors(_ read: ReadThemes) throws -> [String: String] {
        let mode = try #require(read.documents.first?.resolve().theme?.defaultMode)
        var colors: [String: String] = [:]
        for entry in Array(mode.palette) + Array(mode.colors) where entry.value.isKnown {
            colors[entry.name] = entry.value.display.css
        }
        return colors
    }

    @Test func `A file has the colours of all that it imports, and its own over them`() throws {
        let read = Self.read(
            """
            imports: [../base/all.yml]
            global: { type: color, category: text-color }
            props:
              color-link: { value: "#990000" }
            """
        )
        #expect(read.findings.isEmpty && read.documents.map(\.format) == ["theo"])
        let colors = try Self.colors(read)
        #expect(colors["color-text"] == "#111111" && colors["color-background"] == "#ffffff")
        #expect(colors["color-link"] == "#990000" && colors["z-index"] == nil, "\(colors)")
    }

    @Test func `An imported colour keeps the alias of its own file, and a new one has the new`()
        throws
    {
        let read = Self.read(
            """
            imports: [../base/all.yml]
            global: { type: color, category: text-color }
            aliases: { ink: "#eeeeee" }
            props:
              color-heading: { value: "{!ink}" }
            """
        )
        let colors = try Self.colors(read)
        #expect(colors["color-text"] == "#111111" && colors["color-heading"] == "#eeeeee")
    }

    @Test func `Aliases within a function and of other aliases are followed`() throws {
        let read = Self.read(
            """
            global: { type: color, category: text-color }
            imports: [../colors.yml]
            aliases: { brand: "{!sky}", red: "204, 0, 0" }
            props:
              color-brand: { value: "{!brand}" }
              color-mark: { value: "rgba({!red}, 0.5)" }
            """
        )
        let colors = try Self.colors(read)
        #expect(colors["color-brand"] == "#0044cc" && read.findings.isEmpty, "\(read.findings)")
        #expect(colors["color-mark"] == "rgba(204, 0, 0, 0.5)", "\(colors)")
    }

    @Test(arguments: [
        ("imports: [./none.yml]\nprops: { a: { value: '#fff', type: color } }", "not there"),
        ("imports: [./tokens.yml]\nprops: { a: { value: '#fff', type: color } }", "circle"),
        ("imports: [../colors.yml]\nprops: { a: { value: '{!none}', type: color } }", "no token"),
        ("aliases: { a: '{!b}', b: '{!a}' }\nprops: { c: { value: '{!a}', type: color } }", "'c'"),
        ("imports: [../colors.yml]", "no colour"),
    ])
    func `A missing import or alias is an error`(text: String, message: String) {
        let read = Self.read(text)
        let errors = read.findings.filter { $0.severity == .error }
        #expect(errors.count == 1, "\(read.findings)")
        #expect(errors.allSatisfy { $0.message.contains(message) }, "\(errors.map(\.message))")
    }

    @Test(arguments: [
        ("a/dark/tokens.yml", "dark"), ("a/dark/index.yml", "dark-index"),
        ("a/dark/night.yml", "night"), ("tokens.yml", "tokens"),
    ])
    func `The main file of a folder has the folder's name`(file: String, id: String) {
        let text = "global: { type: color }\nprops: { text: { value: 'FDF4F4' } }"
        let read = ThemeReader.read(Data(text.utf8), file: file)
        #expect(read.documents.map(\.id) == [id] && read.findings.isEmpty, "\(read.findings)")
    }
}
