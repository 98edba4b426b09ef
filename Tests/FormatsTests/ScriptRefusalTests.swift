import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("Code that could change a constant")
struct ScriptRefusalTests {
    private static let light =
        "export const light = { text: \"#111111\", background: \"#ffffff\", link: \"#0044cc\" }"

    @Test(arguments: [
        "light.text = '#eeeeee'", "light['text'] = pale", "Object.assign(light, { text: '#eee' })",
        "delete light.text", "light.text += ''", "if (process.env.X) { light.text = '#eee' }",
        "for (const k in light) light[k] = '#eee'", "set(light)", "light.text++", "void 0",
        "light: light.text", "let other = light", "var x = 1", "class A { static x = light }",
        "enum Ink { Text = '#eeeeee' }", "const enum Ink { Text = '#eeeeee' }",
        "namespace N { export const dark = {} }", "(function () { light.text = '#eee' })()",
        "[light.text] = ['#eee']", "`${light.text = '#eee'}`", "export let dark",
        "function f() { light.text = '#eee' }", "function f() { set(light) }",
        "const f = () => { light.text = '#eee' }", "const f = (c) => { c.text = '#eee' }",
        "const f = () => set(light)", "const f = () => { const c = light; set(c) }",
        "function f() { return light }; const x = set(f())", "const f = () => light; const g = f",
        "function f() { const g = () => light; set(g()) }", "const f = { a: () => light }",
        "const f = (x) => light.list.reverse()", "const f = () => { return set(light) }",
        "const f = () => { for (light.text of ['#eee']) {} }",
        "const f = () => ({ a: set(light) })", "const f = (k) => k in set(light)",
        "const f = (k) => k in light.list.reverse()", "const f = (k) => { k in light(set) }",
        "const f = () => { for (const k in light) light[k] = '#eee' }",
        "const f = () => { for (light.k in light) set() }",
        "const f = () => { return { a() { return light } } }", "const f = () => [light].pop()",
        "const f = () => { light['text']++\nset() }", "const f = () => light[k] = '#eee'",
        "const f = (() => { Object = { freeze: g } })()",
        "const f = { a() { light.text = '#eee' } }",
        "const f = { get a() { return light } }", "const f = set(light)",
        "const f = [1].map(() => light)", "const f = Object.values(light)",
        "import Object from './x'; const f = Object.keys(light)", "const f = a.Object.keys(light)",
        "const f = light.constructor.assign(light, { text: '#eee' })",
        "const { text } = light", "const [a = (light.text = '#eee')] = []",
        "const f = eval('light.text = 1')", "const f = new Function('light.text = 1')",
        "const dark = invert(light)", "export default { ...light, dark: swap(light) }",
        "type A = string\n[light.text] = ['#eee']", "const a = 1\n(set(light))",
        "const a = 1\nset(light)", "const a = /[/]/.test(light)", "type\nlight.text = '#eee'",
        "declare\nlight.text = '#eee'", "export default function () { light.text = '#eee' }",
        "const f = (() => light)()", "const f = typeof light.list.reverse()",
        "const a = <T,>(x) => set(light)",
        "const s = `${(() => { light.text = '#eee' })()}`", "@set(light) class A {}",
        "const a = b ? light : c", "export = light", "const f = light.text.x = '#eee'",
        "import './x'; light.text = '#eee'", "\u{2028}light.text = '#eee'",
        "// \u{2028}light.text = '#eee'", "// \rlight.text = '#eee'", "<!-- \nlight.text = '#eee'",
        "export default /'/ && (light.text = '#eee') && /'/",
        "import * as me from './colors'; const x = Object['assign'](me.light, { text: '#eee' })",
        "const x = Object['assign'](y, { text: '#eee' })",
        "const f = { a: function () { merge(this, { text: '#eee' }) } }",
        "function f() { return this }", "const x = set(get()); function get() { return light }",
        "const g = get; const x = set(g()); function get() { return light }",
        "const f = (Object) => Object.keys(light)",
        "const l = ['#111', '#eee']; const all = { [k]: l }; const x = all[k].reverse()",
        "const l = ['#111', '#eee']; const all = { a: l, ...o }; const x = all.a.reverse()",
        "const l = ['#111', '#eee']; const all = { a: l, [k]: 1 }; const x = set(all.a)",
        "const l = ['#111', '#eee']; const all = [...o, l]; const x = all[1].reverse()",
        "function f() {\n--> }\n}", "const r = a / b; if (a) /'/.test(b); light.text = '#eee' // '",
    ])
    func `A statement that could change a constant refuses the file, and an error names its line`(
        code: String
    ) {
        for text in ["\(Self.light);\n\(code)", "\(code);\n\(Self.light)"] {
            let (documents, findings) = Script.read(text)
            #expect(documents.isEmpty, "\(text)")
            #expect(findings.map(\.severity) == [.error], "\(findings)")
            #expect(findings.first?.location?.line != nil)
        }
    }

