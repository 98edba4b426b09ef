import ColorScience
import Findings
import Foundation
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("Modes of constants beside other colours")
struct ScriptModeTests {
    @Test(arguments: ["themes", "Colors", "default", "theme = { colors", "palette"])
    func `The name of an object with all modes is no part of its colours' names`(
        name: String
    ) throws {
        let closing = name.contains("{") ? "} }" : "}"
        let start = name == "default" ? "export default {" : "export const \(name) = {"
        let text = """
            export const brand = { blue: "#0044cc" };
            \(start.replacing("colors = {", with: "colors: {"))
              light: { text: "#111111", background: "#ffffff", link: brand.blue },
              dark: { text: "#eeeeee", background: "#000000", link: "#88aaff" },
            \(closing)
            """
        let modes = try Script.modes(text)
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
        #expect(modes.map { $0[.link]?.display.css } == ["#0044cc", "#88aaff"])
    }

    @Test func `A token in a constant has the name of its group`() throws {
        let text = """
            export const tokens = { color: {
              background: { $type: "color", $value: "#ffffff" }, text: { value: "#111111", type: "color" },
              link: { $value: "#0044cc", hover: { $value: "#003399" }, value: "#002266" },
            } };
            """
        let mode = try #require(Script.modes(text).first)
        #expect(mode[.text]?.display.css == "#111111" && mode[.link]?.display.css == "#0044cc")
        #expect(Script.colors(of: mode)["tokens.color.link.hover"] == "#003399")
    }

    @Test func `Two objects with modes keep their names, and so does one beside an equal name`()
        throws
    {
        let object = """
            { light: { text: "#111111", mark: "#fff000" }, dark: { text: "#eeeeee", mark: "#000fff" } }
            """
        let two = "export const themes = \(object); export const tokens = \(object);"
        #expect(Script.read(two).findings.isEmpty, "\(Script.read(two).findings)")
        let taken = "const text = '#123456'; export const themes = \(object);"
        let mode = try #require(Script.modes(taken).first)
        #expect(Script.colors(of: mode)["themes.text"] == "#111111", "\(Script.colors(of: mode))")
    }

    @Test func `Colours whose names only the program knows are colours that nothing reads`() throws
    {
        let text = """
            import { base, key } from "./base";
            export const themes = {
              light: { ...base, text: "#111111", background: "#ffffff" },
              dark: { text: "#eeeeee", background: "#000000", [key.ink]: "#ffffff" },
            };
            """
        let (documents, findings) = Script.read(text)
        #expect(documents.map(\.unreadColors) == [["...base", "[key.ink]"]])
        #expect(!findings.contains { $0.message.contains("undefined") }, "\(findings)")
    }
}
