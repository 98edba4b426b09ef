import Foundation
import TestSupport
import Testing

@Suite("Words that tell what a colour lies on")
struct PairGroundTests {
    private static let page = "--background: #ffffff; --text: #111111; "

    private static func rows(_ colors: String) throws -> [[String: Any]] {
        let folder = try Program.folder(["themes/app.css": ":root { \(page)\(colors) }"])
        let rows = try Program.run("pairs", "-f", "json", in: folder).json["pairs"]
        return rows as? [[String: Any]] ?? []
    }

    private static func name(_ row: [String: Any]) -> String {
        "\(row["foreground"] ?? "") on \(row["background"] ?? "")"
    }

    private static func pairs(_ colors: String) throws -> [String] {
        try rows(colors).map(name)
    }

    private static let fills = """
        --bg-fill-info: #003366; --bg-fill-info-hover: #004477; \
        --bg-surface-info: #eeeeff; --bg-surface-info-hover: #ddddff; 
        """

    @Test func `Text that names the word of its fill is on no other fill of its meaning`() throws {
        let pairs = try Self.pairs(
            Self.fills + "--text-info-on-bg-fill: #ffffff; --text-info: #001133"
        )
        let own = pairs.filter { $0.hasPrefix("text-info-on-bg-fill") }
        #expect(
            own == [
                "text-info-on-bg-fill on bg-fill-info",
                "text-info-on-bg-fill on bg-fill-info-hover",
            ]
        )
        #expect(pairs.contains("text-info on bg-surface-info"), "\(pairs)")
    }

    @Test func `Text that names a ground and a state of it is on that ground in that state`() throws
    {
        let pairs = try Self.pairs(
            Self.fills + "--text-info-on-bg-fill: #ffffff; --text-info-on-bg-fill-hover: #eeeeee"
        )
        #expect(pairs.contains("text-info-on-bg-fill-hover on bg-fill-info-hover"), "\(pairs)")
        #expect(!pairs.contains("text-info-on-bg-fill on bg-fill-info-hover"), "\(pairs)")
    }

    @Test func `Text for emphasis is on each fill for emphasis without a text of its own`() throws {
        let pairs = try Self.pairs(
            """
            --fg-on-emphasis: #ffffff; --bg-emphasis: #222222; --bg-danger-emphasis: #aa0000; \
            --bg-info-emphasis: #0000aa; --fg-info-on-emphasis: #ddddff
            """
        )
        #expect(pairs.contains("fg-on-emphasis on bg-emphasis"), "\(pairs)")
        #expect(pairs.contains("fg-on-emphasis on bg-danger-emphasis"), "\(pairs)")
        #expect(!pairs.contains("fg-on-emphasis on bg-info-emphasis"), "\(pairs)")
    }

    @Test(arguments: ["button-outline-text", "button-outline-fg", "button-outline-label"])
    func `The text of a component with an outline is on the fill of that component`(
        text: String
    ) throws {
        let pairs = try Self.pairs("--\(text): #777777; --button-outline-bg: #888888")
        #expect(pairs == ["\(text) on button-outline-bg"])
    }

    @Test func `An outline is a line, whatever it is around`() throws {
        let colors = "--button-outline: #777777; --button-bg: #888888; --outline-button: #777777"
        #expect(try Self.pairs(colors) == [])
    }

    @Test(arguments: ["input-text-placeholder", "input-placeholder"])
    func `The placeholder of a field is on the fill of that field`(placeholder: String) throws {
        let pairs = try Self.pairs("--\(placeholder): #cccccc; --input-bg: #eeeeee")
        #expect(pairs.contains("\(placeholder) on input-bg"), "\(pairs)")
    }

    @Test func `Text with the number of a fill is not on it where the two are one colour`() throws {
        let own = "--status-danger-foreground3: #c50f1f; --status-danger-background3: #c50f1f; "
        let other = "--status-danger-foreground1: #c50f1f; --status-danger-background1: #fdf3f4"
        let pairs = try Self.pairs(own + other)
        let fills = pairs.filter { !$0.hasSuffix(" on background") }
        #expect(fills == ["status-danger-foreground1 on status-danger-background1"])
        let folder = try Program.folder(["themes/app.css": ":root { \(Self.page)\(own) }"])
        let output = try Program.run(["check"], in: folder).output
        #expect(!output.contains("unlisted-pair"), "\(output)")
    }

    @Test(arguments: [("#505050", false), ("#a0a0a0", true)])
    func `A text of a meaning is on its fill unless the two are one colour in a mode`(
        fill: String,
        isPair: Bool
    ) throws {
        let light = "--subdued-content: #505050; --subdued-background: \(fill)"
        let dark = "--subdued-content: #b0b0b0; --subdued-background: #606060"
        let folder = try Program.folder([
            "themes/app.css": """
            :root { \(Self.page)\(light) }
            .dark { --background: #111111; --text: #ffffff; \(dark) }
            """
        ])
        let output = try Program.run("pairs", in: folder).output
        #expect(output.contains("subdued-content on subdued-background") == isPair, "\(output)")
    }

    @Test(arguments: [
        ("progress-fg", "progress-bg", "nonText"), ("switch-foreground", "switch-bg", "nonText"),
        ("progress-text", "progress-bg", "text"), ("badge-fg", "badge-bg", "text"),
    ])
    func `The foreground of a part without words is no text`(
        front: String,
        fill: String,
        use: String
    ) throws {
        let rows = try Self.rows("--\(front): #112233; --\(fill): #ddeeff")
        #expect(rows.map(Self.name) == ["\(front) on \(fill)"])
        #expect(rows.first?["use"] as? String == use, "\(rows)")
    }

    @Test func `A group of inverse colours is for other pages, and none of them is a text`() throws
    {
        let pairs = try Self.pairs("--brand-default: #003366; --brand-inverse-default: #ffffff")
        #expect(!pairs.contains("brand-inverse-default on brand-default"), "\(pairs)")
        let text = try Self.pairs("--brand-default: #003366; --brand-inverse: #ffffff")
        #expect(text.contains("brand-inverse on brand-default"), "\(text)")
    }

    @Test func `The short word for text is one`() throws {
        let pairs = try Self.pairs("--chip-txt: #777777; --chip-bg: #888888")
        #expect(pairs == ["chip-txt on chip-bg"])
    }

    @Test(arguments: ["primary", "danger"])
    func `The short word for a foreground makes it the text on the colour of the rest`(
        name: String
    ) throws {
        let pairs = try Self.pairs("--\(name): #336699; --\(name)-fg: #77aadd")
        #expect(pairs == ["\(name)-fg on \(name)"])
    }

    @Test func `Text after a rank is on the page only where it can be read there`() throws {
        #expect(try Self.pairs("--primary-text: #f5f5f5").isEmpty)
        #expect(try Self.pairs("--text-primary: #cccccc").count == 1)
    }

    @Test func `A text named after a colour that components refer to is on that colour`() throws {
        let pairs = try Self.pairs(
            """
            --sys-primary: #336699; --sys-on-primary: #77aadd; --chip-edge: var(--sys-primary);
            --sys-primary-container: #6699cc; --chip-fill: var(--sys-primary-container)
            """
        )
        let own = pairs.filter { $0.hasPrefix("sys-on-primary") }
        #expect(own == ["sys-on-primary on sys-primary"], "\(pairs)")
    }

    @Test func `A text named after a rank that the file does not have is on no other fill`() throws
    {
        let pairs = try Self.pairs("--sys-on-secondary: #ffffff; --sys-surface: #eeeeee")
        #expect(!pairs.contains { $0.hasPrefix("sys-on-secondary") }, "\(pairs)")
    }

    @Test func `Colours of one strength in a generic group are no part of a component`() throws {
        let pairs = try Self.pairs("--generic-txt-soft: #cccccc; --generic-bg-soft: #dddddd")
        #expect(!pairs.contains("generic-txt-soft on generic-bg-soft"), "\(pairs)")
    }
}
