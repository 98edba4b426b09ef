import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import SourceTrees
@testable import ThemeFormats

/// Whatever the bytes are: findings, no theme, and no crash.
@Suite("A file that is no theme", .timeLimit(.minutes(10)))
struct BadInputTests {
    private static func read(_ text: String) -> (document: ThemeDocument?, findings: [Finding]) {
        SampleTheme.document(text, file: "themes/bad.yml")
    }

    /// The text of a file, the words of its finding, and the finding's line; 0 for the file as a whole.
    @Test(arguments: [
        ("", "the file is empty", 0), ("\n\n  \n", "the file is empty", 0),
        ("# a comment\n# another\n", "the file is empty", 0),
        ("---\n", "the file is empty", 0), ("~", "the file is empty", 0),
        ("colors: [", "did not find expected", 2),
        ("colors: { a: 1", "did not find expected", 2),
        ("a: b: c", "mapping values are not allowed", 1),
        ("colors:\n\tbackground: red", "there is a tab", 2),
        ("a: 'x", "found unexpected end of stream", 1),
        ("a: *nowhere", "there is no '&nowhere' before this", 1),
        ("colors: {}\n---\ncolors: {}\n", "more than one document", 2),
        ("a: 1\nb: {\u{0}}", "control characters are not allowed", 2),
        ("a: \u{7}", "control characters are not allowed", 1),
        (
            "colors:\n  text: \"#000\"\n  link: \"#111\"\n  text: \"#222\"",
            "the key 'text' is there twice, first on line 2", 4
        ),
        (
            "colors:\n  a: \"#000\"\n\n # no end\n  link: \"#111\"\n  link: \"#222\"",
            "the key 'link' is there twice, first on line 5", 6
        ),
        (
            "colors: {}\nlist:\n  - a: 1\n    b: 2\n    a: 3",
            "the key 'a' is there twice, first on line 3", 5
        ),
        ("one:\n  x: 1\n  x: 2\ntwo:\n  x: 3", "the key 'x' is there twice, first on line 2", 3),
        ("name: a\ncolors: {}\nname: b", "the key 'name' is there twice, first on line 1", 3),
        ("{ a: 1, a: 2 }", "the key 'a' is there twice", 1),
        ("%YAML 9.9\n---\na: 1", "incompatible YAML document", 1),
        ("a: &a [*a]", "there is no '&a' before this", 1),
    ])
    func `A file that is no theme gets one finding with the reason`(
        text: String,
        words: String,
        line: Int
    ) {
        let (document, findings) = Self.read(text)
        #expect(document == nil)
        #expect(findings.map(\.rule) == [.unreadableFile])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.message.contains(words) == true, "\(findings)")
        #expect(findings.first?.location?.line == line, "\(findings)")
        #expect(findings.first?.location?.file == "themes/bad.yml")
    }