    @Test(arguments: [
        "const colors = { __proto__: { text: '#eee' }, text: '#111', background: '#fff' }",
        "const a = { text: a.ink, ink: '#111', background: '#fff' }",
        "const a = { text: b.ink, background: '#fff' }; const b = { ink: '#111' }",
        "const a = { ...b, background: '#fff' }; const b = { text: '#111' }",
        "const a = { 'te\\\nxt': '#111', background: '#fff' }",
        "const a = { text: '#111', text() {}, background: '#fff' }",
        "const a = { text: '#111', get text() { return pale }, background: '#fff' }",
        "const a = { text: '#111', set text(x) {}, background: '#fff' }",
        "const a = { text: '#111', async text() {}, background: '#fff' }",
        "const a = { text: '#111', größe: 1, background: '#fff' }",
        "const a = { text: '#111', 0x1: '#eee', background: '#fff' }",
        "const a = ['#111', , '#eee']", "const a = { text: '#111' }; const a = { text: '#eee' }",
        "const a = { text: '#111' }; function a() {}",
        "function a() {}; const a = { text: '#111' }",
        "import { a } from './a'; const a = { text: '#111' }", "const a\\u0062 = { text: '#111' }",
        "const a = { text: '#111', #x: 1 }", "const colors = { text: '#111' ", "const a = { b: '",
        "const a = { b: [", "export default {a:{b:{c:", "const a = { b: `${", "const a = /* ",
        "const a = { ]", "const a = '", "exports.", "export default", "const a = b.", "const a = {",
        "const a: {", "const a = { text: '#111', b: '\\", "const a = '\n", "const a = (", "import",
        "import {", "type A =", "function", "function f(", "const a: A<",
    ])
    func `What is not understood in a constant refuses the file`(text: String) {
        let (documents, findings) = Script.read(text)
        #expect(documents.isEmpty && findings.map(\.severity) == [.error], "\(findings)")
    }

    /// Each leaves open what the text is; `#111111` or `#eeeeee` would be a guess.
    @Test(arguments: [
        "text: '#111111', ...over", "text: '#111111', ...(x ? { text: pale } : {})",
        "text: '#111111', ...getIt()", "text: '#111111', [over]: pale", "'te\\x78t': '#111111'",
        "text: '#111111', [`te${x}t`]: pale", "text: t[k]", "text: list[1 - 1]",
        "text: '#11' + '1111'", "text: `#111${''}111`", "text: [...over, '#111111'][0]",
    ])
    func `A member that code may replace is unknown`(members: String) throws {
        let text = """
            import { over } from './x';
            const k = 'text', pale = '#eeeeee', t = { k: '#111111', text: '#eeeeee' };
            const list = ['#111111', '#eeeeee'];
            export const light = { background: '#ffffff', link: '#0044cc', \(members) };
            """
        let (documents, findings) = Script.read(text)
        if documents.isEmpty {
            #expect(findings.contains { $0.severity == .error })
            return
        }
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        let value = Script.colors(of: mode).first { $0.key.hasSuffix("light.text") }
        #expect(value == nil || value?.value == .some(nil), "\(Script.colors(of: mode))")
    }

