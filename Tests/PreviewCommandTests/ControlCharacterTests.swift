import Foundation
import TestSupport
import Testing

@Suite("Control characters")
struct ControlCharacterTests {
    private func expectNone(_ outcome: Program.Outcome) {
        for text in [outcome.output, outcome.errors] {
            #expect(
                !text.unicodeScalars.contains {
                    $0.properties.generalCategory == .control && $0 != "\n"
                },
                "\(text)"
            )
        }
    }

    @Test(
        arguments: [
            ["color", "red\u{1B}]0;x\u{7}"], ["contrast", "red\u{1B}[2J", "white"],
            ["contrast", "red", "\u{9B}2Jwhite"],
            ["build", "--project", "no\u{1B}where"],
            ["check", "--baseline", "no\u{1B}where", "--update-baseline"],
            ["explain", "no\u{1B}where"], ["diff", "no\u{1B}where"],
        ])
    func `Control characters of arguments do not reach the terminal`(arguments: [String]) throws {
        let folder = try Program.folder([
            "themes/a.yml": "colors: { background: white, text: black }\n"
        ])
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.status != 0)
        expectNone(outcome)
    }

    @Test(arguments: ["\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}"])
    func `Characters that change the direction of text do not reach the terminal`(character: String)
        throws
    {
        let theme =
            "name: \"a\(character)…–夜\"\ncolors: { background: white, text: black, \"\(character)\": white }\n"
        let folder = try Program.folder(["themes/a.yml": theme])
        for verb in [["list"], ["show", "a"], ["check"], ["check", "--format", "github"]] {
            let output = try Program.run(verb, in: folder).output
            #expect(
                !output.unicodeScalars.contains { String($0) == character },
                "\(verb) \(output)"
            )
        }
        #expect(try Program.run("list", in: folder).output.contains("a\u{FFFD}…–夜"))
    }

    @Test func `Control characters of file names do not reach the terminal`() throws {
        let folder = try Program.folder([
            "a\u{1B}[31m/themes/e\u{1B}]0;x\u{7}.yml":
                "colors: { background: white, text: \"#888888\" }\n"
        ])
        let project = ["--project", "a\u{1B}[31m"]
        for verb in [["check"], ["fix", "--write"], ["build"], ["init"], ["list"]] {
            expectNone(try Program.run(verb + project, in: folder))
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}"])
    func `An argument with a line break is refused, and no line begins with its words`(
        lineBreak: String
    ) throws {
        let name = "x\(lineBreak)::set-env name=a::b"
        for arguments in [
            ["check", name], ["check", "--project", name], ["import", name], [name],
        ] {
            let outcome = try Program.run(arguments)
            #expect(outcome.status == 64)
            #expect(!(outcome.output + outcome.errors).contains(/(?m)^::/))
        }
    }

    @Test func `SARIF shows no characters that change the direction of text`() throws {
        let folder = try Program.folder([
            "themes/a.yml": "name: \"a\u{202E}b\"\ncolors: { background: white, text: '#999' }\n"
        ])
        let output = try Program.run("check", "--format", "sarif", in: folder).output
        #expect(output.contains("4.5") && !output.unicodeScalars.contains("\u{202E}"))
    }
}