    @Test(arguments: ["#e1e2e7,#d3d6e0,#111111", "#define name 1", "# a palette\n#112233\n"])
    func `A file of other lines that begin with a hash is in no known format, not empty`(
        text: String
    ) {
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "colors.hex")
        #expect(documents.isEmpty && findings.map(\.rule) == [.unreadableFile])
        #expect(findings.first?.message.contains("in no format") ?? false, "\(findings)")
    }

    @Test func `JSON of another tool that names its kind is in no known format`() {
        let text = ##"{ "kind": "theme-pack", "name": "Night", "themes": [{ "ui": "#112233" }] }"##
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "pack.json")
        #expect(documents.isEmpty && findings.map(\.rule) == [.unreadableFile], "\(findings)")
    }

    @Test(arguments: ["just words", "[a, b]", "12", "\"quoted\"", "- a\n- b", "|\n  text"])
    func `A file with a single value or a list at the top has the wrong type`(text: String) {
        let (document, findings) = Self.read(text)
        #expect(document == nil)
        #expect(findings.map(\.rule) == [.wrongType])
        #expect(findings.first?.message.contains("where a mapping is expected") == true)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], 1, 1), ([0x61, 0x3A, 0x20, 0xC3, 0x28], 1, 4),
            ([0xC0, 0x80], 1, 1),
            ([0x0A, 0xC3, 0xA9, 0xED, 0xA0, 0x80], 2, 2), ([0x0D, 0x0A, 0xFF], 2, 1),
            ([0x61, 0xC3], 1, 2),
        ] as [([UInt8], Int, Int)]
    )
    func `A file that is not UTF-8 is reported at its first wrong byte`(
        bytes: [UInt8],
        line: Int,
        column: Int
    ) {
        let (documents, findings) = ThemeReader.read(Data(bytes), file: "themes/bad.yml")
        #expect(documents.isEmpty)
        #expect(findings.first?.message == "the file is not UTF-8 text")
        #expect(
            findings.first?.location
                == SourceLocation(file: "themes/bad.yml", line: line, column: column)
        )
    }

    @Test func `A file above 4 MiB is refused`() {
        let (documents, findings) = ThemeReader.read(Data(count: 50 << 20), file: "themes/bad.yml")
        #expect(documents.isEmpty)
        #expect(findings.first?.message == "the file is larger than 4 MiB")
    }

    @Test(arguments: ["[", "{a: ", "- ", "? "])
    func `A file nested 10,000 deep is unreadable and does not crash`(opening: String) {
        let (document, findings) = Self.read(String(repeating: opening, count: 10_000))
        #expect(document == nil)
        #expect(findings.first?.rule == .unreadableFile)
    }

    @Test func `A file indented 2,000 levels deep is refused at 200`() {
        let text = (0..<2000).map { String(repeating: " ", count: $0) + "a:" }.joined(
            separator: "\n"
        )
        #expect(
            Self.read(text).findings.first?.message.contains("nested more than 200 deep") == true
        )
    }

    /// Twenty lists of 150 in one another: the last one has all the others in it.
    @Test func `Aliases that nest 3,000 levels are refused`() {
        func line(_ number: Int, around value: String) -> String {
            "a\(number): &a\(number) \(String(repeating: "[", count: 150))\(value)\(String(repeating: "]", count: 150))\n"
        }
        let (document, findings) = Self.read(
            (1...20).reduce(line(0, around: "x")) { $0 + line($1, around: "*a\($1 - 1)") }
        )
        #expect(document == nil)
        #expect(findings.first?.message.contains("nested more than 200 deep") == true)
        #expect(
            findings.first?.location == SourceLocation(file: "themes/bad.yml", line: 2, column: 159)
        )
    }

    @Test func `An alias may reach the limit of nesting, and not one level more`() {
        let lists =
            "a: &a \(String(repeating: "[", count: 100))x\(String(repeating: "]", count: 100))\n"
        func isTooDeep(_ count: Int) -> Bool {
            let text =
                lists
                + "b: \(String(repeating: "[", count: count))*a\(String(repeating: "]", count: count))\n"
            return Self.read(text).findings.contains { $0.rule == .unreadableFile }
        }
        #expect(!isTooDeep(99) && isTooDeep(100))
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
    func `A control character is located after a line end of any kind`(end: String) {
        let finding = Self.read("a: 1\(end)b: é\u{7}").findings.first
        #expect(finding?.location == SourceLocation(file: "themes/bad.yml", line: 2, column: 5))
    }

    @Test(arguments: [195, 100])
    func `A file nested up to the limit is read, and its names are judged`(depth: Int) {
        let (document, findings) = Self.read(
            "palette: " + String(repeating: "{ a: ", count: depth) + "red"
                + String(repeating: " }", count: depth)
        )
        #expect(document != nil)
        #expect(findings.map(\.rule) == [.invalidName])
    }

    /// Thirty lines of aliases of aliases, which come to 9³⁰ values.
    private static func bomb(_ last: String) -> String {
        let lines = (1...30).map {
            "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ","))]"
        }
        return (["a0: &a0 [x, x, x]"] + lines + [last]).joined(separator: "\n")
    }

    @Test(arguments: ["b: *a30", "? *a30\n: 1", "? [*a30, *a29]\n: 1", "{ *a30 : 1 }"])
    func `An alias bomb is unreadable and does not exhaust memory`(last: String) {
        let (document, findings) = Self.read(Self.bomb(last))
        #expect(document == nil)
        #expect(findings.map(\.rule) == [.unreadableFile])
    }

    @Test(arguments: ["|\n  ", "", "'"])
    func `Many aliases of a long text are refused`(opening: String) {
        let text =
            "description: &a \(opening)\(String(repeating: "x", count: 1 << 20))\(opening == "'" ? "'" : "")\n"
        let waivers = (0..<1500).map { "    - { pair: a on b, reason: *a, mode: m\($0) }\n" }
            .joined()
        let (document, findings) = Self.read(text + "contrast:\n  waivers:\n" + waivers)
        #expect(document == nil)
        #expect(findings.map(\.rule) == [.unreadableFile])
        #expect(findings.first?.message.contains("more than 4 MiB") == true)
        // The text itself and five aliases come to 6 MiB; the place is that of the sixth.
        #expect(findings.first?.location?.line == text.count(where: \.isNewline) + 2 + 6)
    }

    @Test func `A few aliases of a long text are read, and the text is too long`() {
        let text = String(repeating: "x", count: 1 << 20)
        let findings = Self.read("author: &a \(text)\nlicense: *a\ndescription: *a\n").findings
        #expect(findings.map(\.rule) == Array(repeating: .wrongType, count: 3))
        #expect(
            findings.allSatisfy {
                $0.message.hasSuffix("has 1048576 characters, above the limit of 2000")
            }
        )
    }

    /// The text before the first of 2,000 directives, and the end of each.
    @Test(arguments: [("", "\n"), ("a: 1\n...\n", "\n"), ("\r", "\r")])
    func `More than 100 %TAG directives are refused`(before: String, end: String) {
        let text = before + (0..<2000).map { "%TAG !a\($0)! b\(end)" }.joined() + "--- {}\n"
        let finding = Self.read(text).findings.first
        #expect(
            finding?.message.contains("more than 100 directives for tags") == true,
            "\(finding as Any)"
        )
    }

    @Test func `Aliases of more than 200,000 values are refused`() {
        let list =
            "a: &a [\(Array(repeating: "x", count: 90_000).joined(separator: ","))]\nb: *a\nc: *a\nd: *a"
        let finding = Self.read(list).findings.first
        #expect(finding?.message.contains("more than 200000 values") == true)
        #expect(finding?.location == SourceLocation(file: "themes/bad.yml", line: 3, column: 4))
    }

    @Test func `A file with 4,000 wrong colours is read to its end`() {
        let wide = "palette:\n" + (0..<4_000).map { "  c\($0): nocolour\n" }.joined()
        let (document, findings) = Self.read(wide + "colors: { background: red, text: blue }")
        #expect(findings.count == 4_000)
        #expect(document?.resolve().theme != nil)
    }
}

