import Findings
import Foundation
import TestSupport
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A book's files")
struct BookFileTests {
    private static let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect width=\"1\" height=\"1\"/></svg>"

    private static func project(_ files: [String: String] = [:]) throws -> TestProject {
        try TestProject(
            [
                "themes/day.yml": TestProject.theme,
                "docs/SUMMARY.md": "# S\n\n- [B](b.md)\n- [A](a.md)\n",
                "docs/a.md": "---\ntitle: A\n---\n# A\n\n```rust\n{{#include code/x.rs:in}}\n```\n",
                "docs/b.md": "# B\n\n![i](i.svg)\n", "docs/i.svg": svg,
                "docs/code/x.rs": "// ANCHOR: in\nfn x() {}\n// ANCHOR_END: in\n",
            ].merging(files) { $1 }
        )
    }

    private func findings(_ files: [String: String]) async throws -> [String] {
        try await Self.project(files).checked().report.findings.compactMap { finding in
            finding.location.map { "\($0) \(finding.rule)" }
        }
    }

    @Test func `A book's included files are shown, and its summary is no page`() async throws {
        let site = try await Self.project().site()
        #expect(site["themes/day/pages/SUMMARY.html"] == nil)
        #expect(
            site["themes/day/pages/a.html"]?.contains("<span class=\"s-function\">x</span>() {}")
                == true
        )
        #expect(
            site["themes/day/pages/b.html"]?.contains("rel=\"next\"><span>Next</span>A</a>") == true
        )
        #expect(site["assets/pages/i.svg"] == Self.svg && site["assets/pages/code/x.rs"] == nil)
    }

    @Test func `A link of a summary to a missing heading is a finding`() async throws {
        let summary = "# S\n\n- [B](b.md#b)\n- [A](a.md#x)\n"
        #expect(
            try await findings(["docs/SUMMARY.md": summary]) == [
                "docs/SUMMARY.md:4:3 page/broken-link"
            ]
        )
    }

    @Test func `A book may lie in mdBook's folder of sources`() async throws {
        let files = [
            "src/SUMMARY.md": "- [B](b.md)\n- [A](a.md)\n", "src/a.md": "{{#include ../x.txt}}\n",
            "src/b.md": "",
        ]
        let docs = Dictionary(uniqueKeysWithValues: files.map { ("docs/\($0)", $1) })
        let project = try TestProject(
            docs.merging(["docs/x.txt": "Hello.", "themes/day.yml": TestProject.theme]) { $1 }
        )
        #expect(try await project.resolved().pages.pages.map(\.source) == ["src/b.md", "src/a.md"])
        #expect(
            try await project.site()["themes/day/pages/src/a.html"]?.contains("<p>Hello.</p>")
                == true
        )
    }

    @Test func `Mistakes in a book are located in its files`() async throws {
        let page =
            "# A\n\nx {{#include ../themes/day.yml}}\n{{#include code}}\n{{#include .hidden}}\n{{#include part.txt}}\n"
        let found = try await findings([
            "docs/a.md": page, "docs/.hidden": "x", "docs/part.txt": "One\n[two](no.md)\n",
            "docs/SUMMARY.md": "- [B](b.md)\n- [C](c.md)\n", "docs/i.svg": "<svg><script/></svg>",
        ])
        #expect(
            found == [
                "docs/SUMMARY.md:2:3 page/broken-link", "docs/a.md:3:3 page/broken-include",
                "docs/a.md:4:1 page/broken-include", "docs/a.md:5:1 page/broken-include",
                "docs/b.md:3:1 page/dropped-html", "docs/part.txt:2:1 page/broken-link",
            ]
        )
    }

    @Test func `A file outside the pages is included where --docs names a wider folder`()
        async throws
    {
        let files = [
            "book/src/SUMMARY.md": "- [A](a.md)\n", "book/src/a.md": "{{#include ../x.rs}}\n",
            "book/x.rs": "fn x() {}",
        ]
        let narrow = try Self.project(
            files.merging(["themepreview.yml": "docs: book/src\n"]) { $1 }
        )
        let finding = try await narrow.checked().report.findings.first {
            $0.rule == .brokenInclude
        }
        #expect(finding?.message == "'../x.rs' is not included: it is outside of the pages' folder")
        #expect(finding?.help?.contains("--docs .") == true)
        let wide = try Self.project(files.merging(["themepreview.yml": "docs: book\n"]) { $1 })
        #expect(try await wide.site()["themes/day/pages/src/a.html"]?.contains("fn x() {}") == true)
    }

    @Test func `A link that leads out of the folder is not included`() async throws {
        let project = try Self.project([
            "docs/a.md": "{{#include out.txt}}\n", "secret.txt": "secret",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.folder.path)/docs/out.txt",
            withDestinationPath: "../secret.txt"
        )
        #expect(try await project.checked().report.findings.map(\.rule) == [.brokenInclude])
        #expect(try await project.site()["themes/day/pages/a.html"]?.contains("secret") == false)
    }

    @Test(arguments: [
        ("docs/code/x.rs", "// ANCHOR: in\nfn y() {}\n", "the file code/x.rs", ["a.html"]),
        ("docs/i.svg", "<svg><script/></svg>", "the file i.svg", ["b.html"]),
        (
            "docs/SUMMARY.md", "- [A](a.md)\n- [B](b.md)\n",
            "the list of pages and of the files beside them",
            ["a.html", "b.html"]
        ),
    ])
    func `An included file is an input of its page`(
        file: String,
        text: String,
        input: String,
        pages: [String]
    )
        async throws
    {
        let project = try Self.project()
        try await project.update()
        try project.folder.write(text, to: file)
        let outcomes = try await project.update().outcomes
        let written = outcomes.filter {
            $0.key.description.contains("/pages/") && $0.key.description.hasSuffix(".html")
                && $0.value != .kept
        }
        #expect(
            written.keys.map { $0.description.split(separator: "/").last.map(String.init) ?? "" }
                .sorted() == pages
        )
        for outcome in written.values {
            #expect(outcome.description.contains("these changed: \(input)"))
        }
        #expect(try await project.update().outcomes.values.allSatisfy { $0 == .kept })
    }

    @Test func `A build is refused when an image changes after its page was read`() async throws {
        let project = try Self.project()
        let builder = try await project.builder()
        try project.folder.write("<svg><script/></svg>", to: "docs/i.svg")
        await #expect(throws: LoadingError.self) {
            try await builder.write(to: "\(project.folder.path)/site")
        }
        #expect(project.folder.text(of: "site/assets/pages/i.svg") == nil)
    }
}
