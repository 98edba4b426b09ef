import Foundation
import TestSupport
import Testing

@Suite("Names that suggest pairs")
struct PairNamesTests {
    private static let page = ":root { --background: #ffffff; --text: #111111; "

    private static func pairs(_ properties: String, _ configuration: String = "") throws -> [String]
    {
        let folder = try Program.folder([
            "themes/app.css": page + properties + " }", "themepreview.yml": configuration,
        ])
        let rows = try Program.run("pairs", "-f", "json", in: folder).json["pairs"]
        return (rows as? [[String: Any]] ?? []).map { row in
            "\(row["foreground"] ?? "") on \(row["background"] ?? "")"
        }
    }

    @Test(arguments: [
        "--badge-text: #dddddd; --badge-bg: #ffffff", "--badge-text: #777777; --badge-bg: #777777",
    ])
    func `Text of a component is proposed on its fill however low the contrast is`(
        properties: String
    ) throws {
        #expect(try Self.pairs(properties) == ["badge-text on badge-bg"])
    }

    @Test func `The two colours of one meaning are proposed below the contrast of marks`() throws {
        let pairs = try Self.pairs("--danger-text: #e08080; --danger-bg: #fff0f0")
        #expect(pairs.contains("danger-text on danger-bg"), "\(pairs)")
    }

    @Test func `Text of a meaning is not on its strong fill where the two are alike`() throws {
        let text = "--warning-text: #b45309; --warning-bg: #f59e0b"
        #expect(try Self.pairs(text).contains("warning-text on warning-bg"))
        let pairs = try Self.pairs(text + "; --warning-bg-subtle: #fffbeb")
        #expect(pairs.contains("warning-text on warning-bg-subtle"), "\(pairs)")
        #expect(!pairs.contains("warning-text on warning-bg"), "\(pairs)")
    }

    @Test func `Text on the background of its own component is not on the page's`() throws {
        let pairs = try Self.pairs(
            """
            --primary-background: #003366; --primary-text-on-background: #ffffff; \
            --background-default: #ffffff
            """
        )
        #expect(pairs.contains("primary-text-on-background on primary-background"), "\(pairs)")
        #expect(!pairs.contains("primary-text-on-background on background-default"), "\(pairs)")
    }

    @Test(arguments: ["primaryForeground", "primaryContrastText", "primary-foreground"])
    func `Text that ends as text for a colour is proposed on that alone`(text: String) throws {
        let pairs = try Self.pairs("--primary: #336699; --\(text): #77aadd")
        #expect(pairs == ["\(text) on primary"])
    }

    /// The semantic colours of a system in one group, beside a palette in another.
    private static let system = """
        {
          "color": { "$type": "color",
            "white": { "$value": "#ffffff" }, "black": { "$value": "#111111" },
            "blue": { "10": { "$value": "#e0f0ff" }, "50": { "$value": "#0066cc" } },
            "green": { "10": { "$value": "#e0ffe0" }, "50": { "$value": "#3d7317" } } },
          "global": { "$type": "color",
            "background": { "color": { "primary": { "default": { "$value": "{color.white}" } } } },
            "text": { "color": {
              "regular": { "$value": "{color.black}" },
              "status": { "on-success": { "default": { "$value": "{color.white}" } } },
              "on-brand": { "default": { "$value": "{color.white}" } } } },
            "icon": { "color": {
              "regular": { "$value": "{color.black}" },
              "on-brand": { "default": { "$value": "{color.white}" } } } },
            "border": { "color": { "default": { "$value": "{color.blue.10}" } } },
            "color": {
              "brand": { "default": { "$value": "{color.blue.50}" },
                "clicked": { "$value": "{color.black}" } },
              "status": { "success": { "default": { "$value": "{color.green.50}" } },
                "read": { "on-primary": { "$value": "{color.blue.10}" } } } } } }
        """