    @Test(arguments: [
        "function ink() { return '#abcdef' }", "const f = (): string => '#abcdef'",
        "const dark = mirror({ text: '#abcdef' })", "const f = { ink: () => '#abcdef' }.ink",
        "const a = cond ? { text: '#abcdef' } : 1", "const f = () => 'oklab(0.5 0.1 0.1)'",
        "const x = await { text: '#abcdef' }", "const x = new Theme({ text: '#abcdef' })",
        "import { createTheme } from './mine'\nconst x = createTheme({ text: '#abcdef' })",
        "const x = { note: { ink: a ? '#abcdef' : '' } }",
        "const x = { a: { b: () => '#abcdef' } }",
        "function createTheme(a) { return a }\nconst x = createTheme({ text: '#abcdef' })",
        "const x = { text: '#abcdef', 'text': '#fedcba' }",
    ])
    func `A colour that no theme has is an error with its place`(code: String) {
        let (documents, findings) = Script.read("\(code);\n\(Self.light)")
        let errors = findings.filter { $0.severity == .error }
        #expect(errors.allSatisfy { $0.location != nil })
        let isTold = errors.contains { $0.message.contains("in no theme") }
        #expect(isTold || documents.isEmpty && !errors.isEmpty, "\(findings)")
    }

    @Test func `A function of the file with the name of a built-in one wraps nothing`() {
        let text = """
            import Object from './mine';
            export const light = Object.freeze({ text: "#111111", background: "#ffffff" });
            """
        #expect(Script.read(text).documents.isEmpty)
    }

    @Test func `An alias leads to its constant where a mode has an object of that name`() throws {
        let text = """
            const p = { ink: '#999999' };
            export const light = { p: { ink: '#767676' }, text: p.ink, background: '#ffffff' };
            export const dark = { p: { ink: '#eeeeee' }, text: p.ink, background: '#000000' };
            """
        let (documents, findings) = Script.read(text)
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map { $0[.text]?.display.css } == ["#999999", "#999999"])
        #expect(findings.contains { $0.severity == .error }, "two colours are 'p.ink'")
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "`", "\"\\", "'\"", "const a = {", "{", "...a,", "/", "const a = a.", "(", "=>", "'\\",
            "const a: A<", "type A = (", "[", "${", "`${", "a.", "f(", "import {", "<",
        ]
    )
    func `A script of any text is read to its end`(piece: String) {
        let text = String(repeating: piece, count: 30_000)
        #expect(Script.read(text).documents.isEmpty)
        #expect(Script.read("const a = \(text)").documents.isEmpty)
    }

    @Test(.timeLimit(.minutes(10)))
    func `Thousands of references to one object are followed`() throws {
        let names = (0..<9_000).map { "c\($0): '#111111'" }.joined(separator: ", ")
        let uses = (0..<9_000).map { "d\($0): base.c\($0)" }.joined(separator: ", ")
        let text = "const base = { \(names) };\nexport const theme = { \(uses) };"
        let document = try #require(Script.read(text).documents.first)
        #expect(document.appearance.palette.count == 18_000)
    }

    @Test(.timeLimit(.minutes(10)))
    func `Objects that name one another again and again end at the limit of a tree`() {
        let colors = (0..<2_000).map { "c\($0): '#111'" }.joined(separator: ", ")
        let spreads = (0..<2_000).map { "const b\($0) = { ...a };\n" }.joined()
        let doubles = (1..<40).map { "const d\($0) = { p: d\($0 - 1), q: d\($0 - 1) };\n" }.joined()
        let modes = "const x = { light: { a: d39 }, dark: { a: d39 } };"
        for text in [
            "const a = { \(colors) };\n\(spreads)",
            "const d0 = { a: '#111', b: '#222' };\n\(doubles)\(modes)",
        ] {
            let findings = Script.read(text).findings
            #expect(findings.contains { $0.message.contains("more than 200000 values") })
        }
    }
}
