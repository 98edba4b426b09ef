import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

@Suite("A theme for a generator of documentation")
struct DocumentationFormatTests {
    private static func pair() throws -> [ExportedTheme] {
        try Exports.themes(["harbor": Exports.pair])
    }

    @Test func `DocC's settings have a value for light and for dark`() throws {
        let text = try #require(
            Exports.files(DocCFormat.self, Self.pair())["harbor/theme-settings.json"]
        )
        let file = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: Any]]
        )
        #expect(file["theme"]?["colors"] == nil)
        let colors = try #require(file["theme"]?["color"] as? [String: Any])
        #expect(colors["text"] as? [String: String] == ["light": "#0b1f3a", "dark": "#ffffff"])
        #expect(colors["fill"] as? [String: String] == ["light": "#ffffff", "dark": "#0b1f3a"])
        #expect(colors["link"] as? String == colors["figure-blue"] as? String)
    }

    @Test func `mdBook's style sheet overrides two of its themes`() throws {
        let css = try #require(Exports.files(MdBookFormat.self, Self.pair())["harbor.css"])
        let light = try #require(css.firstMatch(of: #/(?m)^\.light \{([^}]*)\}/#)).1
        #expect(light.contains("--bg: #ffffff;") && light.contains("--color-scheme: light;"))
        let dark = try #require(css.firstMatch(of: #/(?m)^\.navy \{([^}]*)\}/#)).1
        #expect(dark.contains("--bg: #0b1f3a;") && dark.contains("--fg: #ffffff;"))
        #expect(css.contains(".navy .hljs-comment, .navy .hljs-quote {\n  color: "))
        let night = try Exports.themes(["night": "colors: { background: black, text: white }"])
        #expect(
            try !#require(Exports.files(MdBookFormat.self, night)["night.css"]).contains(".light")
        )
    }

    @Test func `Material for MkDocs gets a named scheme for each mode`() throws {
        let css = try #require(Exports.files(MaterialFormat.self, Self.pair())["harbor.css"])
        let names = css.matches(of: #/\[data-md-color-scheme="([^"]*)"\] \{/#).map { String($0.1) }
        #expect(names == ["harbor", "harbor-dark", "harbor-high-contrast"])
        #expect(css.contains("  --md-default-fg-color: #0b1f3a;\n"))
    }

    @Test func `Chroma's tokens are coloured, in dark mode by the system's wish`() throws {
        let css = try #require(Exports.files(ChromaFormat.self, Self.pair())["harbor.css"])
        #expect(css.hasPrefix(".bg, .chroma {\n  color: #0b1f3a;\n"))
        #expect(
            css.contains(
                "@media (prefers-color-scheme: dark) {\n.bg, .chroma {\n  color: #ffffff;\n"
            )
        )
        #expect(css.contains(".chroma .k, .chroma .kd"))
    }

    /// Light, with dark code and a dark highlight, on which the text of the page cannot be read.
    private static func islands() throws -> [ExportedTheme] {
        let text = """
            colors:
              { background: white, text: black, highlight: "#000080", on-highlight: "#ffff00", code-background: "#101010",
              code: "#eeeeee", syntax-comment: "#999999", syntax-deleted: "#ff9999", syntax-function: "#99ccff" }
            """
        return try Exports.themes(["islands": text])
    }

    @Test func `Hugo's marks on code have colours that are judged there`() throws {
        let css = try #require(Exports.files(ChromaFormat.self, Self.islands())["islands.css"])
        func color(_ name: String) -> Substring? {
            css.matches(of: #/(?m)^(\.chroma [^{]*) \{\n  color: (#[0-9a-f]{6});/#).first { match in
                match.1.split(separator: ", ").contains(".chroma \(name)")
            }?.2
        }
        #expect([".ln", ".lnt"].map(color) == ["#999999", "#999999"])
        #expect(color(".err") == "#ff9999" && color(".gh") == "#99ccff")
        #expect(css.contains(".chroma .hl {\n  background-color: #000080;\n}"))
        #expect([".hl", ".hl span"].map(color) == ["#ffff00", "#ffff00"])
        #expect(
            css.contains(
                ".chroma .ln, .chroma .lnt {\n  white-space: pre;\n  -webkit-user-select: none;"
            )
        )
    }

    @Test func `mdBook and Material get a ground under every colour of the theme`() throws {
        let book = try #require(Exports.files(MdBookFormat.self, Self.islands())["islands.css"])
        #expect(book.contains("html:not(.js) mark {"))
        #expect(book.contains(".light mark {\n  color: #ffff00;\n}"))
        #expect(
            book.contains(".light .hljs-addition, .light .hljs-deletion {\n  background: none;\n}")
        )
        #expect(
            book.contains(".light .hljs-selector-class") && book.contains(".light .hljs-function")
        )
        let material = try #require(
            Exports.files(MaterialFormat.self, Self.islands())["islands.css"]
        )
        #expect(
            material.contains(
                "[data-md-color-scheme=\"islands\"] .md-content mark {\n  color: #ffff00;\n}"
            )
        )
        for name in ["code-bg-color--light", "code-bg-color--lighter", "code-hl-color--light"] {
            #expect(material.contains("  --md-\(name): #101010;\n"))
        }
    }

    @Test(arguments: ["docc", "mdbook", "mkdocs-material", "chroma"])
    func `No name or value leaves its place in documentation's files`(format: String) throws {
        let format = try ExportFormats.format(named: format)
        for file in try format.files(ExportOptions(), [try Exports.hostile()]) {
            #expect(!file.text.contains("</") && !file.text.contains("} */"), "\(file.name)")
            #expect(!file.name.contains("..") && !file.name.contains("<"))
        }
    }
}

@Suite("A theme as variables of Figma")
struct FigmaFormatTests {
    @Test func `Figma gets a whole file for each mode, in sRGB and px`() throws {
        let files = try Exports.files(FigmaFormat.self, Exports.themes(["harbor": Exports.pair]))
        #expect(
            files.keys.sorted() == [
                "harbor.dark.tokens.json", "harbor.high-contrast.tokens.json",
                "harbor.light.tokens.json",
            ]
        )
        for (name, text) in files {
            let file = try #require(
                JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            )
            let mode = (file["$extensions"] as? [String: String])?["com.figma.modeName"]
            #expect(name == "harbor.\(mode ?? "").tokens.json")
            #expect(text.contains("\"colorSpace\": \"srgb\"") && !text.contains("display-p3"))
            #expect(
                !text.contains("typography") && text.contains("\"unit\": \"px\"")
                    && !text.contains("\"rem\"")
            )
            let palette = try #require(file["palette"] as? [String: Any])
            #expect(palette.keys.sorted() == ["ink", "sky", "vivid"])
        }
        #expect(try #require(files["harbor.light.tokens.json"]).contains("\"{palette.ink}\""))
    }
}