    @Test func `The group that holds the colours of a system is no part of their names`() throws {
        let folder = try Program.folder(["tokens/light.json": Self.system])
        #expect(try Program.run("init", "--from", "tokens", in: folder).status == 0)
        let file = folder.appending(path: "themepreview.yml")
        let written = try String(contentsOf: file, encoding: .utf8)
        for expected in [
            "background: global.background.color.primary.default",
            "text: global.text.color.regular",
            "global.text.color.status.on-success.default on global.color.status.success.default",
            "global.text.color.on-brand.default on global.color.brand.clicked",
        ] {
            #expect(written.contains(expected), "\(expected) is missing:\n\(written)")
        }
        #expect(!written.contains("read.on-primary"), "the other names with 'on' say what they are")
        #expect(!written.contains("success.default on global.background"), "it is no text")
    }

    @Test func `Text on the normal form of a meaning is for its fill`() throws {
        let pairs = try Self.pairs(
            "--brand: #336699; --brand-fill-normal: #dde8f5; --brand-on-normal: #11304f"
        )
        #expect(pairs.contains("brand-on-normal on brand-fill-normal"), "\(pairs)")
        #expect(!pairs.contains("brand-on-normal on brand"), "\(pairs)")
    }

    @Test func `Faint text is proposed on the page`() throws {
        #expect(try Self.pairs("--text-faint: #bbbbbb").contains("text-faint on background"))
        #expect(try Self.pairs("--text-faint: #ffffff").isEmpty)
    }

    @Test func `The page's text is proposed on a card that loses it in one mode`() throws {
        let folder = try Program.folder([
            "themes/app.css": Self.page + "--card: #eeeeee }\n"
                + ".dark { --background: #000000; --text: #eeeeee; --card: #eeeeee }\n"
        ])
        let output = try Program.run("pairs", in: folder).output
        #expect(output.contains("text on card"), "\(output)")
    }

    @Test func `The main colour of a palette's component is a ground`() throws {
        let tokens = """
            { "palette": { "$type": "color",
              "text": { "primary": { "$value": "#ffffff" } },
              "background": { "default": { "$value": "#121212" } },
              "primary": { "main": { "$value": "#90caf9" }, "contrastText": { "$value": "#aaaaaa" } } } }
            """
        let folder = try Program.folder(["themes/a.tokens.json": tokens])
        let output = try Program.run("pairs", in: folder).output
        #expect(output.contains("contrastText on "), "\(output)")
        #expect(output.contains("primary.main"), "\(output)")
    }

    @Test func `A pair that is listed for one mode is proposed for the other`() throws {
        let folder = try Program.folder([
            "themes/app.css": Self.page + "--btn-text: #777; --btn-bg: #777 }\n"
                + ".dark { --background: #111; --text: #fff; --btn-text: #fff; --btn-bg: #036 }\n",
            "themepreview.yml":
                "contrast:\n  pairs:\n    - { pair: btn-text on btn-bg, modes: dark }\n",
        ])
        #expect(try Program.run("pairs", "--write", in: folder).status == 0)
        let text = try String(
            contentsOf: folder.appending(path: "themepreview.yml"),
            encoding: .utf8
        )
        #expect(text.contains("- { pair: btn-text on btn-bg, modes: [light] }"), "\(text)")
        let output = try Program.run(["check"], in: folder).output
        #expect(!output.contains("unlisted-pair"), "\(output)")
    }

    @Test func `An excepted pair is not proposed`() throws {
        let except =
            "contrast: { except: [{ pair: badge-text on badge-bg, reason: a ghost }] }\n"
        #expect(try Self.pairs("--badge-text: #dddddd; --badge-bg: #ffffff", except).isEmpty)
    }

    @Test func `Text that names its ground is on that ground beneath a pointer, too`() throws {
        let fills = "--brand: #003366; --brand-hover: #004477; --on-brand: #ffffff; "
        let pairs = try Self.pairs(fills)
        #expect(pairs.contains("on-brand on brand-hover"), "\(pairs)")
        let own = try Self.pairs(fills + "--on-brand-hover: #eeeeee")
        #expect(!own.contains("on-brand on brand-hover"), "\(own)")
    }

    @Test func `Text of a part is on the colour that has the name of the part alone`() throws {
        let pairs = try Self.pairs(
            "--header: #123456; --header-text: #345678; --tooltip: #eeeeee; --tooltipText: #888888; "
                + "--input: #cccccc; --input-text: #111111"
        )
        #expect(pairs.contains("header-text on header"), "\(pairs)")
        #expect(pairs.contains("tooltipText on tooltip"), "\(pairs)")
        #expect(!pairs.contains("input-text on input"), "\(pairs)")
    }

