import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("The grounds of a theme")
struct GroundTests {
    private static let raised = [
        "heading", "text-muted", "link", "link-visited", "border-strong", "focus", "danger",
    ]

    private func phrases(_ colors: String, _ rest: String = "") throws -> Set<String> {
        Set(try SampleCheck.report(SampleCheck.clear + colors, rest).pairs.map(\.pair.phrase))
    }

    @Test(arguments: [
        "surface-raised: \"#eeeeee\"", "surface: \"#eeeeee\", surface-raised: \"rgb(0 0 0 / 5%)\"",
    ])
    func `A raised surface is a ground for all text and marks`(colors: String) throws {
        let found = try phrases(", " + colors)
        for role in Self.raised { #expect(found.contains("\(role) on surface-raised"), "\(role)") }
    }

    @Test(arguments: [
        "surface: \"#eeeeee\"", "surface: \"#eeeeee\", surface-raised: \"#eeeeee\"",
        "border: \"#000000\"",
    ])
    func `A raised surface in the colour of another ground adds no pairs`(colors: String) throws {
        let found = try phrases(", " + colors)
        for role in Self.raised { #expect(!found.contains("\(role) on surface-raised"), "\(role)") }
        #expect(found.contains("text on surface-raised"))
    }

    @Test func `A translucent surface is a ground under the raised one derived from it`() throws {
        let report = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: \"#767676\", surface: \"rgb(0 0 0 / 5%)\""
        )
        let found = report.found(.lowContrast).map { $0.pair?.phrase }
        #expect(found.contains("link on surface-raised") && found.contains("link on surface"))
        #expect(!found.contains("link on background"))
    }
}

@Suite("A component that no theme styles")
struct PlainComponentTests {
    @Test func `An unstyled component has no pairs of its own when its role is unreadable`() throws
    {
        let readable = try SampleCheck.report(SampleCheck.clear + ", primary: \"#00f\"")
        let unreadable = try SampleCheck.report(
            SampleCheck.clear + ", primary: \"{palette.nothing}\""
        )
        #expect(unreadable.pairs.map(\.pair.phrase) == readable.pairs.map(\.pair.phrase))
        #expect(unreadable.pairs.contains { $0.verdict == .unknown })
    }
}

@Suite("The edge of a control")
struct ControlEdgeTests {
    private func edges(_ components: String) throws -> [PairVerdict] {
        try SampleCheck.report(SampleCheck.clear, "components: { \(components) }").pairs.filter {
            $0.pair.background == "background" && Component.parts[$0.pair.foreground] != nil
        }
    }

    @Test(arguments: ["field", "switch", "segmented-control"])
    func `A control's edge is its border or its fill, whichever stands out more`(name: String)
        throws
    {
        let border = try edges("\(name): { background: \"#eeeeee\", border: \"#777777\" }")
        #expect(border.first?.pair.foreground == "\(name)-border")
        #expect(border.first?.verdict == .pass)
        let fill = try edges(
            "\(name): { background: \"#333333\", border: \"#eeeeee\", text: \"#ffffff\" }"
        )
        #expect(fill.first?.pair.foreground == "\(name)-background")
        let none = try edges("\(name): { background: \"#eeeeee\", border: \"#dddddd\" }")
        #expect(none.first?.verdict == .fail)
    }

    @Test func `A control's edge is judged again only in states that look different`() throws {
        let rows = try edges("field: { border: \"#777777\", selected: { border: \"#cccccc\" } }")
        #expect(rows.map(\.pair.foreground) == ["field-border", "field-selected-border"])
        #expect(rows.map(\.verdict) == [.pass, .fail])
    }

    @Test func `A selected card has an edge on every ground where nothing else tells it`() throws {
        func edges(_ card: String) throws -> [PairVerdict] {
            let colors = SampleCheck.clear + ", surface: \"#eeeeee\", surface-raised: \"#dddddd\""
            let report = try SampleCheck.report(colors, "components: { card: { \(card) } }")
            return report.pairs.filter { $0.pair.foreground == "card-selected-border" }
        }
        let line = try edges("border: \"#ffffff\", selected: { border: \"#999999\" }")
        let grounds = ["background", "surface", "surface-raised"]
        #expect(line.map(\.pair.background) == grounds)
        #expect(line.allSatisfy { $0.verdict == .fail })
        let filled = try edges("selected: { border: \"#999999\", background: \"#cccccc\" }")
        #expect(filled.isEmpty)
        #expect(try edges("border: \"#999999\", selected: { border: \"#999999\" }").isEmpty)
        #expect(try edges("border: \"#999999\"").isEmpty)
    }

    @Test func `A control with words needs no edge`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            "components: { button: { border: \"#eeeeee\" } }"
        )
        #expect(report.found(.lowContrast).isEmpty)
    }
}

