import Mustache
import SourceText
import TestSupport
import Testing

@testable import ThemeRendering

@Suite("Rendered templates")
struct TemplateRenderingTests {
    private let views: [View] = [
        [
            .title: .text("outer"), .name: .text("<&\"'>é"), .isOpen: .flag(true),
            .isEmpty: .flag(false),
        ],
        [
            .title: .text("inner"), .author: .text(""),
            .pages: .list([[.name: .text("1")], [.href: .text("2")]]),
            .rows: .list([]),
            .verdict: .group([.kind: .text("k"), .modes: .list([[.name: .text("m")]])]),
            .body: .text("<b>\n</b>"),
        ],
    ]

    /// A template, which may use a partial `p`, rendered by us and by the other Mustache.
    private func results(_ text: String, partial: String) throws -> (
        ours: String, theirs: String
    ) {
        let files = ["t.mustache": text, "p.mustache": partial].mapValues {
            TemplateFile(text: $0, location: "t")
        }
        var library = MustacheLibrary()
        try library.register(text, named: "t")
        try library.register(partial, named: "p")
        let theirs = library.render(MustacheView.merged(views), withTemplate: "t") ?? ""
        let template = Template("t", among: files)
        let ours = try TemplateRenderer.render(template, views)
        let later = try TemplateRenderer.split(
            template,
            [views[0]],
            later: Set(views[1].members.map(\.0))
        ).rendered([
            views[1]
        ])
        #expect(later == ours, "\(template)")
        let open = try MustacheRenderer.render(
            MustacheNode.nodes(of: text, file: "t"),
            MustacheView.open(views),
            partials: ["p": partial]
        ).text
        #expect(Array(open.utf8) == ours, "\(template)")
        return (String(decoding: ours, as: UTF8.self), theirs)
    }

    @Test(
        "Values, sections, partials and lines are rendered as Mustache does",
        arguments: [
            ("{{name}} {{{name}}} {{&name}} {{title}}", "<&>"),
            ("{{#pages}}[{{name}}{{href}}]{{/pages}}{{^pages}}none{{/pages}}", ""),
            (
                "{{#rows}}x{{/rows}}{{^rows}}none{{/rows}}{{^isOpen}}a{{/isOpen}}{{#isEmpty}}b{{/isEmpty}}",
                ""
            ),
            ("{{#verdict}}{{kind}}{{#modes}}{{name}}{{/modes}}{{/verdict}} {{verdict.kind}}", ""),
            ("{{#author}}({{.}}){{/author}}{{^author}}x{{/author}}{{#title}}({{.}}){{/title}}", ""),
            ("a\n  {{#isOpen}}\n  b\n  {{/isOpen}}\nc\n", ""),
            ("a\n{{! note }}\nb {{! note }}\nc", ""),
            ("{{#isOpen}}\nb\n{{/isOpen}}", ""), ("\r\n{{#isOpen}}\r\nb\r\n{{/isOpen}}\r\nc", ""),
            ("a\n{{> p}}\nb", "1\n2\n"), ("a {{> p}} b", "1\n2"),
            ("{{> p}}", "{{#pages}}\n{{name}}\n{{/pages}}\n"),
            (" {{#isOpen}} x {{/isOpen}} \n y", ""),
            ("{{#pages}}{{/pages}}\n{{body}}\n{{{body}}}", ""),
        ]
    )
    func rendering(_ template: String, _ partial: String) throws {
        let (ours, theirs) = try results(template, partial: partial)
        #expect(ours == theirs)
    }

