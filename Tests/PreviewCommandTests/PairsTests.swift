import Foundation
import TestSupport
import Testing

@Suite("Pairs that names suggest")
struct PairsTests {
    private static let tokens = ##"""
        { "$type": "color",
          "background": { "default": { "$value": "#ffffff" }, "muted": { "$value": "#f2f2f2" },
            "danger": { "$value": "#b00020" } },
          "text": { "default": { "$value": "#111111" }, "link": { "$value": "#0055aa" },
            "danger": { "$value": "#b00020" }, "on-danger": { "$value": "#ffffff" } },
          "button": {
            "primary": {
              "fgColor": { "rest": { "$value": "#ffffff" }, "disabled": { "$value": "#cccccc" } },
              "bgColor": { "rest": { "$value": "#0055aa" }, "hover": { "$value": "#99bbff" },
                "disabled": { "$value": "#eeeeee" } } },
            "danger": { "fgColor": { "rest": { "$value": "#ffffff" } },
              "bgColor": { "rest": { "$value": "#b00020" } } } } }
        """##

    private static func folder(_ configuration: String? = nil) throws -> URL {
        var files = ["themes/brand.tokens.json": tokens]
        if let configuration { files["themepreview.yml"] = configuration }
        return try Program.folder(files)
    }

    private static func pairs(in folder: URL) throws -> [String] {
        let rows = try Program.run("pairs", "-f", "json", in: folder).json["pairs"]
        return (rows as? [[String: Any]] ?? []).map { row in
            "\(row["foreground"] ?? "") on \(row["background"] ?? "")"
        }
    }

    @Test func `Text is proposed on the ground that it names and on that of its component`() throws
    {
        let pairs = try Self.pairs(in: Self.folder())
        #expect(pairs.contains("text.on-danger on background.danger"), "\(pairs)")
        #expect(pairs.contains("button.primary.fgColor.rest on button.primary.bgColor.rest"))
        #expect(pairs.contains("button.primary.fgColor.rest on button.primary.bgColor.hover"))
        #expect(pairs.contains("button.danger.fgColor.rest on button.danger.bgColor.rest"))
        #expect(pairs.contains("text.danger on background"), "\(pairs)")
    }

    @Test func `A name before all colours is no component`() throws {
        let sheet = """
            :root {
              --sds-color-background-default: #ffffff; --sds-color-background-brand: #0055aa;
              --sds-color-text-default: #111111; --sds-color-text-danger: #b00020;
              --sds-color-button-text: #ffffff; --sds-color-button-background: #0055aa;
            }
            """
        let folder = try Program.folder(["themes/sds.css": sheet])
        let pairs = try Self.pairs(in: folder)
        #expect(pairs == ["sds-color-button-text on sds-color-button-background"])
    }

    @Test func `Two colours that never meet are no proposal`() throws {
        let pairs = try Self.pairs(in: Self.folder())
        let wrong = [
            "text.danger on background.danger", "text.on-danger on background",
            "button.primary.fgColor.rest on button.danger.bgColor.rest",
            "button.primary.fgColor.disabled on button.primary.bgColor.disabled",
            "text.on-danger on button.danger.bgColor.rest",
        ]
        for pair in wrong { #expect(!pairs.contains(pair), "\(pair)") }
    }

    @Test func `Pairs are listed by their reason with the worst ratio`() throws {
        let output = try Program.run("pairs", in: Self.folder()).output
        #expect(output.contains("text and fill of one component, in one state: "), "\(output)")
        #expect(output.contains("the name of the text says what it lies on: 1 pair, the worst "))
        #expect(output.contains(":1\n"))
    }

    @Test(arguments: [
        nil,
        "title: Mine    # kept\n",
        "contrast:\n  # the level\n  level: AA    # kept\n",
        "contrast:\n  pairs:\n    # ours\n    - link on background    # kept\n",
        "contrast:\n  pairs:\n  - link on background    # kept\ntitle: Mine\n",
        "contrast:    # kept\ntitle: Mine\n",
        "contrast:\n  pairs:    # kept\n  level: AA\n",
        "title: Mine\r\ncontrast:\r\n  pairs:\r\n  - link on background    # kept\r\n",
    ])
    func `Written pairs are checked, and comments stay`(configuration: String?) throws {
        let folder = try Self.folder(configuration)
        let outcome = try Program.run("pairs", "--write", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let path = folder.appending(path: "themepreview.yml")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(configuration == nil || text.contains("# kept"), "\(text)")
        let lineEnd = configuration?.contains("\r\n") == true ? "\r\n" : "\n"
        #expect(text.contains("- text.on-danger on background.danger\(lineEnd)"), "\(text)")
        #expect(
            lineEnd == "\n" || !text.contains("\n" as Character),
            "each line ends as the others do"
        )
        let again = try Program.run("pairs", in: folder)
        #expect(again.output == "no pairs to propose\n", "\(again.output) \(again.errors)")
        #expect(try Program.run("check", in: folder).output.contains("button.primary.fgColor.rest"))
    }

    @Test(arguments: ["contrast: { level: AA }\n", "contrast: { pairs: [link on background] }\n"])
    func `A configuration without lines for pairs is left as it is`(text: String) throws {
        let folder = try Self.folder(text)
        let outcome = try Program.run("pairs", "--write", in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains("no place for pairs"))
        let path = folder.appending(path: "themepreview.yml")
        #expect(try String(contentsOf: path, encoding: .utf8) == text)
    }

    @Test func `A new project takes a folder of tokens where it is`() throws {
        let folder = try Program.folder(["tokens/brand.tokens.json": Self.tokens])
        let outcome = try Program.run("init", "--from", "tokens", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("tokens stays where it is: 1 theme"))
        let path = folder.appending(path: "themepreview.yml")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(text.contains("themes: tokens\n"), "\(text)")
        #expect(text.contains("- text.on-danger on background.danger\n"), "\(text)")
        #expect(!Repository.exists(folder.appending(path: "themes")))
        #expect(try Program.run("check", in: folder).output.contains("pairs checked"))
    }
}
