import Foundation
import TestSupport
import Testing

@Suite("Names that suggest a pair, and names that do not")
struct PairKindsTests {
    private static let page = "--background: #ffffff; --text: #111111; "

    private static func pairs(_ colors: String) throws -> [String] {
        let folder = try Program.folder(["themes/app.css": ":root { \(page)\(colors) }"])
        let rows = try Program.run("pairs", "-f", "json", in: folder).json["pairs"]
        return (rows as? [[String: Any]] ?? []).map { row in
            "\(row["foreground"] ?? "") on \(row["background"] ?? "")"
        }
    }

    @Test(arguments: ["background", "background-color", "bg"])
    func `A color beside a background is the text on it`(ground: String) throws {
        let pairs = try Self.pairs("--note-color: #333333; --note-\(ground): #eeeeee")
        #expect(pairs == ["note-color on note-\(ground)"])
    }

    @Test func `A color without a background beside it is none`() throws {
        #expect(try Self.pairs("--chart-color: #333333; --note-bg: #eeeeee") == [])
    }

    @Test
    func `An icon with a hue lies on the fill of icons and on the page, and on no other fill`()
        throws
    {
        let pairs = try Self.pairs(
            """
            --icon-blue-primary: #0044cc; --icon-blue-background: #ddeeff; --blue-background: #0044cc;
            --blue-subtle-background: #cceeff
            """
        )
        #expect(pairs.contains("icon-blue-primary on icon-blue-background"), "\(pairs)")
        #expect(pairs.contains("icon-blue-primary on background"), "\(pairs)")
        #expect(!pairs.contains("icon-blue-primary on blue-background"), "\(pairs)")
        #expect(!pairs.contains("icon-blue-primary on blue-subtle-background"), "\(pairs)")
    }

    @Test func `A color with a hue is text beside a background with that hue`() throws {
        let pairs = try Self.pairs("--tag-color-red: #750e13; --tag-background-red: #ffd7d9")
        #expect(pairs == ["tag-color-red on tag-background-red"], "\(pairs)")
    }

    @Test func `A colour and the text of its meaning lie on its soft form`() throws {
        let pairs = try Self.pairs(
            """
            --accent: #0044cc; --accent-soft: #ddeeff; --accent-text: #003399; --glow: #111111;
            --brand: #ddeeff; --brand-soft: #cceeff
            """
        )
        #expect(pairs.contains("accent on accent-soft"), "\(pairs)")
        #expect(pairs.contains("accent-text on accent-soft"), "\(pairs)")
        #expect(!pairs.contains("brand on brand-soft"), "\(pairs)")
    }

    @Test(arguments: [("#e60023", "#ffffff", false), ("#ffdddd", "#ffffff", true)])
    func `The page's text is not for a fill that the inverse text alone can be read on`(
        fill: String,
        inverse: String,
        isProposed: Bool
    ) throws {
        let pairs = try Self.pairs(
            "--background-primary-base: \(fill); --text-inverse: \(inverse)"
        )
        let ofPage = pairs.contains("text on background-primary-base")
        #expect(ofPage == isProposed, "\(pairs)")
    }

    @Test func `A surface that is named twice as a fill is one of the page's`() throws {
        let pairs = try Self.pairs("--bg-surface-sunken: #eeeeee; --bg-surface-inverse: #111111")
        #expect(pairs == ["text on bg-surface-sunken"], "\(pairs)")
    }

    @Test func `The fill of an icon is the icon and no ground`() throws {
        let pairs = try Self.pairs("--icon-fill-danger: #cc0000; --text-danger: #990000")
        #expect(pairs.contains("icon-fill-danger on background"), "\(pairs)")
        #expect(!pairs.contains("text-danger on icon-fill-danger"), "\(pairs)")
    }

