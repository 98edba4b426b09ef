import Foundation
import TestSupport
import Testing

@Suite("Names that begin with the system's own")
struct SharedNamesTests {
    private static let sheet = """
        :root { --reef-color-surface: #ffffff; --reef-color-surface-auth: #eeeeee;
          --reef-color-text: #111111; --reef-color-faint: #cccccc; --reef-chart-red: #ff0000 }
        """
    private static let tokens = ##"""
        { "$type": "color", "reef": { "surface": { "$value": "#ffffff" },
          "surface-auth": { "$value": "#eeeeee" }, "text": { "$value": "#111111" },
          "faint": { "$value": "#cccccc" } } }
        """##

    @Test(arguments: [
        ("reef.css", sheet, "reef-color-"), ("reef.tokens.json", tokens, "reef."),
    ])
    func `A role of a shared start is in pairs by its whole name, and in patterns`(
        file: String,
        text: String,
        start: String
    ) throws {
        let pairs = """
            contrast:
              pairs:
                - \(start)text on \(start)surface-auth
                - "\(start)faint on \(start)surface*"

            """
        let folder = try Program.folder(["themes/\(file)": text, "themepreview.yml": pairs])
        let output = try Program.run("check", "--format", "concise", in: folder).output
        #expect(!output.contains("no colour"), "\(output)")
        #expect(output.contains("'\(start)faint' on '\(start)surface' has"), "\(output)")
        #expect(output.contains("'\(start)faint' on '\(start)surface-auth' has"), "\(output)")
    }

    @Test func `Colours of charts beside the others hide no role`() throws {
        let folder = try Program.folder(["themes/reef.css": Self.sheet])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.contains("unknown"), "\(outcome.output)")
    }

    @Test func `A system without a page is judged by its own pairs alone`() throws {
        let sheet =
            ":root { --ink: #111111; --tile: #ffffff; --on-accent: #000000; --accent: #eeeeee }"
        let folder = try Program.folder([
            "themes/own.css": sheet,
            "themepreview.yml": "contrast: { pairs: [ink on tile] }\n",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("2 of 2 pairs checked"), "\(outcome.output)")
        #expect(!outcome.output.contains("did you mean 'on-"), "\(outcome.output)")
    }

    @Test func `A file without roles is told the command that writes them`() throws {
        let sheet =
            ":root { --app-bg: #ffffff; --app-fg: #111111; --app-border: #dddddd; --muted: #888 }"
        let folder = try Program.folder(["themes/app.css": sheet])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("run 'themepreview init --from themes/app.css'"))
    }
}
