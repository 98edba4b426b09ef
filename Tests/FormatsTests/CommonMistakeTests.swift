import Findings
import ForeignFormats
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

/// Mistakes that people make first, and the help that they get.
@Suite("A common mistake")
struct CommonMistakeTests {
    private static let good = "colors: { background: white, text: black }\n"

    @Test(arguments: [
        (
            "colors: { background: white, text: {palette.ink} }", 1,
            "put the alias in quotes: \"{palette.ink}\""
        ),
        (
            "palette: { ink: black, deep: {palette.ink} }\n\(good)", 1,
            "put the alias in quotes: \"{palette.ink}\""
        ),
        (
            "\(good)layout: { measure: {layout.border} }", 2,
            "put the alias in quotes: \"{layout.border}\""
        ),
        (
            "colors:\n  background: white\n  text: {palette.ink} / 72%\n", 3,
            "put the alias in quotes: \"{palette.ink} / 72%\""
        ),
        (
            "colors: { background: white, text: {palette.ink} / 0.5 }", 1,
            "put the alias in quotes: \"{palette.ink} / 0.5\""
        ),
        ("colors: { background: white, text: palette.ink }", 1, "did you mean '{palette.ink}'?"),
        (
            "colors: { background: white, text: palette.ink / 72% }", 1,
            "did you mean '{palette.ink} / 72%'?"
        ),
        ("colors: { background: white, text: $ink }", 1, "did you mean '{palette.ink}'?"),
        (
            "colors: { background: white, text: $palette-ink / 72% }", 1,
            "did you mean '{palette.ink} / 72%'?"
        ),
        ("colors: { background: white, text: var(--ink) }", 1, "did you mean '{palette.ink}'?"),
        (
            "colors: { background: white, text: 'var(--color-link)' }", 1,
            "did you mean '{colors.link}'?"
        ),
        ("colors:\n\tbackground: white\n", 2, "indent with spaces: YAML takes no tabs there"),
        ("background: white\n\(good)", 1, "put it under 'colors'"),
        ("\(good)dark: { colors: { background: black } }", 2, "put it under 'modes'"),
        ("\(good)night: { scheme: dark, contrast: more }", 2, "put it under 'modes'"),
        ("\(good)layout: { radius: 8px }", 2, "did you mean { md: 8px }?"),
        (
            "\(good)fonts: { styles: { body: { weight: bolder } } }", 2,
            "write a number from 1 to 1000, 'normal' or 'bold'"
        ),
        ("\(good)modes: { dark: { on-primary: white } }", 2, "put it under 'colors'"),
        (
            "\(good)fonts: { families: { sans: 'Inter, sans-serif' } }", 2,
            "write a list: [Inter, sans-serif]"
        ),
        ("\(good)contrast: { distinct: [success, danger] }", 2, "write [[success, danger]]"),
        (
            "\(good)contrast: { distinct: [[success]] }", 2,
            "name two or more, as in [success, danger]"
        ),
        ("\(good)contrast: { distinct: [[]] }", 2, "name two or more, as in [success, danger]"),
        (
            "\(good)contrast: { pairs: [{ foreground: text }] }", 2,
            "write both 'foreground' and 'background'"
        ),
        (
            "<<: { colors: { background: black } }\n\(good)", 1,
            "merge keys are not read: write the values out, or use 'extends'"
        ),
        (
            "\(good)palette: { <<: { ink: black } }\n", 2,
            "merge keys are not read: write the values out, or use 'extends'"
        ),
    ])
    func `A common mistake is reported at its place with the right notation`(
        text: String,
        line: Int,
        help: String
    ) throws {
        let findings = SampleTheme.findings(text)
        let finding = try #require(findings.first { $0.help == help }, "\(findings)")
        #expect(finding.severity == .error)
        #expect(finding.location?.line == line)
        #expect(findings.count { $0.help == help } == 1)
    }