@Suite("YAML anchors")
struct AnchorTests {
    @Test func `An anchor may stand for any number of single values`() throws {
        let roles = [
            "link", "focus", "accent", "info", "danger", "success", "warning", "heading", "code",
            "border",
        ]
        let many = (0..<10).flatMap { number in roles.map { "  \($0)-\(number): *ink" } }.joined(
            separator: "\n"
        )
        let theme = try SampleTheme.theme(
            "palette:\n  ink: &ink \"#102030\"\ncolors:\n  background: white\n  text: *ink\n\(many)"
        )
        #expect(theme.defaultMode.colors["border-9"]?.color == theme.defaultMode[.text]?.color)
    }

    @Test func `An anchor may stand for a few mappings`() throws {
        let theme = try SampleTheme.theme(
            """
            colors: { background: white, text: black }
            components:
              card: &plain
                background: "#eeeeee"
                text: "#111111"
              cell: *plain
              field: *plain
              badge: *plain
            """
        )
        let colors = [Component.card, .badge].map {
            theme.defaultMode.components[$0]?.color(.text, in: .normal)?.color
        }
        #expect(colors == [try Color(parsing: "#111111"), try Color(parsing: "#111111")])
    }

    @Test func `An anchor may stand for many mappings within the limit`() throws {
        let components = Component.allCases.dropFirst().map { "  \($0.rawValue): *plain" }.joined(
            separator: "\n"
        )
        let theme = try SampleTheme.theme(
            """
            colors: { background: white, text: black }
            components:
              \(Component.allCases[0].rawValue): &plain { background: "#eeeeee", text: "#111111" }
            \(components)
            """
        )
        for component in Component.allCases {
            let color = theme.defaultMode.components[component]?.color(.text, in: .normal)?.color
            #expect(try color == Color(parsing: "#111111"))
        }
    }

    @Test func `An alias means the last anchor of its name above it`() {
        let root = try? YAMLParser.parse("a: &x 1\nb: *x\nc: &x [2]\nd: *x\n", file: "a.yml")
        #expect(root?["b"]?.text == "1")
        #expect(root?["d"]?.kind == "a list")
        #expect(root?["d"]?.location == SourceLocation(file: "a.yml", line: 3, column: 4))
    }
}