    @Test func `Text of a state is on the fill of it only where the two at rest are likely`() throws
    {
        let pairs = try Self.pairs(
            """
            --negative-content: #bb2222; --negative-content-hover: #881111; \
            --negative-background: #bb2222; --negative-background-hover: #bb2222
            """
        )
        #expect(!pairs.contains("negative-content-hover on negative-background-hover"), "\(pairs)")
    }

    @Test func `Text for any colour is not put on the page`() throws {
        let pairs = try Self.pairs("--text-on-color: #777777; --icon-on-color: #777777")
        #expect(!pairs.contains { $0.hasSuffix(" on background") }, "\(pairs)")
    }

    @Test(arguments: ["value", "brand", "dark", "disabled"])
    func `The word color after on names no ground, whatever follows`(word: String) throws {
        let pairs = try Self.pairs(
            "--copy-on-color-\(word): #ffffff; --color-background-\(word): #ffffff"
        )
        #expect(!pairs.contains { $0.hasPrefix("copy-on-color") }, "\(pairs)")
    }

    @Test func `The contrast colour of a fill is on no tint of it`() throws {
        let pairs = try Self.pairs(
            "--accent: #003366; --accent-contrast: #ffffff; --accent-soft: #5588bb"
        )
        #expect(pairs.contains("accent-contrast on accent"), "\(pairs)")
        #expect(!pairs.contains("accent-contrast on accent-soft"), "\(pairs)")
    }