@Suite("A component on what it can lie on")
struct ComponentGroundTests {
    private func report(_ components: String, _ colors: String = "") throws -> Report {
        try SampleCheck.report(SampleCheck.clear + colors, "components: { \(components) }")
    }

    private func failing(_ components: String, _ colors: String = "") throws -> Set<String> {
        Set(try report(components, colors).found(.lowContrast).compactMap(\.pair?.phrase))
    }

    @Test func `A component is judged on a card that the theme styles`() throws {
        let component = "label: { text: \"#767676\" }"
        let card = "card: { background: \"#222222\", text: \"#ffffff\" }"
        #expect(try failing(component).isEmpty)
        let found = try report("\(component), \(card)").found(.lowContrast)
        #expect(found.contains { $0.message.contains(" over 'card-background' has") })
        #expect(!found.contains { $0.message.contains("lie on each other") })
    }

    @Test func `Roles of components without a fill are judged on a card`() throws {
        let card = "card: { background: \"#222222\", text: \"#ffffff\" }"
        #expect(
            try failing(card).isSuperset(of: [
                "text on card-background", "text-muted on card-background",
            ])
        )
        #expect(try failing("card: { background: \"#eeeeee\" }").isEmpty)
        let report = try report("card: { background: \"#eeeeee\" }", ", surface: \"#eeeeee\"")
        #expect(report.rows("text on card-background").isEmpty)
    }

    @Test func `A translucent card of the value of a surface is a ground of its own`() throws {
        let fill = "\"rgb(0 0 0 / 10%)\""
        let report = try report("card: { background: \(fill) }", ", surface: \(fill)")
        let surface = try #require(try report.row("text-muted on surface").measured)
        let card = try #require(try report.row("text-muted on card-background").measured)
        #expect(card < surface)
    }

    @Test func `A translucent component is judged in a selected row`() throws {
        let badge = "badge: { text: \"#000000\", background: \"rgb(0 0 0 / 10%)\" }"
        let row = ", selection: \"#222222\", on-selection: \"#ffffff\""
        #expect(try failing(badge).isEmpty)
        #expect(try failing(badge, row).contains("badge-text on badge-background"))
        let label = "label: { text: \"#333333\" }"
        #expect(try failing(label, row).isEmpty)
    }

    @Test func `A role's translucent fill is judged on a card`() throws {
        let colors = """
            , accent: "rgb(0 0 0 / 10%)", on-accent: "#000000", selection: "#dddddd", \
            on-selection: black, primary: "#eeeeee", on-primary: black
            """
        let card = "card: { background: \"#222222\", text: \"#ffffff\" }"
        #expect(try failing(card, colors).contains("on-accent on accent"))
        #expect(try !failing("pin: { radius: 0 }", colors).contains("on-accent on accent"))
    }

    @Test(arguments: ["field", "switch", "segmented-control"])
    func `A control has an edge on every ground`(name: String) throws {
        let grounds = ", surface: \"#bbbbbb\", surface-raised: \"#aaaaaa\""
        let edge = "\(name): { background: \"#ffffff\", border: \"#767676\" }"
        let expected = ["\(name)-border on surface", "\(name)-background on surface-raised"]
        #expect(try failing(edge, grounds).isSuperset(of: expected))
        #expect(try failing(edge).isEmpty)
    }

    @Test func `A styled or unstyled control has an edge on a card that the theme styles`()
        throws
    {
        let card = "card: { background: \"#666666\", text: \"#ffffff\" }"
        let found = try failing("\(card), field: { border: \"#767676\", background: \"#777777\" }")
        #expect(
            found.contains("field-border on card-background")
                || found.contains("field-background on card-background")
        )
        // A field's own fill stands out, a switch's line does not.
        let roles = ", surface: \"#999999\", border-strong: \"#555555\""
        #expect(
            try failing(card, roles).contains {
                $0.hasSuffix("on card-background") && !$0.hasPrefix("text")
            }
        )
    }
}

@Suite("A placeholder")
struct PlaceholderTests {
    @Test func `A placeholder is derived from muted text and judged by its pairs`() throws {
        let report = try SampleCheck.report(SampleCheck.clear)
        #expect(report.coverage.first?.derivedRoles["placeholder"] == "as text-muted")
        #expect(report.coverage.first?.uncheckedRoles == [])
        #expect(report.rows("placeholder on background").isEmpty)
    }

    @Test func `A placeholder with its own colour is judged on the page`() throws {
        let report = try SampleCheck.report(SampleCheck.clear + ", placeholder: \"#999999\"")
        #expect(try report.row("placeholder on background").verdict == .fail)
    }

    @Test func `A placeholder is judged on the fill of a field that the theme styles`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear + ", text-muted: \"#767676\"",
            "components: { field: { background: \"#eeeeee\", border: \"#000000\" } }"
        )
        #expect(try report.row("placeholder on field-background").verdict == .fail)
    }
}
