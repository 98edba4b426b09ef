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

    @Test func `A pair that not all themes have is written for those that have it`() throws {
        let start = ":root { --background: #fff; --text: #111; "
        let folder = try Program.folder([
            "themes/one.css": start + "--badge-text: #fff; --badge-bg: #036 }",
            "themes/two.css": start + "--badge-text: #fff; --badge-bg: #036 }",
            "themes/three.css": start + "--note-text: #fff; --note-bg: #036 }",
            "themepreview.yml": "title: Brands\n",
        ])
        #expect(try Program.run(["pairs", "--write"], in: folder).status == 0)
        let text = try String(
            contentsOf: folder.appending(path: "themepreview.yml"),
            encoding: .utf8
        )
        let line = "{ pair: badge-text on badge-bg, themes: [one, two] }"
        #expect(text.contains(line), "\(text)")
        let outcome = try Program.run(["check"], in: folder)
        #expect(!outcome.output.contains("unknown-pair"), "\(outcome.output)")
        #expect(!outcome.output.contains("unlisted-pair"), "\(outcome.output)")
    }

    @Test func `Pairs for the same themes name these once`() throws {
        let start = ":root { --background: #fff; --text: #111; "
        let folder = try Program.folder([
            "themes/one.css": start
                + "--note-text: #fff; --note-bg: #036; --badge-text: #fff; --badge-bg: #036 }",
            "themes/two.css": start + "}",
            "themepreview.yml": "title: Brands\n",
        ])
        #expect(try Program.run(["pairs", "--write"], in: folder).status == 0)
        let text = try String(
            contentsOf: folder.appending(path: "themepreview.yml"),
            encoding: .utf8
        )
        let item = """
                - themes: [one]
                  pair:
                    - note-text on note-bg
                    - badge-text on badge-bg
            """
        #expect(text.contains(item), "\(text)")
        #expect(text.ranges(of: "themes:").count == 1, "\(text)")
        let outcome = try Program.run(["check", "--all-pairs", "-f", "json"], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("note-bg"))
    }

    @Test
    func `A pair whose colours only a mode has is written for that mode, and the check takes it`()
        throws
    {
        let folder = try Program.folder([
            "themes/app.css": """
            :root { --background: #fff; --text: #111; --modal-color: inherit; --modal-background: #eee }
            .dark { --background: #000; --text: #eee; --modal-color: #fff; --modal-background: #222 }
            """,
            "themepreview.yml": "title: App\n",
        ])
        #expect(try Program.run(["pairs", "--write"], in: folder).status == 0)
        let text = try String(
            contentsOf: folder.appending(path: "themepreview.yml"),
            encoding: .utf8
        )
        #expect(
            text.contains("{ pair: modal-color on modal-background, modes: [dark] }"),
            "\(text)"
        )
        #expect(
            !(try Program.run(["check"], in: folder).output.contains("[contrast/unknown-pair]"))
        )
    }

    @Test func `A folder that is the project is one of themes without the configuration`() throws {
        let folder = try Program.folder([
            "app.css": ":root { --background: #fff; --text: #111 }"
        ])
        #expect(try Program.run(["init", "--from", "."], in: folder).status == 0)
        let outcome = try Program.run(["check"], in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
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

    private static let regular: String = {
        let states = ["rest", "hover"].map { state in
            ##""\##(state)": { "$value": "#ffffff" }"##
        }
        let fills = ["rest", "hover"].map { state in
            ##""\##(state)": { "$value": "#0055aa" }"##
        }
        let variants = ["primary", "danger"].map { variant in
            """
            "\(variant)": { "fg": { \(states.joined(separator: ", ")) },
              "bg": { \(fills.joined(separator: ", ")) } }
            """
        }
        let plain = ["a", "b", "c", "d", "e", "f", "g", "h"].map {
            ##""\##($0)": { "$value": "#aaaaaa" }"##
        }
        return ##"""
            { "$type": "color", "background": { \##(plain.joined(separator: ", ")) },
              "button": { \##(variants.joined(separator: ", ")) } }
            """##
    }()

    @Test func `Pairs of one shape are one line with captures, which stands for them alone`() throws
    {
        let folder = try Program.folder(["themes/brand.tokens.json": Self.regular])
        let line = "button.{variant}.fg.{state} on button.{variant}.bg.{state}"
        let output = try Program.run("pairs", in: folder).output
        #expect(output.contains(line) && output.contains("4 pairs"), "\(output)")
        #expect(try Program.run("pairs", "--write", in: folder).status == 0)
        let path = folder.appending(path: "themepreview.yml")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(text.contains("- \"\(line)\"\n"), "\(text)")
        #expect(try Program.run("pairs", in: folder).output == "no pairs to propose\n")
        #expect(try Program.run("check", in: folder).output.contains("4 of 4 pairs checked"))
    }

    @Test func `A shape that other colours have too gets a line for each pair`() throws {
        let other =
            ##""bg": { "rest": { "$value": "#ffffff" }, "hover": { "$value": "#ffffff" } }"##
        let text =
            ##""fg": { "rest": { "$value": "#000000" }, "disabled": { "$value": "#cccccc" } }"##
        let tokens = Self.regular.replacing(
            "\"button\": {",
            with:
                "\"button\": { \"plain\": { \(text), \(other.replacing("hover", with: "disabled")) },"
        )
        let folder = try Program.folder(["themes/brand.tokens.json": tokens])
        let output = try Program.run("pairs", in: folder).output
        #expect(!output.contains("{state}"), "\(output)")
        #expect(output.contains("button.primary.fg.hover on button.primary.bg.hover"))
    }

    @Test func `Pairs of one shape on one ground are one line with a star`() throws {
        let hues = ["red", "blue", "teal"].map { hue in
            "--icon-\(hue)-strong: #222222; --icon-\(hue): #333333;"
        }
        let page = ":root { --background: #ffffff; --text: #111111; "
        let folder = try Program.folder([
            "themes/app.css": page + hues.joined(separator: " ") + " }"
        ])
        let output = try Program.run("pairs", in: folder).output
        #expect(output.contains("  icon-*-strong on background"), "\(output)")
        #expect(output.contains("icon-red on background"), "\(output)")
    }

    @Test func `A line with a star is for the themes that have its ground`() throws {
        let hues = ["red", "blue", "teal"].map { "--icon-\($0)-strong: #222222;" }
        let icons = hues.joined(separator: " ")
        let folder = try Program.folder([
            "themes/a.css": ":root { --page: #ffffff; --text: #111111; \(icons) }",
            "themes/b.css": ":root { --text: #111111; --surface: #ffffff }",
            "themepreview.yml": "roles: { background: page }\n",
        ])
        #expect(try Program.run("pairs", "--write", in: folder).status == 0)
        let check = try Program.run("check", in: folder)
        #expect(!check.output.contains("unknown-pair"), "\(check.output)")
        let configuration = folder.appending(path: "themepreview.yml")
        let text = try String(contentsOf: configuration, encoding: .utf8)
        #expect(text.contains("icon-*-strong on page"), "\(text)")
    }

    @Test func `Pairs that are proposed for different themes share no line`() throws {
        func sheet(_ last: String) -> String {
            """
            :root { --background: #ffffff; --text: #111111; --icon-red-strong: #222222;
              --icon-blue-strong: #222222; --icon-teal-strong: \(last) }
            """
        }
        let folder = try Program.folder([
            "themes/a.css": sheet("#222222"), "themes/b.css": sheet("#ffffff"),
        ])
        let output = try Program.run("pairs", in: folder).output
        #expect(!output.contains("*"), "\(output)")
        #expect(output.contains("icon-teal-strong on background"), "\(output)")
    }

    @Test func `A word that one name has twice is one capture`() throws {
        let hues = ["danger", "success", "info"].map { meaning in
            "--text-\(meaning)-on-\(meaning): #ffffff; --background-\(meaning): #003366;"
        }
        let folder = try Program.folder([
            "themes/app.css": ":root { \(hues.joined(separator: " ")) }"
        ])
        let output = try Program.run("pairs", in: folder).output
        let line = "text-{variant}-on-{variant} on background-{variant}"
        #expect(output.contains(line), "\(output)")
    }

    @Test func `Pairs of a known design system are proposed`() throws {
        let material = """
            :root { --md-sys-color-surface: #ffffff; --md-sys-color-on-surface: #111111;
              --md-sys-color-on-surface-variant: #444444; --md-sys-color-surface-container: #eeeeee;
              --md-sys-color-primary: #0055aa; --md-sys-color-on-primary: #ffffff;
              --md-sys-color-primary-container: #ddeeff; --md-sys-color-on-primary-container: #001133;
              --md-sys-color-outline: #777777; --md-sys-color-primary-fixed-dim: #aaccff;
              --md-sys-color-on-primary-fixed-variant: #224477 }
            """
        let carbon = """
            :root { --cds-background: #ffffff; --cds-text-primary: #161616; --cds-layer-01: #f4f4f4;
              --cds-text-on-color: #ffffff; --cds-button-primary: #0f62fe;
              --cds-button-primary-hover: #0050e6; --cds-border-strong-01: #888; --cds-field-01: #fff }
            """
        let folder = try Program.folder(["themes/md.css": material, "themes/cds.css": carbon])
        let pairs = try Self.pairs(in: folder)
        #expect(
            pairs.contains("md-sys-color-on-surface-variant on md-sys-color-surface-container"),
            "\(pairs)"
        )
        #expect(pairs.contains("md-sys-color-on-primary on md-sys-color-primary"), "\(pairs)")
        #expect(!pairs.contains("md-sys-color-on-primary on md-sys-color-primary-container"))
        let fixed = "md-sys-color-on-primary-fixed-variant on md-sys-color-primary-fixed-dim"
        #expect(pairs.contains(fixed), "\(pairs)")
        #expect(pairs.contains("md-sys-color-outline on md-sys-color-surface"), "\(pairs)")
        #expect(pairs.contains("cds-text-on-color on cds-button-primary-hover"), "\(pairs)")
        #expect(pairs.contains("cds-text-primary on cds-layer-01"), "\(pairs)")
        let marks = try Program.run(["pairs"], in: folder).output.split(separator: "\n").filter {
            $0.contains("cds-border-strong-01 on cds-field-01")
        }
        #expect(!marks.isEmpty && marks.allSatisfy { $0.contains("non-text") }, "\(marks)")
    }

    @Test func `Text of a component is not for the fill of a state with a text of its own`() throws
    {
        let sheet = """
            :root { --background: #ffffff; --text: #111111; --surface: #eeeeee;
              --control-icon: #111111; --control-bg-hover: #dddddd; --control-checked-text: #ffffff;
              --control-checked-bg: #111111; --control-checked-bg-hover: #222222; --control-bg: #ffffff }
            """
        let pairs = try Self.pairs(in: Program.folder(["themes/app.css": sheet]))
        #expect(pairs.contains("control-icon on control-bg-hover"), "\(pairs)")
        #expect(!pairs.contains { $0.hasPrefix("control-icon on control-checked") }, "\(pairs)")
        #expect(pairs.contains("control-checked-text on control-checked-bg"), "\(pairs)")
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
        "contrast: ~    # kept\ntitle: Mine\n",
        "contrast: {}    # kept\n",
        "contrast:\n  pairs: []    # kept\n",
        "contrast:\n  pairs: null    # kept\n  level: AA\n",
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

    @Test(arguments: [
        ["init", "--from", "tokens/color"], ["init", "new", "--from", "tokens/color"],
    ])
    func `A new project names the themes of its pairs as it has them`(
        arguments: [String]
    ) throws {
        let folder = try Program.folder([
            "tokens/color/ground.tokens.json": Self.ground,
            "tokens/color/text.tokens.json": Self.text,
            "tokens/color/brand/teal.tokens.json": Self.teal,
        ])
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let project = folder.appending(path: arguments.contains("new") ? "new" : ".")
        let path = project.appending(path: "themepreview.yml")
        let configuration = try String(contentsOf: path, encoding: .utf8)
        #expect(configuration.contains("themes: [color]"), "\(configuration)")
        let check = try Program.run("check", in: project)
        #expect(check.output.contains("2 themes"), "\(check.output)")
        #expect(!check.output.contains("there is no such theme"), "\(check.output)")
    }

    private static let ground = """
        { "ground": { "danger": { "$type": "color", "$value": "#fff0f0" } },
          "background": { "danger": { "$type": "color", "$value": "{ground.danger}" } } }
        """

    private static let text = """
        { "text": {
          "danger": { "$type": "color", "$value": "{ground.danger}" },
          "on-danger": { "$type": "color", "$value": "#801010" } } }
        """

    private static let teal = """
        { "teal": { "500": { "$type": "color", "$value": "#008080" } } }
        """
}
