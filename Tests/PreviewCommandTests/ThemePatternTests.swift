import Foundation
import TestSupport
import Testing

@Suite("themes as a pattern of paths")
struct ThemePatternTests {
    private static let day = "colors: { background: white, text: black }\n"
    private static let night = "colors: { background: black, text: white }\n"

    private static func folder(_ themes: String) throws -> URL {
        try Program.folder([
            "themepreview.yml": "themes: \(themes)\n",
            "tokens/day.yml": day,
            "tokens/dark/night.yml": night,
            "tokens/notes.txt": "no theme",
            "node_modules/other/theme.yml": "colors: { background: white, text: white }\n",
        ])
    }

    @Test(arguments: [
        ("tokens/**", ["day", "night"]),
        ("tokens/**/*.yml", ["day", "night"]),
        ("tokens/*.yml", ["day"]),
        ("\"**/*.yml\"", ["day", "night"]),
        ("[\"*/{day,dusk}.yml\", tokens/dark]", ["day", "night"]),
        ("\"{tokens,tokens/dark}/*.yml\"", ["day", "night"]),
    ])
    func `Every theme that a pattern stands for is listed`(
        pattern: String,
        names: [String]
    ) throws {
        let project = try Self.folder(pattern)
        let outcome = try Program.run(["list", "--format", "json"], in: project)
        #expect(outcome.status == 0, "\(outcome.errors)")
        for name in ["day", "night", "theme"] {
            #expect(outcome.output.contains("\"\(name)\"") == names.contains(name))
        }
    }

    @Test func `A pattern that stands for no theme is an error at its place`() throws {
        let project = try Self.folder("tokens/*.json")
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 2)
        let message = "themepreview.yml:1:9: error: there are no themes at 'tokens/*.json'"
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.contains("no theme file has such a path"))
    }

    private static func linkedFolder(_ themes: String) throws -> URL {
        let project = try folder(themes)
        try FileManager.default.createSymbolicLink(
            at: project.appending(path: "linked"),
            withDestinationURL: project.appending(path: "tokens/dark")
        )
        return project
    }

    @Test func `A pattern below a linked folder reads the themes there`() throws {
        let project = try Self.linkedFolder("linked/*.yml")
        let outcome = try Program.run(["list", "--format", "json"], in: project)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("\"night\""), "\(outcome.output)")
    }

    @Test
    func `A linked folder that a pattern does not enter is named where it finds nothing else`()
        throws
    {
        let project = try Self.linkedFolder("\"**/nig*.json\"")
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains("linked: error: the link leads to a folder"))
    }

    @Test func `A site is not written over a theme that a pattern stands for`() throws {
        let project = try Self.folder("tokens/**")
        let outcome = try Program.run(["build", "--output", "tokens"], in: project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("refusing to write"), "\(outcome.errors)")
    }
}