    @Test(arguments: [
        (#"{"name": "\ud83d\ude00"}"#, 1, 13, "write the character itself"),
        (
            "{\n  \"a\": \"// \\\" //\", // b\n  \"c\": 1\n}", 2, 20,
            "take it out, or begin it with '#'"
        ),
        ("/* a */\n{\"name\": \"a\"}", 1, 1, "take it out, or begin it with '#'"),
        (
            "{ homepage: https://a.b, c: [ }", 1, 31,
            "check the syntax there and in the lines above: quotes, colons, indentation"
        ),
    ])
    func `A mistake in JSON is located where it stands`(
        text: String,
        line: Int,
        column: Int,
        help: String
    )
        throws
    {
        let findings = SampleTheme.findings(text)
        #expect(findings.map(\.rule) == [.unreadableFile])
        let finding = try #require(findings.first)
        #expect(finding.help?.hasPrefix(help) == true, "\(finding)")
        #expect(finding.location?.line == line && finding.location?.column == column, "\(finding)")
    }

    @Test(arguments: ["backgroud", "bg"])
    func `A misspelt 'background' role is named where it stands`(role: String) {
        let findings = SampleTheme.findings("colors:\n  \(role): white\n  text: black\n")
        #expect(findings.map(\.message) == ["the theme has no 'background' colour, but '\(role)'"])
        #expect(findings.first?.help == "did you mean 'background'?")
        #expect(findings.first?.location?.line == 2)
    }

    @Test(arguments: ["fg", "foreground", "txt"])
    func `Another name for the 'text' role is named in the help`(role: String) {
        let findings = SampleTheme.findings("colors:\n  background: white\n  \(role): black\n")
        #expect(findings.map(\.help) == ["did you mean 'text'?"])
    }

    @Test(
        arguments: [
            ("colours:\n  background: white\n  text: black\n", ["did you mean 'colors'?"]),
            (
                "paletto: { ink: black }\ncolors: { background: white, text: '{palette.ink}' }\n",
                ["did you mean 'palette'?"]
            ),
            (
                "\(good)modes: { dark: { colurs: { text: gold, surface: '#12' } } }\n",
                [
                    "did you mean 'colors'?",
                    "what needs it is unknown until a colour such as '#1a2b3c' stands there",
                ]
            ),
            (
                "background: white\ntext: black\n",
                ["put it under 'colors'", "put it under 'colors'"]
            ),
        ] as [(String, [String?])]
    )
    func `A misspelt key is one finding, without those that would follow from it`(
        text: String,
        help: [String?]
    ) {
        let findings = SampleTheme.findings(text)
        #expect(findings.map(\.help) == help, "\(findings)")
        #expect(findings.first?.rule == .unknownKey)
    }

    @Test func `An unknown key is reported before the roles that are missing because of it`() {
        for text in [
            "name: a\nfarben:\n  background: white\n  text: black\n", "name: a\nfarben: white\n",
        ] {
            let findings = SampleTheme.findings(text).sorted()
            #expect(
                findings.map(\.rule) == [.unknownKey, .missingRole, .missingRole],
                "\(findings)"
            )
        }
    }

    @Test func `A misspelt key beside the right one says which of them counts`() {
        let findings = SampleTheme.findings("colours: { background: red }\n\(Self.good)")
        #expect(
            findings.map(\.help) == ["did you mean 'colors'? It is there, too, and counts alone"]
        )
        #expect(findings.map(\.severity) == [.error])
    }

    @Test func `A misspelt 'extends' is one finding, and the base is found`() throws {
        let read = ["a": "extend: b\n", "b": Self.good].map {
            ThemeReader.read(Data($1.utf8), file: "\($0).yml")
        }
        let (documents, problems) = ThemeInheritance.flatten(read.flatMap(\.documents))
        #expect(problems.isEmpty && documents.compactMap { $0.resolve().theme }.count == 2)
        #expect(read.flatMap(\.findings).map(\.help) == ["did you mean 'extends'?"])
    }

    @Test(arguments: ["", "palette:\n"])
    func `A base16 scheme with missing colours is one finding`(head: String) {
        let indent = head.isEmpty ? "" : "  "
        let scheme = (0...5).map { "\(indent)base0\($0): \"#101010\"\n" }.joined()
        let findings = SampleTheme.findings(head + scheme)
        #expect(findings.count == 1)
        #expect(
            findings.first?.message.hasPrefix("the base16 scheme has no base06, base07, base08")
                == true
        )
        #expect(findings.first?.message.hasSuffix("base0F") == true)
    }

    @Test func `Names of base16 in the palette of a native theme are no finding`() {
        #expect(SampleTheme.findings("palette: { base00: white }\n" + Self.good).isEmpty)
    }
}
