import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("The grounds of a theme")
struct GroundTests {
    private static let raised = ["heading", "text-muted", "link", "link-visited", "border-strong", "focus", "danger"]

    private func phrases(_ colors: String, _ rest: String = "") throws -> Set<String> {
        Set(try SampleCheck.report(SampleCheck.clear + colors, rest).pairs.map(\.pair.phrase))
    }

    @Test(arguments: ["surface-raised: \"#eeeeee\"", "surface: \"#eeeeee\", surface-raised: \"rgb(0 0 0 / 5%)\""])
    func `include a raised surface, with all that text and marks can be`(colors: String) throws {
        let found = try phrases(", " + colors)
        for role in Self.raised { #expect(found.contains("\(role) on surface-raised"), "\(role)") }
    }

    @Test(arguments: [
        "surface: \"#eeeeee\"", "surface: \"#eeeeee\", surface-raised: \"#eeeeee\"", "border: \"#000000\"",
    ])
    func `include no raised surface that is the colour of another`(colors: String) throws {
        let found = try phrases(", " + colors)
        for role in Self.raised { #expect(!found.contains("\(role) on surface-raised"), "\(role)") }
        #expect(found.contains("text on surface-raised"))
    }

    @Test func `include a translucent surface under a raised one that is derived from it`() throws {
        let report = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: \"#767676\", surface: \"rgb(0 0 0 / 5%)\"")
        let found = report.found(.lowContrast).map { $0.pair?.phrase }
        #expect(found.contains("link on surface-raised") && found.contains("link on surface"))
        #expect(!found.contains("link on background"))
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
    func `is its border or its fill, whichever stands out more`(name: String) throws {
        let border = try edges("\(name): { background: \"#eeeeee\", border: \"#777777\" }")
        #expect(border.first?.pair.foreground == "\(name)-border")
        #expect(border.first?.verdict == .pass)
        let fill = try edges("\(name): { background: \"#333333\", border: \"#eeeeee\", text: \"#ffffff\" }")
        #expect(fill.first?.pair.foreground == "\(name)-background")
        let none = try edges("\(name): { background: \"#eeeeee\", border: \"#dddddd\" }")
        #expect(none.first?.verdict == .fail)
    }

    @Test func `is judged again only in states that look different`() throws {
        let rows = try edges("field: { border: \"#777777\", selected: { border: \"#cccccc\" } }")
        #expect(rows.map(\.pair.foreground) == ["field-border", "field-selected-border"])
        #expect(rows.map(\.verdict) == [.pass, .fail])
    }

    @Test func `is not asked of what words tell`() throws {
        let report = try SampleCheck.report(SampleCheck.clear, "components: { button: { border: \"#eeeeee\" } }")
        #expect(report.found(.lowContrast).isEmpty)
    }
}

@Suite("A placeholder")
struct PlaceholderTests {
    @Test func `is muted text, whose pairs judge it`() throws {
        let report = try SampleCheck.report(SampleCheck.clear)
        #expect(report.coverage.first?.derivedRoles["placeholder"] == "as text-muted")
        #expect(report.coverage.first?.uncheckedRoles == [])
        #expect(report.rows("placeholder on background").isEmpty)
    }

    @Test func `of its own colour is text on the page`() throws {
        let report = try SampleCheck.report(SampleCheck.clear + ", placeholder: \"#999999\"")
        #expect(try report.row("placeholder on background").verdict == .fail)
    }

    @Test func `is text on the fill of a field that the theme styles`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear + ", text-muted: \"#767676\"",
            "components: { field: { background: \"#eeeeee\", border: \"#000000\" } }")
        #expect(try report.row("placeholder on field-background").verdict == .fail)
    }
}
