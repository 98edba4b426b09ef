import ColorScience
import Findings
import Foundation
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Constants that a script imports from its project")
struct ScriptModuleTests {
    private static func read(_ text: String, _ others: [String: String]) -> ReadThemes {
        let files = others.map { ("src/\($0.key)", Data($0.value.utf8)) }
        return ThemeReader.read(
            ThemeSource(
                "src/semantic/colors.ts",
                Data(text.utf8),
                others: Dictionary(uniqueKeysWithValues: files)
            )
        )
    }

    private static let primitives = """
        export const birch = { 50: "#f0eee9", 900: "#040302" } as const;
        export const moss = { 600: "#315039" } as const;
        """

    @Test(arguments: [
        ("import { birch, moss as green } from '../primitive/colors';", "primitive/colors.ts"),
        (
            """
            import { birch } from '../primitive/colors.js'
            import { moss as green } from '../primitive/colors.js'
            """,
            "primitive/colors.ts"
        ),
        (
            "import * as all from '../primitive'; const birch = all.birch; const green = all.moss;",
            "primitive/index.js"
        ),
    ])
    func `Colours of another file are those that its constants write out`(
        head: String,
        file: String
    ) throws {
        let text = """
            \(head)
            export const colors = { text: birch[900], background: birch[50], link: green[600] };
            """
        let read = Self.read(text, [file: Self.primitives])
        #expect(read.findings.isEmpty, "\(read.findings.map(\.message))")
        let mode = try #require(read.documents.first?.resolve().theme).defaultMode
        #expect(mode[.text]?.display.css == "#040302")
        #expect(mode[.background]?.display.css == "#f0eee9")
        #expect(mode[.link]?.display.css == "#315039")
    }

    @Test func `Modes may be in a file each`() throws {
        let text = """
            import light from './light'
            import dark from './dark'
            export const themes = { light, dark }
            """
        let read = Self.read(
            text,
            [
                "semantic/light.ts": "export default { text: '#111111', background: '#ffffff' }",
                "semantic/dark.ts": "export default { text: '#eeeeee', background: '#000000' }",
            ]
        )
        let modes = try #require(read.documents.first?.resolve().theme, "\(read.findings)").modes
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
    }

    @Test func `Colours are unknown where a file is not there or its code may change them`() throws
    {
        let text = """
            import { birch } from '../primitive/colors';
            export const colors = { text: birch[900], background: "#ffffff" };
            """
        let changing = Self.primitives + "\nbirch[900] = '#ffffff';"
        let circle = "import { colors } from '../semantic/colors'; export const birch = colors;"
        for files in [[:], ["primitive/colors.ts": changing], ["primitive/colors.ts": circle]] {
            let read = Self.read(text, files)
            let mode = try #require(read.documents.first?.resolve().theme).defaultMode
            #expect(mode[.text]?.isKnown == false, "\(files)")
        }
    }

    @Test func `An imported object that code could change is refused`() {
        let text = """
            import { birch } from '../primitive/colors';
            export const done = paint(birch);
            export const colors = { text: birch[900], background: birch[50] };
            """
        let read = Self.read(text, ["primitive/colors.ts": Self.primitives])
        let messages = read.findings.map(\.message)
        #expect(messages.contains { $0.contains("handed to code") }, "\(messages)")
    }
}
