import TestSupport
import Testing

@testable import ThemeRendering

@Suite("CodeLexer")
struct CodeLexerTests {
    static let languages = ["swift", "js", "python", "sh", "yaml", "json", "css", "html", "diff", "rust"]

    private func tokens(_ text: String, _ language: String) throws -> [CodePiece] {
        CodePiece.all(of: text, try #require(Language.named(language)))
    }

    @Test("the pieces, joined, are the text, whatever the text", arguments: languages)
    func lossless(_ language: String) throws {
        let alphabet = Array("ab1_ \n\t\"'`\\/*#<>!-+=:@$.({é🙂→⚠\u{FE0F}\u{301}\r\n".unicodeScalars).map(String.init)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<400 {
            let length = Int.random(in: 0...60, using: &generator)
            let text = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" }.joined()
            let joined = try tokens(text, language).map(\.text).joined()
            #expect(joined.unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }

    @Test("tells comments, strings, numbers, keywords, types and calls apart")
    func swift() throws {
        let found = try tokens("let x = Int(\"a\\\"b\") + f(1.5) // end", "swift").filter { $0.kind != .plain }
        #expect(
            found.map { "\($0.kind.rawValue) \($0.text)" } == [
                "keyword let", "type Int", "string \"a\\\"b\"", "function f", "number 1.5", "comment // end",
            ])
    }

    @Test("a word may have marks and letters of any script in it, and does not begin with a mark")
    func scripts() throws {
        let found = try tokens("größe(x) e\u{301}t() \u{26A0}\u{FE0F} (y) →let", "swift").filter { $0.kind != .plain }
        #expect(
            found.map { "\($0.kind.rawValue) \($0.text)" } == ["function größe", "function e\u{301}t", "keyword let"])
    }

    @Test("keys of YAML, tags of HTML and lines of a diff have their own colours")
    func others() throws {
        #expect(try tokens("name: x # c", "yaml").first?.kind == .attribute)
        #expect(try tokens("<a href=\"x\">", "html").map(\.kind).contains(.tag))
        #expect(try tokens("+a\n-b\n c", "diff").map(\.kind) == [.inserted, .plain, .deleted, .plain])
    }

    @Test("a line of a diff ends with its line feed, whatever stands before that")
    func lineEnds() throws {
        let found = try tokens("+a\r\n-b\r\n+\u{301}c\n\n@", "diff").filter { $0.kind != .plain }
        #expect(
            found.map { "\($0.kind.rawValue) \($0.text)" } == [
                "inserted +a\r", "deleted -b\r", "inserted +\u{301}c", "comment @",
            ])
    }

    @Test("code of an unknown language is escaped and left plain")
    func unknown() {
        #expect(
            CodeBlock("<b>&", language: "klingon").html
                == "<pre tabindex=\"0\"><code class=\"language-klingon\">&lt;b&gt;&amp;</code></pre>")
    }
}
