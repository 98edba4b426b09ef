import Findings
import SourceText
import TestSupport
import Testing

@testable import ThemeRendering

@Suite("Limits of a template's page", .timeLimit(.minutes(10)))
struct PageLimitTests {
    private static func findings(_ text: String, partial: String? = nil) -> [Finding] {
        var files = ["page.mustache": TemplateFile(text: text, location: "templates/page.mustache")]
        files["own.mustache"] = partial.map {
            TemplateFile(text: $0, location: "templates/own.mustache")
        }
        return TemplateSet.load(overriding: files).findings
    }

    @Test(arguments: [
        ("{{#pages}}\n  {{#pages}}{{/pages}}{{/pages}}", 2, 3),
        ("{{#pages}}{{#modes}}{{#pages}}{{/pages}}{{/modes}}{{/pages}}", 1, 21),
        (
            "{{#pages}}{{#isCurrent}}{{^modes}}{{#pages}}{{/pages}}{{/modes}}{{/isCurrent}}{{/pages}}",
            1, 35
        ),
        ("{{#nextTheme}}{{#nextTheme}}{{/nextTheme}}{{/nextTheme}}", 1, 15),
    ])
    func `A template's list inside itself is a finding`(text: String, line: Int, column: Int) {
        let found = Self.findings(text)
        #expect(
            found.map(\.location) == [
                SourceLocation(file: "templates/page.mustache", line: line, column: column)
            ]
        )
        #expect(found.first?.message.contains("is inside itself") == true)
        #expect(found.first?.help?.hasPrefix("end the outer section first") == true)
    }

    @Test func `A template's list inside itself through a partial is a finding`() {
        let found = Self.findings(
            "{{#pages}}{{> own}}{{/pages}}",
            partial: "\n{{#pages}}{{title}}{{/pages}}"
        )
        #expect(
            found.map(\.location) == [
                SourceLocation(file: "templates/own.mustache", line: 2, column: 1)
            ]
        )
    }

    @Test(arguments: [
        "{{#pages}}{{/pages}}{{#pages}}{{/pages}}", "{{#pages}}{{^pages}}{{/pages}}{{/pages}}",
        "{{#pages}}{{#modes}}{{/modes}}{{/pages}}", "{{#title}}{{#title}}{{.}}{{/title}}{{/title}}",
    ])
    func `A template may have lists beside and inside other lists`(text: String) {
        #expect(Self.findings(text).isEmpty)
    }

    private static func rendering(_ text: String, _ view: View) throws(OversizedPage) -> Int {
        let template = Template(
            "t",
            among: ["t.mustache": TemplateFile(text: text, location: "t.mustache")]
        )
        let whole = try TemplateRenderer.render(template, [view])
        let later = try TemplateRenderer.split(template, [], later: Set(view.members.map(\.0)))
            .rendered([view])
        #expect(later == whole)
        return whole.count
    }

    private static func list(_ count: Int) -> ViewValue {
        .list(Array(repeating: [.name: .text("x")], count: count))
    }

    @Test(arguments: [
        "{{#pages}}\n{{{body}}}{{/pages}}",
        "{{#pages}}\n{{#isOpen}}{{{body}}}{{/isOpen}}{{/pages}}",
    ])
    func `A page above the limit of size is an error`(text: String) throws {
        let body = String(repeating: "x", count: 1 << 20)
        let size = TemplateLimits.output >> 20
        func view(_ count: Int) -> View {
            [.body: .text(body), .isOpen: .flag(true), .pages: Self.list(count)]
        }
        #expect(try Self.rendering(text, view(size - 1)) > TemplateLimits.output - (2 << 20))
        let error = #expect(throws: OversizedPage.self) { try Self.rendering(text, view(size + 1)) }
        #expect(error?.finding.message == "the page is too large: it has more than 64 MiB")
        #expect(
            error?.finding.location?.file == "t.mustache" && error?.finding.location?.line != nil
        )
    }

    private static let endless = [
        "{{#pages}}{{#rows}}{{#cells}}{{/cells}}{{/rows}}{{^rows}}{{/rows}}{{/pages}}",
        "{{#pages}}{{#rows}}{{#cells}}{{/cells}}{{/rows}}{{/pages}}",
    ]

    // Twenty million steps take half a minute on a busy machine.
    @Test(arguments: Seeds.isLongRun ? endless : Array(endless.prefix(1)))
    func `A page that takes too many steps is an error, even if it shows nothing`(
        text: String
    ) {
        let view: View = [.pages: Self.list(300), .rows: Self.list(300), .cells: Self.list(300)]
        let error = #expect(throws: OversizedPage.self) { try Self.rendering(text, view) }
        #expect(
            error?.finding.message == "the page is too large: it takes more than 20000000 steps"
        )
        #expect(error?.finding.location == SourceLocation(file: "t.mustache", line: 1, column: 20))
    }
}