    @Test func `Strong text that names an emphasis is for that of its meaning`() throws {
        let pairs = try Self.pairs(
            """
            --text-danger-strong-on-emphasis: #ffffff; --bg-danger-fill-emphasis: #990000;
            --bg-info-fill-emphasis: #003399
            """
        )
        #expect(
            pairs == ["text-danger-strong-on-emphasis on bg-danger-fill-emphasis"],
            "\(pairs)"
        )
    }

    @Test func `Of two fills with the same words a text is for the one that is spelled as it is`()
        throws
    {
        let folder = try Program.folder([
            "themes/a.tokens.json": ##"""
            { "$type": "color", "background": { "$value": "#ffffff" }, "text": { "$value": "#111111" },
              "tab-list": { "count": { "fg": { "$value": "#111111" }, "bg": { "$value": "#eeeeee" } } },
              "tab": { "list": { "count": { "fg": { "$value": "#222222" }, "bg": { "$value": "#dddddd" } } } } }
            """##
        ])
        let rows = try Program.run("pairs", "-f", "json", in: folder).json["pairs"]
        let names = (rows as? [[String: Any]] ?? []).map { row in
            "\(row["foreground"] ?? "") on \(row["background"] ?? "")"
        }
        #expect(
            names == [
                "tab-list.count.fg on tab-list.count.bg", "tab.list.count.fg on tab.list.count.bg",
            ]
        )
    }

    @Test func `Text of a meaning is for the weaker fill where there is one`() throws {
        let pairs = try Self.pairs(
            """
            --text-danger: #cc0000; --background-danger: #440000; --background-danger-subtle: #ffeeee;
            --text-info: #003377; --background-info: #ddeeff
            """
        )
        #expect(pairs.contains("text-danger on background-danger-subtle"), "\(pairs)")
        #expect(!pairs.contains("text-danger on background-danger"), "\(pairs)")
        #expect(pairs.contains("text-info on background-info"), "\(pairs)")
    }

    @Test func `The page's text is on surfaces and on no colour of a brand`() throws {
        let pairs = try Self.pairs(
            """
            --background-primary: #ffdd00; --background-primary-subtle: #fff6cc;
            --background-strong: #dddddd; --background-raised: #fafafa
            """
        )
        #expect(
            pairs == ["text on background-primary-subtle", "text on background-raised"],
            "\(pairs)"
        )
    }

    @Test func `Text of a component is not for a form of it that has a text of its own`() throws {
        let pairs = try Self.pairs(
            """
            --item-fg: #111111; --item-muted-bg: #eeeeee; --item-subtle-bg: #dddddd;
            --item-subtle-fg: #222222
            """
        )
        #expect(pairs.contains("item-fg on item-muted-bg"), "\(pairs)")
        #expect(!pairs.contains("item-fg on item-subtle-bg"), "\(pairs)")
        #expect(pairs.contains("item-subtle-fg on item-subtle-bg"), "\(pairs)")
    }

    @Test func `The parts of a component's text are on its fill`() throws {
        let pairs = try Self.pairs(
            "--alert-fg-title: #111111; --alert-fg-body: #444444; --alert-bg: #eeeeee"
        )
        #expect(pairs == ["alert-fg-title on alert-bg", "alert-fg-body on alert-bg"], "\(pairs)")
    }

    @Test func `Short names of the page and its text are read as such`() throws {
        for colors in ["--bg: #fff; --text: #999", "--bg: #fff; --fg: #999"] {
            let folder = try Program.folder(["themes/app.css": ":root { \(colors) }"])
            let outcome = try Program.run(["check"], in: folder)
            #expect(outcome.status == 1, "\(outcome.output)")
            #expect(outcome.output.contains("'text' on 'background' has"), "\(outcome.output)")
            #expect(!outcome.output.contains("missing-role"), "\(outcome.output)")
        }
    }

    @Test func `The start of one component's names is no design system`() throws {
        let names = ["badge", "chip", "tab", "alert", "menu"].map { part in
            "--\(part)-fg: #111; --\(part)-bg: #eee; --\(part)-border: #777;"
        }
        let sheet =
            ":root { --avatar-bg-default: #eee; --avatar-fg-default: #111; --avatar-fg-danger: #a00; "
            + names.joined() + " }"
        let folder = try Program.folder(["app.css": sheet])
        let outcome = try Program.run(["init", "--from", "app.css"], in: folder)
        #expect(!outcome.errors.contains("guessed"), "\(outcome.errors)")
    }

    @Test func `A pair with several colours on a side stands for each of them`() throws {
        let folder = try Program.folder([
            "themes/app.css": ":root { \(Self.page)--card: #fff; --note: #eee; --soft: #777 }",
            "themepreview.yml": """
            contrast:
              pairs:
                - { foreground: [text, soft], background: [card, note], except: soft on card }

            """,
        ])
        let rows = try Program.run("check", "-f", "json", "--all-pairs", in: folder).json["pairs"]
        let pairs = (rows as? [[String: Any]] ?? []).compactMap { $0["pair"] as? [String: Any] }
        let names = pairs.map { "\($0["foreground"] ?? "") on \($0["background"] ?? "")" }
        for name in ["text on card", "text on note", "soft on note"] {
            #expect(names.contains(name), "\(names)")
        }
        #expect(!names.contains("soft on card"), "\(names)")
    }

    @Test func `Colours of code are text on the fill of code or else on the page`() throws {
        let colors = "--syntax-regexp: #7700aa; --syntax-color: #111; --syntax-content: #111"
        let marks = "; --syntax-inserted: #99ddaa; --mirror-syntax-url: #005; "
        let pairs = try Self.pairs(colors + marks + "--mirror-bg: #f5f5f5")
        #expect(pairs.contains("syntax-regexp on background"), "\(pairs)")
        #expect(pairs.contains("mirror-syntax-url on mirror-bg"), "\(pairs)")
        #expect(!pairs.contains { $0.hasSuffix("on syntax-color") }, "\(pairs)")
        #expect(!pairs.contains { $0.hasPrefix("syntax-inserted") }, "\(pairs)")
    }

    @Test func `The text of a part is on its colour though that is named by the part alone`() throws
    {
        let pairs = try Self.pairs(
            """
            --chat-bubble-user: #e0e0e0; --chat-bubble-user-text: #111111;
            --chat-bubble-bot: #333333; --chat-bubble-bot-text: #444444
            """
        )
        #expect(pairs == ["chat-bubble-user-text on chat-bubble-user"], "\(pairs)")
    }
}
