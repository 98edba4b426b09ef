import SourceText
import Testing

@testable import TokenUses

@Suite("The uses in a style sheet")
struct SheetReaderTests {
    private static func literals(_ text: String, _ file: String = "a.css") -> [String] {
        SheetReader.read(text, file: file).literals.map { literal in
            "\(literal.location.line):\(literal.location.column) \(literal.property) \(literal.text)"
        }
    }

    @Test(arguments: [
        ("a { color: #fff }", ["1:12 color #fff"]),
        (
            "a { background: url(x.png?#fff) rgb(1 2 3 / 50%) }",
            ["1:33 background rgb(1 2 3 / 50%)"]
        ),
        ("a { border: 1px solid navy; transition: color 1s }", ["1:23 border navy"]),
        (
            "a { box-shadow: 0 0 2px rgba(0,0,0,.5), 0 0 1px #12345678 }",
            [
                "1:25 box-shadow rgba(0,0,0,.5)", "1:49 box-shadow #12345678",
            ]
        ),
        ("a:hover { .b { color: red } }\n.c { fill: #abc }", ["1:23 color red", "2:12 fill #abc"]),
        ("#fff { content: '#fff' } /* #fff */", []),
        ("a { color: transparent; color: currentcolor; color: var(--a) }", []),
        ("a { --x: white; --y: white smoke; animation: red 1s }", ["1:10 --x white"]),
        ("a { color: #fffx; background: rgb(var(--x)) }", []),
        (
            "a { color: color-mix(in oklab, #123456 50%, white) }",
            [
                "1:32 color #123456", "1:45 color white",
            ]
        ),
        ("a { color: #fff", ["1:12 color #fff"]),
        ("@media print { a { color: #fff } } b { color: red }", ["1:47 color red"]),
        ("@media print, screen { a { color: red } }", ["1:35 color red"]),
    ])
    func `A colour is a literal where it is written out`(text: String, expected: [String]) {
        #expect(Self.literals(text) == expected)
    }

    @Test func `Comments, maps and interpolations of Sass are read`() {
        let text = """
            // a { color: #000 }
            $brand: #123456; // #111
            $map: (ink: #222222, page: #ffffff);
            @import url(http://example.com/#333);
            .a-#{$name} { color: #444; &:hover { background: darken($brand, 5%) #{$x}; fill: #555 } }
            """
        #expect(
            Self.literals(text, "a.scss") == [
                "2:9 $brand #123456", "3:13 $map #222222", "3:28 $map #ffffff", "5:22 color #444",
                "5:82 fill #555",
            ]
        )
    }

    @Test func `A comment of one line in Sass begins no other comment and no string`() {
        let text = "// see /* here, it's\na { color: #123456 }\n// \"\nb { color: #654321 }"
        #expect(Self.literals(text, "a.scss") == ["2:12 color #123456", "4:12 color #654321"])
    }

    @Test func `A custom property is used with or without a fallback`() {
        let text = """
            @property --c { syntax: "<color>"; inherits: true; initial-value: #123456 }
            a { color: var(--a); background: var( --b , #fff); border-color: var(--c, var(--d, 1px)) }
            """
        let uses = SheetReader.read(text, file: "a.css")
        #expect(uses.variables.map(\.name) == ["--a", "--b", "--c", "--d"])
        #expect(uses.variables.map(\.hasFallback) == [false, true, true, true])
        #expect(uses.substitutes.map(\.name) == ["--c", "--b"])
        #expect(uses.substitutes.map(\.literal.text) == ["#123456", "#fff"])
        #expect(uses.literals.isEmpty)
        #expect(uses.definitions.map(\.name) == ["--c"])
    }

    @Test func `A property is defined by an interpolation, and a script may set any name in it`() {
        let sheet = SheetReader.read("a { --ink: #{$ink}; --page: }", file: "a.scss")
        #expect(sheet.definitions.map(\.name) == ["--ink", "--page"])
        let script = StyleUses.names(in: "a.set('--ink-2', b--); // --page --", file: "a.tsx")
        #expect(script.definitions.map(\.name) == ["--ink-2"])
    }

    @Test(arguments: [
        ("style={{ '--set': 1 }}", ["--set"]), ("style=\"--a:1; --b : 2\"", ["--a", "--b"]),
        ("class=\"btn--primary\"", []), ("class=\"btn --primary\"", []),
        ("color: var(--typo)", []), ("'var( --typo, red)'", []), ("`--ink`", ["--ink"]),
        ("class='bg-[--ink]'", []), ("--", []), ("'--", []),
    ])
    func `A name in a script or in markup is set where it has a value, or is a string`(
        text: String,
        expected: [String]
    ) {
        #expect(StyleUses.names(in: text, file: "a.tsx").definitions.map(\.name) == expected)
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: ["--a ", "--", "var( --a", "'--a'", "      ", "--a    "]
    )
    func `Names in a script are read to their end`(piece: String) {
        let text = String(repeating: piece, count: 20_000)
        let names = StyleUses.names(in: text, file: "a.tsx")
        #expect(names.definitions.count <= 20_000)
    }

    @Test(arguments: [
        ("@import 'base.css';", true), ("@import url(\"./base.css\") screen;", true),
        ("@use 'parts/ink' with ($a: 'b');", true), ("@use 'sass:math';", true),
        ("@forward '../top';", true), ("@import 'other.css';", false),
        ("@import url(base.css);", false), ("@import 'https://example.com/base.css';", false),
        ("@tailwind base;", false), ("@use '../../../top';", false),
    ])
    func `An import is known where its sheet is one of those that are read`(
        text: String,
        expected: Bool
    ) throws {
        let files: Set = ["src/base.css", "src/parts/_ink.scss", "top.scss"]
        let sheet = SheetReader.read(text, file: "src/a.scss")
        let found = try #require(sheet.imports.first)
        #expect(found.isKnown(in: files, from: sheet.file) == expected)
    }

    @Test func `A text knows the grounds of its rule`() {
        let text = "a { color: var(--a); b { background: var(--c) } background: var(--b) }"
        let uses = SheetReader.read(text, file: "a.css")
        #expect(uses.variables.first { $0.name == "--a" }?.grounds == ["--b"])
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "{", "a{", "(", "var(--a,", "#", "#{", "rgb(", "url(", "/*", "//", "a:b;",
            "a:var(--b) #fff ", "@property --a{", "}", "\"", "\\", "a:#fff;",
        ]
    )
    func `A sheet of any text is read in linear time`(piece: String) {
        for file in ["a.css", "a.scss"] {
            let text = String(repeating: piece, count: 100_000)
            let uses = SheetReader.read("a { color: " + text, file: file)
            #expect(uses.count <= StyleUses.limit + 65_536)
        }
    }

    @Test func `A sheet with too many uses says where reading ended`() {
        let text = String(repeating: "a { color: #fff }\n", count: StyleUses.limit + 10)
        let uses = SheetReader.read(text, file: "a.css")
        #expect(uses.literals.count == StyleUses.limit)
        #expect(uses.end?.line == StyleUses.limit)
    }
}
