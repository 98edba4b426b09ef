import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Colours in objects of JSON and JavaScript")
struct ObjectColorsTests {
    private static func read(_ text: String, _ file: String) -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    private static func modes(_ text: String, _ file: String) throws -> [Mode] {
        try #require(read(text, file).documents.first?.resolve().theme).modes
    }

    @Test(arguments: [
        """
        export const lightColors: Palette = { text: "#111111", background: '#ffffff', note: { ink: "#333" } } as const;
        export const darkColors = Object.freeze({ text: "#eeeeee", background: `#000000`, note: { ink: "#ccc" } });
        """,
        """
        // The palette.
        export default {
          light: { text: "#111111", background: "#ffffff", note: { ink: "#333", }, },
          dark: { text: "#eeeeee", background: "#000000", note: { ink: "#ccc" } } /* night */
        } satisfies Themes
        """,
    ])
    func `Objects for light and dark are modes`(text: String) throws {
        let modes = try Self.modes(text, "colors.ts")
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
        #expect(modes.map { $0.palette["note-ink"]?.display.css } == ["#333333", "#cccccc"])
    }

    @Test func `A value that refers to another object of the file has its colour`() throws {
        let text = """
            const blue = { 500: "#0044cc", 600: "#003399" };
            export const base = { background: "#ffffff", "surface": "#eeeeee" };
            export const theme = { ...base, text: "#111111", link: blue[500], focus: blue['600'] };
            """
        let modes = try Self.modes(text, "theme.js")
        let palette = try #require(modes.first?.palette)
        let names = palette.names.filter { $0.hasSuffix("link") || $0.hasSuffix("focus") }
        #expect(names.count == 2, "\(palette.names)")
        #expect(
            Set(names.compactMap { palette[$0]?.display.css }) == ["#0044cc", "#003399"],
            "\(names)"
        )
    }

    @Test func `A colour that only the program computes is unknown, and no other one`() throws {
        let text = """
            export const colors = {
              background: "#ffffff", text: "#111111", muted: darken("#888888", 0.2), accent: "#0044cc" + alpha
            };
            """
        let (documents, findings) = Self.read(text, "colors.ts")
        let mode = try #require(documents.first?.resolve().theme?.modes.first)
        #expect(mode.palette["muted"]?.isKnown != true)
        #expect(mode.palette["accent"]?.isKnown != true)
        #expect(!findings.isEmpty)
    }

    @Test func `Colours that are taken over from another file are named`() {
        let text = """
            import { base } from "./base";
            export const colors = { ...base, background: "#fff", text: "#111", link: "#04c" };
            """
        let findings = Self.read(text, "colors.ts").findings
        #expect(
            findings.map(\.message).contains(
                "'...base' adds colours that the file does not write out"
            ),
            "\(findings)"
        )
    }

    @Test func `Several objects with the same names are a theme each`() throws {
        let text = """
            { "version": 2, "themes": {
                "Ocean": { "background": "#001122", "text": "#ffffff", "link": "#88ccff" },
                "Sand": { "background": "#ffeecc", "text": "#111111", "link": "#003366" },
                "Moss": { "background": "#eeffee", "text": "#001100", "link": "#004400" } } }
            """
        let documents = Self.read(text, "palette.json").documents
        #expect(documents.map(\.id) == ["palette-ocean", "palette-sand", "palette-moss"])
        let texts = documents.map { $0.resolve().theme?.defaultMode[.text]?.display.css }
        #expect(texts == ["#ffffff", "#111111", "#001100"])
    }

    @Test func `The themes of a list are named by their ids`() throws {
        let items = ["dawn", "dusk"].map { id in
            ##"{ "id": "\(id)", "ui": { "base": "#ffffff", "text": "#111111", "link": "#0044cc" } }"##
        }
        let text = "{ \"kind\": \"pack\", \"themes\": [\(items.joined(separator: ", "))] }"
        let documents = Self.read(text, "pack.json").documents
        #expect(documents.map(\.id) == ["pack-dawn", "pack-dusk"])
        #expect(documents.first?.resolve().theme?.defaultMode.palette["ui-link"] != nil)
    }

    @Test func `The colours of a configuration of Tailwind are named without the way to them`()
        throws
    {
        let text = """
            module.exports = {
              content: ["./src/**/*.tsx"],
              theme: { extend: { colors: {
                background: "#ffffff", text: "#111111", primary: { DEFAULT: "#0044cc", foreground: "#ffffff" } } } },
              plugins: [require("x")(function () { return { a: "b" } })]
            };
            """
        let mode = try #require(Self.modes(text, "tailwind.config.js").first)
        #expect(mode[.text]?.display.css == "#111111")
        #expect(mode.palette.names.contains("primary-foreground"), "\(mode.palette.names)")
    }

    @Test(arguments: [
        ("manifest.json", ##"{ "a": "b", "theme_color": "#fff", "background_color": "#000" }"##),
        (
            "text.json",
            ##"{ "a": "b", "c": "d", "e": "f", "g": "h", "i": "#fff", "j": "#000", "k": "red" }"##
        ),
    ])
    func `A file with few colours is no theme`(file: String, text: String) {
        #expect(Self.read(text, file).documents.isEmpty)
    }

    @Test(arguments: [
        "const a = {", "const a = { b: '", "const a = { b: [", "export default {a:{b:{c:",
        "const a = { b: `${", "const a = /* ", "const a = { ]",
    ])
    func `A script that is cut off is an error and no crash`(text: String) {
        let (documents, findings) = Self.read(text, "a.ts")
        #expect(documents.isEmpty && !findings.isEmpty)
    }

    @Test func `The style sheet in a page is read as a theme`() throws {
        let page = """
            <!DOCTYPE html><html lang="en"><head><style>
            :root { --background: #ffffff; --text: #111111 }
            </style></head><body style="color: red">:root { --text: red }</body></html>
            """
        let (documents, findings) = Self.read(page, "index.html")
        let mode = try #require(documents.first?.resolve().theme?.modes.first)
        #expect(mode[.text]?.display.css == "#111111")
        #expect(mode[.text]?.location?.line == 2)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func `A page whose style sheet is not in CSS is refused`() {
        let page = "<template/><style lang=\"scss\">:root { --text: #111; // note\n }</style>"
        let (documents, findings) = Self.read(page, "App.vue")
        #expect(documents.isEmpty)
        #expect(findings.map(\.message) == ["the page has a style sheet that is not in CSS"])
    }

    @Test func `An object that is spread very often is refused within the limits of a tree`() {
        let colors = (0..<2_000).map { "c\($0): '#111'" }.joined(separator: ", ")
        let spreads = (0..<2_000).map { "export const b\($0) = { ...a };\n" }.joined()
        let (documents, findings) = Self.read("const a = { \(colors) };\n\(spreads)", "a.ts")
        #expect(documents.isEmpty)
        #expect(findings.first?.message.contains("more than 200000 values") == true)
    }
}