    @Test func `Text that names a form of a fill is on that form alone`() throws {
        let pairs = try Self.pairs(
            """
            --text-brand-on-brand-secondary: #eeeeee; --background-brand: #003366; \
            --background-brand-secondary: #004477
            """
        )
        #expect(
            pairs.filter { $0.hasPrefix("text-brand-on") } == [
                "text-brand-on-brand-secondary on background-brand-secondary"
            ]
        )
    }

    @Test func `Text for emphasis is on the emphasis of its own meaning alone`() throws {
        let pairs = try Self.pairs(
            """
            --text-info-on-emphasis: #ffffff; --bg-info-emphasis: #003366; --bg-emphasis: #333333; \
            --text-on-emphasis: #eeeeee
            """
        )
        #expect(pairs.contains("text-info-on-emphasis on bg-info-emphasis"), "\(pairs)")
        #expect(pairs.contains("text-on-emphasis on bg-emphasis"), "\(pairs)")
        #expect(!pairs.contains("text-info-on-emphasis on bg-emphasis"), "\(pairs)")
    }

    @Test(arguments: [
        ("--brand-contrast: #ffffff; --brand: #003366", "brand-contrast on brand"),
        ("--flask-inverse: #ffffff; --flask-default: #003366", "flask-inverse on flask-default"),
    ])
    func `A colour that is named as the other end of a fill is text on it`(
        properties: String,
        pair: String
    ) throws {
        let pairs = try Self.pairs(properties)
        #expect(pairs.contains(pair), "\(pairs)")
        #expect(!pairs.contains { $0.hasSuffix(" on background") }, "\(pairs)")
    }

    @Test func `Inverse text is proposed on the fills that the page's text cannot be read on`()
        throws
    {
        let pairs = try Self.pairs(
            """
            --text-inverse: #ffffff; --text-accent: #003366; --bg-accent: #003366; --bg-attention: #ffdd55; \
            --bg-accent-subtle: #eef4ff
            """
        )
        #expect(pairs.contains("text-inverse on bg-accent"), "\(pairs)")
        #expect(!pairs.contains("text-inverse on bg-attention"), "\(pairs)")
        #expect(!pairs.contains("text-inverse on bg-accent-subtle"), "\(pairs)")
    }

    @Test func `Where all texts of a meaning have a strength, each is on the weak fill`() throws {
        let pairs = try Self.pairs(
            """
            --text-accent-strong: #002244; --text-accent-subtle: #224466; --bg-accent-muted: #ddeeff; \
            --bg-accent-muted-hover: #ccddff
            """
        )
        for text in ["text-accent-strong", "text-accent-subtle"] {
            #expect(pairs.contains("\(text) on bg-accent-muted"), "\(pairs)")
            #expect(pairs.contains("\(text) on bg-accent-muted-hover"), "\(pairs)")
        }
    }

    @Test func `The page's text is on the parts that hold it, unless they have their own`() throws {
        let pairs = try Self.pairs(
            "--modal-bg: #eeeeee; --input-bg: #f5f5f5; --input-text: #222222; --switch-bg: #dddddd"
        )
        #expect(pairs.contains("text on modal-bg"), "\(pairs)")
        #expect(!pairs.contains("text on input-bg"), "\(pairs)")
        #expect(!pairs.contains("text on switch-bg"), "\(pairs)")
    }

    @Test func `A line for the focus is proposed on the page, and other lines are not`() throws {
        let pairs = try Self.pairs("--border-focused: #0055aa; --border-subtle: #888888")
        #expect(pairs.contains("border-focused on background"), "\(pairs)")
        #expect(!pairs.contains("border-subtle on background"), "\(pairs)")
    }

    @Test func `A text beside a more general one is that of a brand`() throws {
        let folder = try Program.folder([
            "tokens/app.css": """
            :root { --kui-color-background: #ffffff; --kui-color-text: #111111;
              --kui-color-text-primary: #0055aa; --kui-color-text-disabled: #999999;
              --alias-white: #ffffff; --alias-black: #000000 }
            """
        ])
        #expect(try Program.run("init", "--from", "tokens", in: folder).status == 0)
        let path = folder.appending(path: "themepreview.yml")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(text.contains("  text: kui-color-text\n"), "\(text)")
    }

    @Test(arguments: [
        "color-badge-text on color-badge-bg", "--color-badge-text on --color-badge-bg",
    ])
    func `A pair may have the names of the sheet's properties`(pair: String) throws {
        let folder = try Program.folder([
            "themes/app.css":
                """
            :root { --color-page: #fff; --color-ink: #111;
              --color-badge-text: #ccc; --color-badge-bg: #fff }
            """,
            "themepreview.yml":
                "roles: { background: color-page, text: color-ink }\ncontrast: { pairs: ['\(pair)'] }\n",
        ])
        let output = try Program.run(["check"], in: folder).output
        #expect(!output.contains("unknown"), "\(output)")
        #expect(!output.contains("no colour of the file is"), "\(output)")
        #expect(output.contains("'badge-text' on 'badge-bg' has"), "\(output)")
    }

    private static let tints = """
        :root { --page: #fff; --ink: #111; --accent: #036; --accent-soft: #def;
          --selection-ink: #111; --selection-soft: #eee }
        """

    @Test func `A pattern stands for no role that the file leaves out`() throws {
        let folder = try Program.folder([
            "themes/app.css": Self.tints,
            "themepreview.yml": """
            roles: { background: page, text: ink }
            contrast: { pairs: ["{hue} on {hue}-soft"] }
            """,
        ])
        let output = try Program.run(["check", "--all-pairs", "-f", "json"], in: folder).output
        #expect(output.contains("accent-soft"))
        #expect(!output.contains("selection-soft\",\"foreground\":\"selection\""), "\(output)")
    }

    @Test func `A file without a page whose every pair is known has no warning about that`() throws
    {
        let folder = try Program.folder([
            "themes/app.css": Self.tints,
            "themepreview.yml": "contrast: { pairs: [ink on page, accent on accent-soft] }\n",
        ])
        let output = try Program.run(["check"], in: folder).output
        #expect(!output.contains("no colour of the file is"), "\(output)")
        #expect(output.contains("2 of 2 pairs checked"), "\(output)")
    }

    @Test func `The colour of errors is that of danger beside a page and a text`() throws {
        let folder = try Program.folder(["themes/app.css": Self.page + "--error: #e0a0a0 }"])
        let output = try Program.run(["check"], in: folder).output
        #expect(output.contains("'danger' on 'background' has"), "\(output)")
    }
}
