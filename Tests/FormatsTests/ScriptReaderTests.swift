import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Colours in constants of JavaScript and TypeScript")
struct ScriptReaderTests {
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
        'use strict'
        exports.dark = { text: "#eeeeee", background: "#000000", note: { ink: "#cccccc" } }
        module.exports.light = { text: "#111111", background: "#ffffff", note: { ink: "#333333" } }
        """,
        """
        const day = { text: "#111111", background: "#ffffff", note: { ink: "#333333" } };
        const night = { ...day, text: "#eeeeee", background: "#000000", note: { ink: "#cccccc" } };
        export const colors = { light: day, dark: night };
        """,
        """
        export const colors = { text: "#111111", background: "#ffffff", note: { ink: "#333333" } };
        export const darkColors = { text: "#eeeeee", background: "#000000", note: { ink: "#cccccc" } };
        """,
        """
        export const colors = {
          text: { light: "#111111", dark: "#eeeeee" },
          background: { light: "#ffffff", dark: "#000000" },
          note: { ink: { light: "#333333", dark: "#cccccc" }, paper: { light: "#fff", dark: "#000" } },
        };
        """,
    ])
    func `Objects for light and dark are modes`(text: String) throws {
        let modes = try Script.modes(text)
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#000000"])
        let inks = modes.map { Script.colors(of: $0)["note.ink"] }
        #expect(inks == ["#333333", "#cccccc"])
        #expect(Script.read(text).findings.isEmpty, "\(Script.read(text).findings)")
    }

    @Test func `Colours of a state beside others are no mode`() throws {
        let text = """
            export const colors = { text: "#111111", background: "#ffffff" };
            export const hoverColors = { text: "#222222", background: "#eeeeee" };
            """
        #expect(try Script.modes(text).map(\.name).count == 1)
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
        let colors = Script.colors(of: try #require(Script.modes(text).first))
        for (name, expected) in [
            ("theme.link", "#0044cc"), ("theme.focus", "#003399"), ("blue.500", "#0044cc"),
            ("theme.danger.main", "#990000"), ("theme.background", "#ffffff"),
        ] {
            #expect(colors[name] == .some(expected), "\(name): \(colors)")
        }
        #expect(Script.read(text).findings.isEmpty, "\(Script.read(text).findings)")
    }

    @Test func `Members that are spread hold until a later one replaces them`() throws {
        let text = """
            const base = { text: "#111111", link: "#0044cc", nested: { ink: "#222222" } };
            export const light = { text: "#abcdef", ...base, background: "#ffffff" };
            export const dark = { ...light, background: "#000000", ...{ text: "#eeeeee" } };
            """
        let modes = try Script.modes(text)
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
        #expect(modes.map { $0[.link]?.display.css } == ["#0044cc", "#0044cc"])
        #expect(modes.map { Script.colors(of: $0)["nested.ink"] } == ["#222222", "#222222"])
    }

    @Test func `Of two members of one name the last counts`() throws {
        let text =
            "export const a = { text: '#111', background: '#fff', link: '#04c', text: '#eee' };"
        #expect(try Script.modes(text).first?[.text]?.display.css == "#eeeeee")
    }

    @Test(arguments: [
        "darken('#888888', 0.2)", "'#0044cc' + alpha", "`rgba(${ink}, 0.5)`", "base.ink",
        "isDark ? '#111111' : '#eeeeee'", "'var(--ink)'", "'hsl(var(--ink))'", "'222 84% 4.9%'",
        "tokens['ink']", "other[name]", "ink", "'\\x23111111'", "'#111'.replace('1', 'e')",
        "'#111' as string ?? ink", "'#111' || ink", "('#111')", "<const>'#111'", "0x111111",
        "alpha(palette.ink, 0.5)", "'inherit'", "'{palette.ink}'", "palette.ink.length",
        "palette.none", "{ color: '#111', alpha: 0.3 }.color", "(() => '#111')()",
        "[1].map(() => '#111')[0]", "function () { return '#111' }()", "() => '#111111'",
        "shades.filter((shade) => shade.isDark)[0]", "x ? '#111' : [].find((shade) => shade)",
        "({ opacityValue }) => `rgb(var(--mark) / ${opacityValue})`",
    ])
    func `A colour that only the program computes is unknown, and no other one`(
        value: String
    ) throws {
        let text = """
            const palette = { ink: '#123456', paper: '#fff', link: '#04c' };
            export const colors = { background: '#ffffff', text: '#111111', mark: \(value) };
            """
        let (documents, findings) = Script.read(text)
        let mode = try #require(documents.first?.resolve().theme?.modes.first, "\(findings)")
        let colors = Script.colors(of: mode)
        let mark = colors.first { $0.key.hasSuffix("mark") }
        #expect(mark?.value == .some(nil), "\(colors)")
        #expect(colors.values.count { $0 == nil } == 1)
        #expect(findings.contains { $0.rule == .invalidColor && $0.location?.line == 2 })
    }

    @Test(arguments: [
        "export const link = lighten(0.1, gray)", "export const link = gray + '80'",
        "export const link = process.env.LINK", "export const link = imported",
        "export const link = isDark ? '#111111' : '#eeeeee'", "export const tint = dim(gray)",
    ])
    func `A constant that the program makes of colours, or in the name of a role, is unknown`(
        code: String
    ) throws {
        let text = """
            import { imported } from './other';
            const gray = '#eeeeee', width = Dimensions.get('window').width, isDark = useDark();
            export const background = '#ffffff', text = '#111111';
            \(code);
            """
        let (documents, findings) = Script.read(text)
        let mode = try #require(documents.first?.resolve().theme?.defaultMode, "\(findings)")
        let unknown = (Array(mode.palette) + Array(mode.colors)).filter { !$0.value.isKnown }
        #expect(unknown.contains { $0.name == "link" || $0.name == "tint" })
        #expect(!unknown.contains { ["width", "isDark"].contains($0.name) })
        #expect(findings.map(\.location?.line) == [4], "\(findings)")
    }

    @Test(arguments: ["export default", "module.exports ="])
    func `A colour that the program makes in an export without a name is unknown`(
        start: String
    ) throws {
        let text = "\(start) { text: '#111', background: '#fff', link: lighten('#04c') }"
        let mode = try #require(Script.modes(text).first)
        #expect(mode[.link]?.isKnown == false)
    }

    @Test(arguments: [
        "[key]: '#eeeeee', text: '#111', background: '#fff'", "...over, text: '#111', mark: '#fff'",
        "[all.key]: paper, text: '#111'", "...all.colors, text: '#111'",
        "[`${a}`]: '#eee', a: '#fff'",
    ])
    func `A colour is unknown where its key is in another file`(members: String) throws {
        let text = """
            import { key, over, all } from './other';
            const paper = '#ffffff';
            export const colors = { \(members) };
            """
        let colors = Script.colors(of: try #require(Script.modes(text).first))
        let unknown = colors.filter { $0.value == nil }.keys
        #expect(unknown.contains { $0.contains(/spread|key/) }, "\(colors)")
        #expect(Script.read(text).findings.contains { $0.location?.line == 3 })
    }

    @Test func `A key that a constant writes out is the key of its colour`() throws {
        let text = """
            const key = 'link', names = { paper: 'background' };
            export const colors = { [key]: '#0044cc', [names.paper]: '#ffffff', text: '#111111' };
            """
        let mode = try #require(Script.modes(text).first)
        let colors = [mode[.text], mode[.background], mode[.link]].map { $0?.display.css }
        #expect(colors == ["#111111", "#ffffff", "#0044cc"])
        #expect(Script.read(text).findings.isEmpty)
    }

    @Test func `The modes of keys in another file are read`() throws {
        let text = """
            export const colors = {
              [Name.Light]: { text: '#111111', background: '#ffffff' },
              [Name.Dark]: { text: '#eeeeee', background: '#000000' },
            };
            """
        #expect(try Script.modes(text).map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
    }

    @Test func `A word among roles is a colour, whatever else its key may tell`() throws {
        let text = """
            export const colors = {
              text: '#111', background: '#fff', title: 'white', label: 'yellow', statusBar: 'white',
              border: 'red', title2: dim('#888'), name: 'gold', borderStyle: 'solid',
            };
            export const list = [{ label: 'Red', value: '#ff0000' }];
            """
        let mode = try #require(Script.modes(text).first)
        let paths = mode.palette.names + mode.colors.names
        let names = Set(paths.compactMap { $0.split(separator: ".").last.map(String.init) })
        let expected = ["text", "background", "title", "label", "statusBar", "border", "title2"]
        #expect(names.isSuperset(of: expected + ["value"]) && !names.contains("name"))
        #expect(!names.contains("borderStyle"))
    }

    @Test func `A colour that a mode lacks is unknown in it, and none of another mode`() throws {
        let text = """
            export const light = { text: "#111111", background: "#ffffff", link: "#0044cc" };
            export const dark = { background: "#000000", text: null, other: "#eeeeee" };
            """
        let modes = try Script.modes(text)
        let dark = try #require(modes.last)
        #expect(dark.name == "dark" && dark[.background]?.display.css == "#000000")
        #expect(dark[.text]?.isKnown == false && dark[.link]?.isKnown == false)
    }

    @Test(arguments: [
        "export const dark = makeDark();", "export const dark = () => ({ text: other });",
        "export const dark = imported;",
    ])
    func `A mode that the file does not write out is an error`(code: String) {
        let text = """
            import imported from "./dark";
            export const light = { text: "#111111", background: "#ffffff", link: "#0044cc" };
            \(code)
            """
        let errors = Script.read(text).findings.filter { $0.severity == .error }
        #expect(errors.map(\.location?.line) == [3], "\(errors)")
    }

    @Test func `Shades and components with the same names are no modes`() throws {
        let text = """
            export const colors = {
              blue: { light: "#ddeeff", main: "#0044cc", dark: "#001144" },
              red: { light: "#ffdddd", main: "#cc0000", dark: "#440000" },
              common: { light: "#ffffff", dark: "#000000" },
              primary: { text: "#ffffff", background: "#0044cc", border: "#003399" },
              danger: { text: "#ffffff", background: "#cc0000", border: "#990000" },
            };
            """
        let theme = try #require(Script.read(text).documents.first?.resolve().theme)
        #expect(theme.modes.count == 1)
        #expect(theme.defaultMode.palette.names.count == 14)
    }

    @Test func `A theme of a library is read through the function around it`() throws {
        let text = """
            import { createTheme } from '@mui/material/styles';
            export const theme = createTheme({
              palette: { mode: 'light', text: { primary: '#111111' }, background: { default: '#ffffff' } },
              typography: { fontFamily: 'Inter', fontSize: 14 },
              spacing: (factor) => factor * 8,
            });
            """
        let colors = Script.colors(of: try #require(Script.modes(text).first))
        #expect(colors["theme.palette.text.primary"] == .some("#111111"), "\(colors)")
        #expect(colors.count == 2 && Script.read(text).findings.isEmpty)
    }

    @Test func `A module of the same name may be imported for its types alone`() throws {
        let text = """
            import type { Palette } from '../types/colors';
            export const colors: Palette = { text: '#111111', background: '#ffffff', link: '#0044cc' };
            """
        #expect(Script.read(text).findings.isEmpty)
        let values = text.replacing("import type", with: "import")
        #expect(Script.read(values).findings.isEmpty, "a folder of another name has another file")
        let own = Script.read(values.replacing("types", with: "themes")).findings
        #expect(own.map(\.severity) == [.error], "\(own)")
    }

    @Test func `A colour of another module is imported, and not computed`() {
        let text = """
            import { brand } from './brand';
            export const colors = { text: brand.grey900, background: '#ffffff', link: '#0044cc' };
            """
        let messages = Script.read(text).findings.map(\.message)
        #expect(messages.contains { $0.contains("'brand.grey900'") && $0.contains("is imported") })
    }

    @Test func `Types, imports and functions without a constant's name are passed over`() throws {
        let text = """
            import React, { type FC, useMemo as memo } from "react";
            import type { Theme } from './types'
            import * as all from "all"
            export * from './other';
            export type Name = keyof typeof colors
            type Map<T = string> = { [K in keyof T]: T[K] extends string ? "a;}" : never; b: string };
            export interface Props<T> extends Base<{ a: 1 }>, Other { text: '#fff'; close: '}' }
            declare module 'styled' { export interface DefaultTheme extends Theme {} }
            export function alpha(color: string, value = 1): { a: string } {
              let shade: Map<string>[] = [];
              for (let i = 0; i < (value + 1) / 2; i++) shade = [];
              return { a: `${color}/${value >= 1 ? "}" : `x`}` };
            }
            export const use = (name: keyof typeof colors) => memo(() => name.replace(/["'`{]/g, ""), []);
            const { width, height: h } = Dimensions.get('window');
            const colors: Map<{ a: string }> & (() => void) = { background: '#ffffff', text: '#111111', link: '#0044cc' };
            export { colors as palette };
            """
        let (documents, findings) = Script.read(text)
        #expect(findings.isEmpty, "\(findings)")
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(mode[.text]?.display.css == "#111111")
        #expect(mode.palette.names.count + mode.colors.count >= 3)
    }

    @Test(arguments: [
        "export const color = (name: keyof typeof light) => light[name] ?? light.text",
        "export function colors(mode: string): Theme { return mode === 'dark' ? dark : light }",
        "export function use() { if (a) { return light; } return { ...dark, isDark: true, all: [light] }; }",
        "export const get = (mode) => (mode ? dark : light)",
        "export const shadow = { of: (a) => alpha(light.text, a / 2) }",
        "const add = (a, b) => a + b; export const spacing = add(1, 2)",
        "const ink = '#888888'; const get = () => ink; export const width = get().length",
        "export default () => light",
        "export const has = (key: string): key is keyof typeof light => key in light",
        "export function all() { const list = []; for (const key in light) { list.push(key) } return list }",
        "export function some() { let key; for (key in dark) { log(dark[key]) } return 'a' in light && 1 }",
    ])
    func `A function may read colours, and hand constants to its caller`(code: String) throws {
        let text = """
            export const light = { text: "#111111", background: "#ffffff" };
            export const dark = { text: "#eeeeee", background: "#000000" };
            \(code)
            """
        let modes = try Script.modes(text)
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
    }

    @Test func `A word beside a colour that tells what it is, is no colour`() throws {
        let text = """
            export const list = [{ name: 'Gray', colorKey: 'dark_gray', width: '1', color: '#111111' }];
            export const names = Object.keys(list) as string[];
            """
        let (documents, findings) = Script.read(text)
        #expect(findings.isEmpty, "\(findings)")
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(Script.colors(of: mode) == ["list.0.color": .some("#111111")])
    }

    @Test func `A misspelt colour is an error`() {
        let text =
            "export const colors = { background: '#fff', text: '#12345', link: 'blu', a: '#fff' };"
        let errors = Script.read(text).findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == [.invalidColor, .invalidColor], "\(errors)")
    }

    @Test func `Texts that are no colours are no tokens`() throws {
        let text = """
            export const theme = {
              name: 'Ocean', fontFamily: 'Inter', shadow: '0 1px 2px #0003', keyboardAppearance: 'dark',
              colors: { background: '#fff', text: '#111', link: '#04c' }, radius: 4, dark: true,
            };
            """
        let names = try #require(Script.modes(text).first).palette.names
        #expect(names.count == 3, "\(names)")
        #expect(Script.read(text).findings.isEmpty)
    }

    @Test func `Two colours that would have one name are an error`() {
        let text =
            "export const t = { $ink: '#111', '-ink': '#eee', background: '#fff', text: '#000' };"
        let findings = Script.read(text).findings
        #expect(findings.contains { $0.severity == .error }, "\(findings)")
    }
}

/// A script as themes.
enum Script {
    static func read(_ text: String, _ file: String = "colors.ts") -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    static func modes(_ text: String) throws -> [Mode] {
        let (documents, findings) = read(text)
        return try #require(documents.first?.resolve().theme, "\(findings)").modes
    }

    /// All colours of a mode by their names, nil for unknown ones.
    static func colors(of mode: Mode) -> [String: String?] {
        var colors: [String: String?] = [:]
        for entry in mode.palette {
            colors[entry.name] = .some(entry.value.isKnown ? entry.value.display.css : nil)
        }
        return colors
    }
}
