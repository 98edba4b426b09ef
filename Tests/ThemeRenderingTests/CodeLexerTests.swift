import TestSupport
import Testing

@testable import ThemeRendering

@Suite("CodeLexer")
struct CodeLexerTests {
    static let languages = ["swift", "js", "python", "sh", "yaml", "json", "css", "html", "diff", "rust", "go", "c"]

    private func tokens(_ text: String, _ language: String) throws -> [CodeToken] {
        CodeLexer.tokens(of: text, in: try #require(Language.named(language)))
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

    /// The pieces of a kind.
    private func pieces(_ kind: CodeToken.Kind, _ text: String, _ language: String) throws -> [String] {
        try tokens(text, language).filter { $0.kind == kind }.map(\.text)
    }

    @Test("one character is a string; a lifetime and an apostrophe are none")
    func characters() throws {
        #expect(
            try pieces(.string, "fn f<'a>(x: &'a str) { 'c'; '\\n'; '\\u{1F600}'; 'é' }", "rust") == [
                "'c'", "'\\n'", "'\\u{1F600}'", "'é'",
            ])
        #expect(try pieces(.string, "char c = '\"'; char *s = \"it's\"; // don't", "c") == ["'\"'", "\"it's\""])
        #expect(try pieces(.keyword, "<p>it's {y}</p>; const z = 'a'", "tsx") == [])
        #expect(try pieces(.keyword, "<p>it's {y}</p>;\nconst z = 'a'", "tsx") == ["const"])
        #expect(try pieces(.string, "<a href='x' title=\"y\">it's 'so'</a>", "html") == ["'x'", "\"y\""])
    }

    @Test("a regular expression is a string, and what divides is not")
    func regExps() throws {
        #expect(try pieces(.string, "s.replace(/['\"/]\\//gi, '')", "js") == ["/['\"/]\\//gi", "''"])
        #expect(try pieces(.string, "const half = a / b / (c) / 2; // it's", "js") == [])
        #expect(try pieces(.string, "<div className=\"x\"></div>", "tsx") == ["\"x\""])
    }

    @Test("a # within a word begins no comment in YAML and shells, and a : within one makes no key")
    func marks() throws {
        #expect(try pieces(.comment, "echo ${#x}; f # c", "sh") == ["# c"])
        #expect(try pieces(.comment, "url: http://x.y#z # c", "yaml") == ["# c"])
        #expect(try pieces(.attribute, "url: http://x.y\nb:\nc: 1", "yaml") == ["url", "b", "c"])
    }

    @Test(
        "every language of C's family has its own keywords",
        arguments: [
            ("kotlin", "val fun when object", "select foreach"), ("go", "select chan go", "class val"),
            ("java", "boolean extends", "fun foreach"), ("rust", "mut impl dyn", "class boolean"),
            ("csharp", "foreach string", "impl chan"), ("cpp", "typename char", "fun mut"),
        ])
    func keywords(_ language: String, _ own: String, _ others: String) throws {
        #expect(try pieces(.keyword, "\(own) \(others)", language) == own.split(separator: " ").map(String.init))
        #expect(try pieces(.string, "s = `a\nb`", "go") == ["`a\nb`"])
    }

    @Test(
        "what never ends is cut in a time that grows with its length alone", .timeLimit(.minutes(1)),
        arguments: [("js", "(/"), ("js", "'\\"), ("py", "'\\"), ("rust", "'"), ("js", "   /")])
    func endless(_ language: String, _ part: String) throws {
        let text = String(repeating: part, count: 100_000)
        #expect(try tokens(text, language).map(\.text).joined() == text)
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
