import SourceText
import Testing

@testable import MarkdownPages

@Suite("Includes")
struct IncludeTests {
    /// Includes files of a folder into a page in another.
    private static func include(_ text: String, _ files: [String: String] = [:]) throws
        -> IncludedText
    {
        let start = SourceLocation(file: "docs/page.md", line: 5, column: 1)
        return try IncludedText(text, path: "page.md", start: start) { path, _ in
            guard let text = files[path] else {
                return IncludedText.File(
                    path: nil,
                    label: path,
                    text: .failure(.init("there is no '\(path)'"))
                )
            }
            return IncludedText.File(path: path, label: "docs/\(path)", text: .success(text))
        }
    }

    private static let lines = [
        "a": "1\n2\n3\n4\n", "b": "x\n// ANCHOR: in\ny\n// ANCHOR: on\nz\n// ANCHOR_END: in\nq\n",
    ]

    @Test(arguments: [
        ("a", "1\n2\n3\n4"), ("a:2", "2"), ("a:2:", "2\n3\n4"), ("a::2", "1\n2"), ("a:2:3", "2\n3"),
        ("a:3:2", ""),
        ("a:1:99", "1\n2\n3\n4"), ("a:0", "1"), ("b", "x\ny\nz\nq"), ("b:in", "y\nz"),
        ("b:on", "z\nq"),
        ("b:1:3", "x\ny"),
    ])
    func `An include takes the lines that are asked for`(argument: String, lines: String) throws {
        for name in ["include", "rustdoc_include"] {
            let included = try Self.include("<{{#\(name) \(argument)}}>\n", Self.lines)
            #expect(included.text == "<\(lines)>\n")
            #expect(included.problems.isEmpty && included.files == [String(argument.prefix(1))])
        }
        let program = try Self.include("{{#playground \(argument) editable}}\n", Self.lines).text
        #expect(program == "```rust\n\(lines)\n```\n")
    }

    @Test(arguments: [
        "{{#include}}", "{{#include }}", "{{#other a}}", "{{ include a}}", "{{#include a",
        "{{#includea}}",
        "{#include a}",
        "{{#include a\n}}",
    ])
    func `A malformed include is text`(text: String) throws {
        let included = try Self.include(text, Self.lines)
        #expect(included.text == text && included.problems.isEmpty && included.files.isEmpty)
    }

    @Test func `An include after a backslash is text`() throws {
        let included = try Self.include("\\{{#include a}} {{#include a:1}}\n", Self.lines)
        #expect(included.text == "{{#include a}} 1\n")
    }

    @Test func `An include is indented like its directive`() throws {
        let included = try Self.include("- x\n\n  ```\n  {{#include a:1:2}}\n  ```\n", Self.lines)
        #expect(included.text == "- x\n\n  ```\n  1\n  2\n  ```\n")
    }

    @Test func `A title directive gives the page its title`() throws {
        let included = try Self.include("{{#title A & B}}\n# C\n")
        #expect(included.title == "A & B" && included.text == "\n# C\n")
    }

    @Test(arguments: [
        ("no.md", IncludeProblem.Kind.unreadable("there is no 'no.md'")), ("b:off", .anchor("off")),
        ("a:9", .lines(count: 4)), ("loop", .cycle(["loop", "loop"])),
        ("page.md", .cycle(["page.md", "page.md"])),
    ])
    func `A failing include stays in the text, and is reported with its place`(
        argument: String,
        kind: IncludeProblem.Kind
    )
        throws
    {
        let files = Self.lines.merging(["loop": "{{#include loop}}", "page.md": ""]) { $1 }
        let included = try Self.include("a\né {{#include \(argument)}} b\n", files)
        #expect(included.text == "a\né {{#include \(argument)}} b\n")
        #expect(included.problems.map(\.kind) == [kind])
        let place = argument == "loop" ? "docs/loop:1:1" : "docs/page.md:6:3"
        #expect(included.problems[0].location.description == place)
    }

    @Test(arguments: [
        ("{{#include 0}}", IncludeProblem.Kind.depth),
        (String(repeating: "{{#include nil}}", count: 10_001), .count),
        ("{{#include large}}{{#include large}}", .size), ("{{#include twice0}}", .count),
    ])
    func `Includes stop at limits of depth, number and size`(
        text: String,
        kind: IncludeProblem.Kind
    ) throws {
        var files = ["nil": "", "large": String(repeating: "a", count: 9 << 20)]
        for depth in 0..<12 {
            files["\(depth)"] = "{{#include \(depth + 1)}}"
            files["twice\(depth)"] =
                depth > 8 ? "" : String(repeating: "{{#include twice\(depth + 1)}}", count: 10)
        }
        #expect(Set(try Self.include(text, files).problems.map(\.kind)) == [kind])
    }

    @Test func `An included line keeps its place of origin`() throws {
        let text = "# T\n\n{{#include a.md}}\n\nend ![](e)\n"
        let files = ["a.md": "A\n\n  {{#include b.md}}\n", "b.md": "B\n![](b)\n"]
        let included = try Self.include(text, files)
        #expect(included.text == "# T\n\nA\n\n  B\n  ![](b)\n\nend ![](e)\n")
        let document = MarkdownDocument(included.text)
        var lines = MarkdownLines(
            of: document,
            included.text,
            start: SourceLocation(file: "docs/page.md", line: 5, column: 1),
            origins: included.origins
        )
        var places: [String] = []
        document.forEach([.heading, .paragraph]) {
            places.append(lines.location(of: $0).description)
        }
        #expect(
            places == ["docs/page.md:5:1", "docs/a.md:1:1", "docs/b.md:1:1", "docs/page.md:9:1"]
        )
    }

    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            "{{#include a", "{{", "{{ #", "{{#title x}} ", "\\{{#include a}}", "{{#include b:in}} ",
        ]
    )
    func `Includes are found in time linear in the length of the text`(piece: String) throws {
        _ = try Self.include(String(repeating: piece, count: 20_000), Self.lines)
    }
}

@Suite("A book's summary")
struct BookSummaryTests {
    private static func outline(_ chapters: [BookSummary.Chapter]) -> String {
        chapters.map { chapter in
            let inner = chapter.chapters.isEmpty ? "" : "(\(outline(chapter.chapters)))"
            return "\(chapter.title)=\(chapter.url)\(inner)"
        }.joined(separator: " ")
    }

    private static func outline(_ text: String) -> [String] {
        BookSummary(text, start: SourceLocation(file: "SUMMARY.md", line: 1)).entries.map { entry in
            switch entry {
            case .part(let title): "# \(title)"
            case .separator: "---"
            case .chapter(let chapter): outline([chapter])
            }
        }
    }

    @Test func `A summary has prefixes, parts, nested chapters, drafts, lines and suffixes`() {
        let text = """
            # Summary

            <!-- a comment -->

            [Preface](a.md)

            # One *part*

            - [A `b`](b.md)
              - [C](c/d.md)
                * [E](e.md)
              - [Draft]()
            - Words
                1. [G](g.md)

            ---

            [H](h.md)
            [I](i.md)
            """
        #expect(
            Self.outline(text) == [
                "Preface=a.md", "# One part", "A b=b.md(C=c/d.md(E=e.md) Draft=)", "Words=(G=g.md)",
                "---", "H=h.md",
                "I=i.md",
            ]
        )
        #expect(
            Self.outline("- [A](a.md)\n\n## Part\n\n- [B](b.md)\n") == [
                "A=a.md", "# Part", "B=b.md",
            ]
        )
        #expect(Self.outline("").isEmpty)
    }
}
