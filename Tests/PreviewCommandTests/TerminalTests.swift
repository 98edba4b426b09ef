import Foundation
import TestSupport
import Testing

@Suite("Colours on a terminal")
struct TerminalTests {
    private static let theme = """
        name: Day
        colors: { background: "#ffffff", text: "#112233", text-muted: rgb(17 34 51 / 70%), primary: "#0b5c86" }
        modes:
          night: { scheme: dark, colors: { background: "#112233", text: "#ffffff", primary: "#7cc4ea" } }

        """

    private func run(_ arguments: [String], _ environment: [String: String]) throws -> String {
        let folder = try Program.folder(["themes/day.yml": Self.theme])
        let usual = ["TERM": "xterm", "COLORTERM": "", "NO_COLOR": ""]
        return try Program.run(
            arguments,
            in: folder,
            environment: usual.merging(environment) { $1 }
        ).output
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], "\u{1B}[48;5;24m"),
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "\u{1B}[48;2;11;92;134m"),
        (["TERM": "xterm-256color", "COLORTERM": "24bit"], "\u{1B}[48;2;11;92;134m"),
        (["TERM": "xterm"], "\u{1B}[48;2;11;92;134m"),
        (["TERM": "xterm-direct"], "\u{1B}[48;2;11;92;134m"),
        (["NO_COLOR": "1"], "\u{1B}[48;2;11;92;134m"),
    ])
    func `--color always uses the colours that the terminal has`(
        environment: [String: String],
        block: String
    ) throws {
        for arguments in [["list"], ["show", "day"], ["show", "primary"], ["color", "#0b5c86"]] {
            let output = try run(arguments + ["--color", "always"], environment)
            #expect(output.contains(block))
            let isFull = block.contains(";2;")
            #expect(output.contains("8;5;") != isFull && output.contains("8;2;") == isFull)
        }
    }

    @Test func `--color never, and a run outside a terminal, use no colours`() throws {
        for arguments in [
            ["list"], ["show", "day"], ["show", "primary"], ["contrast", "red", "white"],
        ] {
            let environment = ["COLORTERM": "truecolor"]
            #expect(try !run(arguments + ["--color", "never"], environment).contains("\u{1B}"))
            #expect(try !run(arguments, environment).contains("\u{1B}"))
        }
    }

    @Test(arguments: [
        ("#000000", 16), ("#ffffff", 231), ("#ff0000", 196), ("#808080", 244), ("#0a0a0a", 232),
        ("#5f87af", 67),
        ("#0b5c86", 24),
    ])
    func `A colour of 256 is the nearest in the cube and the greys`(color: String, index: Int)
        throws
    {
        let output = try run(["color", color, "--color", "always"], ["TERM": "xterm-256color"])
        #expect(output.hasPrefix("\u{1B}[48;5;\(index)m  "))
    }

    @Test func `show draws a scene of each mode in lines of one width`() throws {
        let output = try run(["show", "day", "--color", "always"], ["COLORTERM": "truecolor"])
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("light") && $0.contains("night") })
        let scene = lines[(start + 1)...].prefix { !$0.isEmpty }
        #expect(scene.count == 7)
        #expect(Set(scene.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "").count }) == [78])
        // Muted text is blended with its ground, as on a page.
        for colors in [
            "48;2;255;255;255m\u{1B}[38;2;17;34;51m", "48;2;17;34;51m\u{1B}[38;2;255;255;255m",
            "48;2;255;255;255m\u{1B}[38;2;88;100;112m", "48;2;11;92;134m\u{1B}[38;2;255;255;255m",
        ] {
            #expect(scene.contains { $0.contains(colors) }, "\(colors)")
        }
        #expect(try !run(["show", "day"], [:]).contains("On a surface"))
    }
}

@Suite("A role in 'show'")
struct RoleSheetTests {
    private static let files = [
        "themes/day.yml":
            "colors: { background: white, text: black, text-muted: \"#999\", brand: navy }\n",
        "themes/night.yml": "colors: { background: black, text: white }\n",
    ]

    @Test func `show prints a role's colour, origin and lowest contrast in every theme`()
        throws
    {
        let outcome = try Program.run("show", "text-muted", in: Program.folder(Self.files))
        #expect(outcome.status == 0)
        let rows = outcome.output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(rows.first == "text-muted where a theme does not set it: as text")
        #expect(rows.contains("day light #999999 2.84:1 text-muted on background, fails"))
        #expect(
            rows.contains("night dark #ffffff 21.00:1 text-muted on background derived: as text")
        )
    }

    @Test func `show prints a theme's own role for the themes that have it`() throws {
        let outcome = try Program.run("show", "brand", in: Program.folder(Self.files))
        #expect(outcome.output.hasPrefix("brand  a role of these themes' own\n"))
        #expect(outcome.output.contains("not measured") && !outcome.output.contains("night"))
    }

    @Test(arguments: [("text-mutde", "text-muted"), ("dya", "day"), ("brnad", "brand")])
    func `show suggests the nearest name for a misspelt role`(name: String, meant: String) throws {
        let outcome = try Program.run("show", name, in: Program.folder(Self.files))
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(
            outcome.errors.contains(
                "there is no theme and no role '\(name)'\n  help: did you mean '\(meant)'?"
            )
        )
    }

    @Test func `show makes no guess for a name that is near nothing`() throws {
        let outcome = try Program.run("show", "zzzz", in: Program.folder(Self.files))
        #expect(
            outcome.status == 2 && outcome.errors.contains("'themepreview list' shows the themes")
        )
    }
}
