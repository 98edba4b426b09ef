import Foundation
import TestSupport
import Testing

@Suite("Files that are links")
struct LinkedFileTests {
    private static let pale = "colors:\n  background: white\n  text: \"#888888\"\n"

    private func link(_ name: String, to target: String, in folder: URL) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: name).path(percentEncoded: false), withDestinationPath: target)
    }

    private func target(of name: String, in folder: URL) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.appending(path: name).path(percentEncoded: false))
    }

    @Test func `are fixed once, where two themes are one file`() throws {
        let folder = try Program.folder(["themes/a.yml": Self.pale])
        try link("themes/b.yml", to: "a.yml", in: folder)
        let shown = try Program.run("fix", in: folder)
        #expect(shown.output.contains("+++ b/themes/a.yml") && !shown.output.contains("b.yml"))
        let outcome = try Program.run("fix", "--write", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "wrote themes/a.yml: 1 value\n")
        #expect(try target(of: "themes/b.yml", in: folder) == "a.yml")
        #expect(try Program.run("check", in: folder).status == 0)
    }

    @Test func `are not fixed where two themes are one file, and each would need other values`() throws {
        let waiver = "{ pair: text on background, reason: known }"
        let folder = try Program.folder([
            "themes/a.yml": "extends: base-a\n" + Self.pale,
            "themes/base-a.yml": "colors: { background: white, text: black }\n",
            "themes/c.yml": "extends: b\ncolors: { background: \"#e0e0e0\" }\ncontrast: { waivers: [\(waiver)] }\n",
            "themes/d.yml": "extends: b\ncolors: { background: \"#dddddd\" }\n",
        ])
        try link("themes/b.yml", to: "a.yml", in: folder)
        let before = try String(contentsOf: folder.appending(path: "themes/a.yml"), encoding: .utf8)
        let outcome = try Program.run("fix", "--write", in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("are one file by a link"), "\(outcome.errors)")
        #expect(try String(contentsOf: folder.appending(path: "themes/a.yml"), encoding: .utf8) == before)
    }

    @Test func `are kept by init, be it that they lead nowhere`() throws {
        let folder = try Program.folder()
        try link("themepreview.yml", to: "nowhere.yml", in: folder)
        let outcome = try Program.run("init", in: folder)
        #expect(outcome.status == 0 && outcome.output.contains("kept  themepreview.yml"), "\(outcome.output)")
        #expect(try target(of: "themepreview.yml", in: folder) == "nowhere.yml")
        #expect(!Repository.exists(folder.appending(path: "nowhere.yml")))
    }

    @Test func `are no place for a baseline where they lead nowhere`() throws {
        let folder = try Program.folder(["themes/a.yml": Self.pale])
        try link("known.json", to: "nowhere.json", in: folder)
        let arguments = ["check", "--baseline", "known.json", "--update-baseline", "--accept-new"]
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains("known.json"), "\(outcome.errors)")
        #expect(try target(of: "known.json", in: folder) == "nowhere.json")
    }
}
