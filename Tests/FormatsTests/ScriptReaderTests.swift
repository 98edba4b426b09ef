import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Colours in objects of JavaScript, TypeScript and JSON")
struct ScriptReaderTests {
    private static func read(_ text: String, _ file: String = "colors.ts") -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    private static func modes(_ text: String, _ file: String = "colors.ts") throws -> [Mode] {
        try #require(read(text, file).documents.first?.resolve().theme).modes
    }

    /// All colours of a mode by their names, nil for unknown ones.
    private static func colors(of mode: Mode) -> [String: String?] {
        var colors: [String: String?] = [:]
        for entry in mode.palette {
            colors[entry.name] = .some(entry.value.isKnown ? entry.value.display.css : nil)
        }
        return colors
    }

    @Test(arguments: [
        """
        export const lightColors: Palette = { text: "#111111", background: '#ffffff', note: { ink: "#333333" } } as const;
        export const darkColors = Object.freeze({ text: "#eeeeee", background: "#000000", note: { ink: "#cccccc" } });
        """,
        """
        // The palette.
        export default {
          light: { text: "#111111", background: "#ffffff", note: { ink: "#333333", }, },
          dark: { text: "#eeeeee", background: "#000000", note: { ink: `#cccccc` } } /* night */
        } satisfies Themes
        """,
        """
        module.exports.dark = { text: "#eeeeee", background: "#000000", note: { ink: "#cccccc" } }
        module.exports.light = { text: "#111111", background: "#ffffff", note: { ink: "#333333" } }
        """,
    ])
    func `Objects for light and dark are modes`(text: String) throws {
        let modes = try Self.modes(text)
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#000000"])
        let inks = modes.map { Self.colors(of: $0)["note.ink"] }
        #expect(inks == ["#333333", "#cccccc"])
    }

    @Test func `A value that refers to another one of the file is an alias of it`() throws {
        let text = """
            const white = "#ffffff";
            const palette = { blue: { 500: "#0044cc", dark: "#003399" }, reds: ["#cc0000", "#990000"] };
            const blue = palette.blue;
            export const theme = {
              background: white, text: "#111111", link: blue[500], focus: palette["blue"].dark as string,
              danger: { main: palette.reds[1] },
            };
            """
        let mode = try #require(Self.modes(text).first)
        let colors = Self.colors(of: mode)
        for (name, expected) in [
            ("link", "#0044cc"), ("focus", "#003399"), ("danger.main", "#990000"),
            ("background", "#ffffff"),
        ] {
            let found = colors.filter { $0.key.hasSuffix(name) }
            #expect(found.values.contains(.some(expected)), "\(name): \(found)")
        }
        #expect(Self.read(text).findings.isEmpty, "\(Self.read(text).findings)")
    }

    @Test func `A group of references alone is a group of colours`() throws {
        let text = """
            const gray = { 100: "#eeeeee", 500: "#888888", 900: "#111111" };
            export const semantic = { text: gray[900], surface: gray[100] };
            """
        let colors = Self.colors(of: try #require(Self.modes(text).first))
        #expect(colors.contains { $0.key.hasSuffix("text") && $0.value == "#111111" }, "\(colors)")
        #expect(colors.contains { $0.key.hasSuffix("surface") && $0.value == "#eeeeee" })
    }

    @Test(arguments: [
        "darken('#888888', 0.2)", "'#0044cc' + alpha", "`rgba(${ink}, 0.5)`", "base.ink",
        "isDark ? '#111111' : '#eeeeee'", "'#12345'", "'var(--ink)'", "'hsl(var(--ink))'",
        "tokens['ink']", "palette[name]", "ink",
    ])
    func `A colour that only the program computes is unknown, and no other one`(
        value: String
    ) throws {
        let text =
            "export const colors = { background: '#ffffff', text: '#111111', link: '#0044cc', mark: \(value) };"
        let (documents, findings) = Self.read(text)
        let mode = try #require(documents.first?.resolve().theme?.modes.first)
        let mark = Self.colors(of: mode).first { $0.key.hasSuffix("mark") }
        #expect(mark?.value == .some(nil), "\(Self.colors(of: mode))")
        #expect(Self.colors(of: mode).values.count { $0 == nil } == 1)
        let resolved = documents.first?.resolve().findings ?? []
        #expect(!(findings + resolved).isEmpty)
    }

    @Test(arguments: [
        "function ink() { return '#abcdef' }", "const f = (): string => '#abcdef'",
        "colors.text = '#abcdef'", "class A { static ink = '#abcdef' }",
        "export const shadow = { card: '0 1px 2px #abcdef', low: 2 }",
        "const other = [1].map(() => ({ text: '#abcdef' }))",
        "const f = { ink: () => '#abcdef' }", "const f = () => 'oklab(0.5 0.1 0.1)'",
    ])
    func `A colour that no theme has is a warning with its place`(code: String) {
        let text =
            "const colors = { background: '#ffffff', text: '#111111', link: '#0044cc' };\n\(code);"
        let findings = Self.read(text).findings
        #expect(findings.map(\.severity) == [.warning], "\(findings)")
        #expect(findings.first?.location?.line == 2)
        #expect(findings.first?.message.contains("in no theme") == true)
    }

    @Test func `Colours that are taken over from another file are named`() {
        let text = """
            import { base } from "./base";
            export const colors = { ...base, background: "#fff", text: "#111", link: "#04c" };
            """
        let findings = Self.read(text).findings
        #expect(
            findings.map(\.message).contains(
                "'...base' adds colours that the file does not write out"
            ),
            "\(findings)"
        )
    }

