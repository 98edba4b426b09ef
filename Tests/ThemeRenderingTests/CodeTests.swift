import TestSupport
import Testing

@testable import ThemeRendering

@Suite("Code")
struct CodeTests {
    private static let languages = [
        "swift", "javascript", "python", "shell", "yaml", "json", "css", "html", "diff", "c",
    ]

    /// Pieces that lexers trip over; a combining mark makes another character of what is before it.
    private static let pieces = [
        "let", "\"", "'", "`", "\"\"\"", "//", "/*", "*/", "#", "<!--", "-->", "<", ">", "</p", "=", ":", "(", "{",
        "\\", "\n", "\r\n",
        "\r", " ", "\t", "0x1F", "12.5", "Type", "e\u{301}", "🌊", "\u{301}", "\u{200D}", "\u{0}", "@objc", "$HOME",
        "+ a", "- b", "@@ c",
    ]

    @Test(arguments: languages)
    func `in pieces, joined, has the bytes of the code`(language: String) throws {
        let language = try #require(Language.named(language))
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<1000 {
            let text = (0..<Int.random(in: 0...25, using: &generator)).compactMap { _ in
                Self.pieces.randomElement(using: &generator)
            }.joined()
            let joined = CodeLexer.tokens(of: text, in: language).map(\.text).joined()
            #expect(Array(joined.utf8) == Array(text.utf8), "\(text.debugDescription)")
        }
    }

    @Test(arguments: languages)
    func `as HTML, without its tags, is the code again`(language: String) {
        let text = "let a = \"<b>\" // & 'x' \u{301}\n<p class=\"x\">- y</p>\n+ 1.5\n"
        let html = CodeBlock(text, language: language).html
        #expect(html.hasPrefix("<pre tabindex=\"0\"><code class=\"language-\(language)\">"))
        let plain = html.replacing(#/<[^>]*>/#, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        #expect(plain == text)
    }

    /// A language, a text, and its pieces that are not plain, each with its kind.
    @Test(arguments: [
        (
            "swift", "@main let x = Foo(1) // y",
            ["attribute @main", "keyword let", "type Foo", "number 1", "comment // y"]
        ),
        ("swift", "\"\"\"\na \"b\" c\n\"\"\" x", ["string \"\"\"\na \"b\" c\n\"\"\""]),
        ("swift", "/* a\nb */ c", ["comment /* a\nb */"]),
        ("swift", "\"open\nnext", ["string \"open"]), ("swift", "/* open", ["comment /* open"]),
        ("javascript", "`a\nb`", ["string `a\nb`"]),
        ("python", "def f(): # c", ["keyword def", "function f", "comment # c"]),
        ("shell", "echo $HOME -x # c", ["attribute $HOME", "comment # c"]),
        ("json", "{\"a\": \"b\", \"c\": 1}", ["attribute \"a\"", "string \"b\"", "attribute \"c\"", "number 1"]),
        ("css", "a { color: red; } /* c */", ["attribute color", "comment /* c */"]),
        ("html", "<!-- a --> b", ["comment <!-- a -->"]),
        ("html", "<p class=\"x\">", ["tag <p", "attribute class", "string \"x\""]),
        ("diff", "+a\n-b\n@@ c\n d", ["inserted +a", "deleted -b", "comment @@ c"]),
    ])
    func `is told apart by what its words are`(language: String, text: String, expected: [String]) throws {
        let tokens = CodeLexer.tokens(of: text, in: try #require(Language.named(language)))
        #expect(tokens.filter { $0.kind != .plain }.map { "\($0.kind.rawValue) \($0.text)" } == expected)
    }

    @Test(arguments: [
        ("Swift title=x", "swift"), ("c++", "c++"), ("{.python}", "python"), ("\"onload=", "onload"),
        ("\"><script>", "script"),
    ])
    func `has the language of the first word behind its fence`(info: String, name: String) {
        let html = CodeBlock("<script>", language: info).html
        #expect(html.contains("class=\"language-\(name)\""))
        #expect(!html.contains("<script"))
    }

    @Test(.timeLimit(.minutes(1)), arguments: languages)
    func `of many lines is read in linear time`(language: String) throws {
        let text = String(repeating: "let a = \"b\" /* c */ <d e='f'> // g\n", count: 4000)
        let tokens = CodeLexer.tokens(of: text, in: try #require(Language.named(language)))
        #expect(tokens.map(\.text.utf8.count).reduce(0, +) == text.utf8.count)
    }
}
