import Findings
import SourceText
import Testing
import ThemeModel
import ThemeRendering

@Suite("The pairs of a style sheet")
struct PairDeclarationTests {
    /// The pairs and findings of a project that replaces the stage by `css`.
    private func read(_ css: String) -> (shown: [ShownPair], findings: [Finding]) {
        let sheets = TemplateSet.builtIn.keys.filter {
            $0.hasPrefix("stage") && $0.hasSuffix(".css")
        }
        return TemplateSet.pairs(
            overriding: Dictionary(
                uniqueKeysWithValues: sheets.map { name in
                    (
                        name,
                        TemplateFile(
                            text: name == "stage.css" ? css : "",
                            location: "templates/\(name)"
                        )
                    )
                }
            )
        )
    }

    @Test(arguments: [
        ("link on background as body", ShownPair.Purpose.text(styles: ["body"])),
        ("link on background as h1, h2,h3", .text(styles: ["h1", "h2", "h3"])),
        ("link on background as nonText", .use(.nonText)),
        ("link on background as exempt", .use(.exempt)),
        ("  link  on background as text  ", .use(.text)),
    ])
    func `A style sheet declares pairs in comments, with their places`(
        words: String,
        purpose: ShownPair.Purpose
    ) {
        let (shown, findings) = read("/* stage */\n.a { color: red; /* pair: \(words) */ }\n")
        let place = SourceLocation(file: "templates/stage.css", line: 2, column: 18)
        #expect(shown == [ShownPair("link", on: "background", as: purpose, at: place)])
        #expect(findings.isEmpty)
    }

    @Test func `A style sheet may declare several pairs on a line`() {
        let (shown, _) = read(".a { /* pair: a on b as body */ } .b { /* pair: c on d as code */ }")
        #expect(shown.map(\.foreground) == ["a", "c"])
        #expect(shown.map(\.location?.column) == [6, 40])
    }

    @Test(arguments: [
        "/* pair: link on background */", "/* pair: link, background as body */", "/* pair: */",
        "/* pair: link on background as */", "/* pair: link on background as nonText, body */",
        "/* pair: link on background as body\n */",
    ])
    func `A declared pair that cannot be read is a finding`(comment: String) {
        let (shown, findings) = read(".a {}\n\(comment)")
        #expect(shown.isEmpty)
        #expect(findings.map(\.rule) == [.unreadablePair])
        #expect(
            findings.first?.location
                == SourceLocation(file: "templates/stage.css", line: 2, column: 1)
        )
        let override = ["stage.css": TemplateFile(text: comment, location: "templates/stage.css")]
        #expect(TemplateSet.load(overriding: override).templates == nil)
    }

    @Test func `The built-in stage declares pairs of roles and components of every theme`() {
        let names = Set(Component.parts.keys).union(Role.vocabulary.map(\.role.rawValue))
        let (shown, findings) = TemplateSet.pairs()
        #expect(findings.isEmpty)
        #expect(shown.count > 90)
        for pair in shown {
            #expect(names.isSuperset(of: [pair.foreground, pair.background]), "\(pair)")
        }
    }

    @Test func `Pairs of all style sheets count, and the project's stage replaces ours`() {
        let ours = TemplateFile(text: "/* pair: a on b as body */", location: "templates/ours.css")
        #expect(
            TemplateSet.pairs(overriding: ["ours.css": ours]).shown.count == TemplateSet.pairs()
                .shown.count + 1
        )
        #expect(read(".stage {}").shown.isEmpty)
    }

    @Test func `Unclosed declarations of pairs are one finding a line, quoted in short`() throws {
        let (shown, findings) = read(
            String(repeating: "/* pair: ", count: 5000) + "\n/* pair: a on b as body */"
        )
        #expect(shown.map(\.location?.line) == [2])
        #expect(
            findings.map(\.location) == [
                SourceLocation(file: "templates/stage.css", line: 1, column: 1)
            ]
        )
        #expect(try #require(findings.first).message.count < 120)
    }

    @Test(.timeLimit(.minutes(10))) func `Declared pairs are read in time linear in their number`()
    {
        let (shown, findings) = read(
            String(repeating: "é/* pair: x */", count: 5000) + "/* pair: a on b as body */"
        )
        #expect(shown.first?.location?.column == 5000 * 14 + 1)
        #expect(findings.count == 5000)
    }
}