    @Test("A partial is indented like its tag, and values in it are not")
    func indentation() throws {
        #expect(
            try results("  {{> p}}\nx", partial: "1\n{{body}}\n3\n").ours
                == "  1\n  &lt;b&gt;\n&lt;/b&gt;\n  3\nx"
        )
    }

    @Test(
        "Another template may change the delimiters of its tags, and shows unknown names as nothing"
    )
    func delimiters() throws {
        let text = "{{=<% %>=}}\n{<%name%>} {{name}} <%#none%>x<%/none%><%gone%>\n"
        let nodes = try MustacheNode.nodes(of: text, file: "t", changesDelimiters: true)
        let (result, unknown) = try MustacheRenderer.render(nodes, MustacheView.open(views))
        #expect(result == "{&lt;&amp;&quot;&#39;&gt;é} {{name}} \n")
        #expect(unknown.map(\.name) == ["gone"])
        #expect(throws: MustacheSyntaxError.self) {
            try MustacheNode.nodes(of: text, file: "t")
        }
    }

    @Test("A partial that includes itself ends with an error")
    func endless() throws {
        let nodes = try MustacheNode.nodes(of: "{{> p}}", file: "t")
        #expect(throws: OversizedText.self) {
            try MustacheRenderer.render(nodes, [:], partials: ["p": "x{{> p}}"])
        }
    }

    @Test("A large partial is read once, and not each time that it is included")
    func largePartial() throws {
        let comment = "{{! " + String(repeating: "c", count: 100_000) + " }}"
        let text = String(repeating: "{{> p}}", count: 20_000)
        let nodes = try MustacheNode.nodes(of: text, file: "t")
        let (result, _) = try MustacheRenderer.render(nodes, [:], partials: ["p": comment])
        #expect(result.isEmpty)
    }

    @Test("Sections of lists in each other end with an error, although they show nothing")
    func emptyLists() throws {
        let count = 10
        let text =
            String(repeating: "{{#all}}", count: count)
            + String(repeating: "{{/all}}", count: count)
        let nodes = try MustacheNode.nodes(of: text, file: "t")
        let items = [[String: MustacheValue]](repeating: [:], count: 10)
        #expect(throws: OversizedText.self) {
            try MustacheRenderer.render(nodes, ["all": .list(items)])
        }
    }

    @Test("A template waits only for names that come later")
    func later() throws {
        let file = TemplateFile(
            text: "a{{name}}b{{title}}{{#isOpen}}c{{author}}{{/isOpen}}{{^isEmpty}}d{{/isEmpty}}",
            location: "t"
        )
        let template = Template("t", among: ["t.mustache": file])
        let split = try TemplateRenderer.split(template, [views[0]], later: [.title, .author])
        #expect(
            split.texts.map { String(decoding: $0, as: UTF8.self) } == [
                "a&lt;&amp;&quot;&#39;&gt;éb", "c", "d",
            ]
        )
        #expect(split.gaps.count == 2)
    }

    /// White space aside: where several tags share a line, the other one goes ways of its own.
    @Test("Random templates render as with another Mustache", arguments: 0..<8)
    func chance(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "{{name}}", "{{{body}}}", "{{title}}", "text", "\n", "\n", " ", "{{#pages}}",
            "{{#isOpen}}", "{{^rows}}",
            "{{#verdict}}", "{{> p}}\n", "{{! no }}", "{{^isEmpty}}", "{{verdict.kind}}", "{{/}}",
            "{{/}}", "{{/}}",
        ]
        for _ in 0..<250 {
            var open: [String] = []
            var text = ""
            for _ in 0..<14 {
                let piece = pieces.randomElement(using: &random) ?? ""
                if piece == "{{/}}" {
                    if let name = open.popLast() { text += "{{/\(name)}}" }
                    continue
                }
                if piece.hasPrefix("{{#") || piece.hasPrefix("{{^") {
                    open.append(String(piece.dropFirst(3).dropLast(2)))
                }
                text += piece
            }
            text += open.reversed().map { "{{/\($0)}}" }.joined()
            let (ours, theirs) = try results(text, partial: "p{{title}}")
            #expect(
                ours.filter { !$0.isWhitespace } == theirs.filter { !$0.isWhitespace },
                "\(text.debugDescription)"
            )
        }
    }
}