    @Test func `A spread object gives its colours, and later ones replace them`() throws {
        let text = """
            const light = { background: "#ffffff", text: "#111111", link: "#0044cc" };
            const dark = { ...light, background: "#000000", text: "#eeeeee" };
            """
        let modes = try Self.modes(text)
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
        #expect(modes.map { $0[.link]?.display.css } == ["#0044cc", "#0044cc"])
    }

    @Test func `Members of an object of themes are a theme each`() throws {
        let text = """
            { "version": 2, "themes": {
                "Ocean": { "background": "#001122", "text": "#ffffff", "link": "#88ccff" },
                "Sand": { "background": "#ffeecc", "text": "#111111", "link": "#003366" },
                "Moss": { "background": "#eeffee", "text": "#001100", "link": "#004400" } } }
            """
        let documents = Self.read(text, "pack.json").documents
        #expect(documents.map(\.name) == ["ocean", "sand", "moss"])
        let texts = documents.map { $0.resolve().theme?.defaultMode[.text]?.display.css }
        #expect(texts == ["#ffffff", "#111111", "#001100"])
    }

    @Test func `Ramps and components with the same names are no themes`() throws {
        let text = """
            export const colors = {
              blue: { 100: "#ddeeff", 500: "#0044cc", 900: "#001144" },
              red: { 100: "#ffdddd", 500: "#cc0000", 900: "#440000" },
              primary: { text: "#ffffff", background: "#0044cc", border: "#003399" },
              danger: { text: "#ffffff", background: "#cc0000", border: "#990000" },
            };
            """
        let documents = Self.read(text).documents
        #expect(documents.count == 1)
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.modes.count == 1)
        #expect(theme.defaultMode.palette.names.count == 12)
    }

    @Test func `The colours of a configuration of Tailwind are read past its code`() throws {
        let text = """
            module.exports = {
              content: ["./src/**/*.tsx"],
              theme: { extend: { colors: {
                background: "#ffffff", text: "#111111", primary: { DEFAULT: "#0044cc", foreground: "#ffffff" } } } },
              plugins: [require("x")(function () { return { a: "b" } })]
            };
            """
        let mode = try #require(Self.modes(text, "tailwind.config.js").first)
        let names = mode.palette.names
        #expect(names.contains { $0.hasSuffix("primary.foreground") }, "\(names)")
        #expect(mode[.text]?.display.css == "#111111", "\(names)")
    }

    @Test func `The constants of an enumeration are colours`() throws {
        let text = "export enum Ink { Text = '#111111', Background = \"#ffffff\", Link = '#04c' }"
        let names = try #require(Self.modes(text).first).palette.names
        #expect(names.count == 3, "\(names)")
    }

    @Test(arguments: [
        ("manifest.json", ##"{ "a": "b", "theme_color": "#fff", "background_color": "#000" }"##),
        (
            "text.json",
            ##"{ "a": "b", "c": "d", "e": "f", "g": "h", "i": "#fff", "j": "#000", "k": "red" }"##
        ),
        ("main.ts", "const a = { b: 1 }; paint('#fff', '#000', '#111', '#222');"),
    ])
    func `A file with few colours is no theme`(file: String, text: String) {
        #expect(Self.read(text, file).documents.isEmpty)
    }

    @Test(arguments: [
        "const a = {", "const a = { b: '", "const a = { b: [", "export default {a:{b:{c:",
        "const a = { b: `${", "const a = /* ", "const a = { ]", "enum A {", "const a = '",
        "exports.", "export default", "const a = b.",
    ])
    func `A script that is cut off is an error and no crash`(text: String) {
        let (documents, findings) = Self.read(text, "a.ts")
        #expect(documents.isEmpty && !findings.isEmpty)
    }

    @Test(arguments: [
        "const a = b;\nconst b = a;", "const a = { b: a.b };", "const a = { b: a, ...a };",
    ])
    func `Constants in a circle end as unknown or not at all`(text: String) throws {
        let colors = "const c = { text: '#111', background: '#fff', link: '#04c' };\n"
        #expect(!Self.read(colors + text).documents.isEmpty)
    }

    @Test func `An object that is spread very often is refused within the limits of a tree`() {
        let colors = (0..<2_000).map { "c\($0): '#111'" }.joined(separator: ", ")
        let spreads = (0..<2_000).map { "export const b\($0) = { ...a };\n" }.joined()
        let (documents, findings) = Self.read("const a = { \(colors) };\n\(spreads)", "a.ts")
        #expect(documents.isEmpty)
        #expect(findings.first?.message.contains("more than 200000 values") == true)
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "`", "\"\\", "'\"", "const a = {", "{", "...a,", "/", "const a = a.", "(", "=>",
        ]
    )
    func `A script of any text is read to its end`(piece: String) {
        let text = String(repeating: piece, count: 100_000)
        #expect(Self.read(text).documents.isEmpty)
    }

    @Test(.timeLimit(.minutes(10)))
    func `Thousands of references to one object are followed`() throws {
        let names = (0..<10_000).map { "c\($0): '#111111'" }.joined(separator: ", ")
        let uses = (0..<10_000).map { "d\($0): base.c\($0)" }.joined(separator: ", ")
        let text = "const base = { \(names) };\nexport const theme = { \(uses) };"
        let document = try #require(Self.read(text).documents.first)
        #expect(document.appearance.palette.count == 20_000)
    }
}
