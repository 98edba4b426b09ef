import Foundation
import MarkdownPages
import Testing

/// The examples of a specification in the form of CommonMark's own.
struct SpecificationExamples {
    struct Example: Sendable {
        let number: Int
        let kind: String
        let markdown: String
        let html: String
    }

    static let fence = String(repeating: "`", count: 32)
    let examples: [Example]

    init(_ text: String) {
        var examples = [Example]()
        var kind = String?.none
        var markdown = [Substring]()
        var html = [Substring]?.none
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let name = kind, line == Self.fence {
                let texts = [markdown, html ?? []].map {
                    $0.map { $0.replacing("→", with: "\t") + "\n" }.joined()
                }
                examples.append(
                    Example(
                        number: examples.count + 1,
                        kind: name,
                        markdown: texts[0],
                        html: texts[1]
                    )
                )
                kind = nil
                markdown = []
                html = nil
            } else if kind != nil, line == ".", html == nil {
                html = []
            } else if kind != nil {
                if html == nil { markdown.append(line) } else { html?.append(line) }
            } else if line.hasPrefix(Self.fence + " example") {
                kind = line.dropFirst(Self.fence.count + " example".count).trimmingCharacters(
                    in: .whitespaces
                )
            }
        }
        self.examples = examples
    }
}

/// GitHub's specification, which Debian's package cmark-gfm installs.
private enum Specification {
    static let path = "/usr/share/doc/cmark-gfm/spec.txt.gz"
    static let isInstalled = FileManager.default.fileExists(atPath: path)

    static func examples() throws -> [SpecificationExamples.Example] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return SpecificationExamples(String(decoding: data, as: UTF8.self)).examples
    }
}

@Suite(
    "GitHub's specification",
    .enabled(if: Specification.isInstalled, "needs \(Specification.path), of the package cmark-gfm")
)
struct SpecificationTests {
    /// Examples with addresses that are plain text in CommonMark, and links with GitHub's extension.
    private static let bareLinks: Set<Int> = [614, 616, 619, 620]

    @Test func `All 24 examples of extensions are read as GitHub's specification says`() throws {
        let kinds = ["table", "disabled", "strikethrough", "autolink", "tagfilter"]
        let examples = try Specification.examples().filter { kinds.contains($0.kind) }
        #expect(examples.count == 24)
        for example in examples {
            // "disabled" has been the mark of task lists, which the tests of cmark-gfm do not run.
            let html = MarkdownDocument(
                example.markdown,
                options: MarkdownOptions(rawHTML: .filtered)
            ).html
            #expect(
                html == example.html,
                "example \(example.number), of \(example.kind): \(example.markdown)"
            )
        }
    }

    @Test(arguments: [true, false])
    func
        `All 649 examples of the core are read as specified, and with extensions all but four`(
            extends: Bool
        ) throws
    {
        let examples = try Specification.examples().filter { $0.kind.isEmpty }
        #expect(examples.count == 649)
        let extensions: Set<MarkdownExtension> = extends ? Set(MarkdownExtension.allCases) : []
        for example in examples where !extends || !Self.bareLinks.contains(example.number) {
            let options = MarkdownOptions(extensions: extensions, rawHTML: .all)
            let html = MarkdownDocument(example.markdown, options: options).html
            #expect(html == example.html, "example \(example.number): \(example.markdown)")
        }
    }
}
