import CodeHighlighting
import TestSupport
import Testing

@Suite("A language of code")
struct LanguageTests {
    /// The tokens of a text, a kind and a text each.
    private func tokens(_ code: String, _ alias: String) throws -> [String] {
        let bytes = Array(code.utf8)
        return try #require(Language.named(alias)).tokens(of: code).map { token in
            "\(token.kind.rawValue) \(String(decoding: bytes[token.range], as: UTF8.self))"
        }
    }

    @Test(arguments: Sample.all)
    func `A language's sample has its expected tokens`(sample: Sample) throws {
        #expect(try tokens(sample.code, sample.alias) == sample.tokens)
    }

    @Test func `Every language but plain text has a sample`() throws {
        let sampled = Set(Sample.all.compactMap { Language.named($0.alias)?.name })
        #expect(Set(Language.all.map(\.name)).subtracting(sampled) == ["Plain text"])
        #expect(Language.all.count >= 45)
    }

    @Test(arguments: [
        ("js", "JavaScript and TypeScript"), ("yml", "YAML"), ("sh", "Shell"),
        ("C++", "C, C++ and Objective-C"),
        ("golang", "Go"), ("Dockerfile", "Dockerfile"), ("rb", "Ruby"), ("c#", "C#"), ("tf", "HCL"),
        ("md", "Markdown"),
        ("zsh", "Shell"), ("console", "Shell session"), ("text", "Plain text"),
        ("svg", "HTML and XML"),
    ])
    func `A language is found by an alias in any case`(alias: String, name: String) {
        #expect(Language.named(alias)?.name == name)
    }

    @Test func `A language's aliases are unique and in lower case`() {
        let aliases = Language.all.flatMap(\.aliases)
        #expect(Set(aliases).count == aliases.count)
        #expect(aliases.allSatisfy { $0 == $0.lowercased() && !$0.isEmpty })
        #expect(Language.named("klingon") == nil && Language.named("") == nil)
    }

    @Test(arguments: [
        (
            "swift", "größe(x) e\u{301}t() \u{26A0}\u{FE0F} (y) →let",
            ["function größe", "function e\u{301}t", "keyword let"]
        ),
        ("swift", "\"open\nnext", ["string \"open"]), ("swift", "/* open", ["comment /* open"]),
        (
            "swift", "\"a\\\"b\" 1..<5 a.1",
            ["string \"a\\\"b\"", "number 1", "number 5", "number 1"]
        ),
        (
            "rust", "'\\u{1F600}' 'é' &'static",
            ["string '\\u{1F600}'", "string 'é'", "keyword static"]
        ),
        ("tsx", "<p>it's {y}</p>;\nconst z = 'a'", ["keyword const", "string 'a'"]),
        ("python", "re.match(x); match x", ["function match", "keyword match"]),
        ("swift", "a.default 0...nil", ["number 0", "constant nil"]),
        ("sh", "echo it's if", ["keyword if"]),
        ("powershell", "$a[0] [int]1", ["variable $a", "number 0", "type [int]", "number 1"]),
        ("js", "a / b / (c) / 2 // it's", ["number 2", "comment // it's"]),
        ("sh", "echo ${#x}; f # c", ["variable ${#x}", "comment # c"]),
        ("sh", "cat <<'END' | x\n$a\n", ["string <<'END'", "string $a\n"]),
        ("ruby", "x << y\nz", []),
        ("css", "a:hover{color:red}", []),
        ("css", "a { b: #1a1c1e #000 }", ["attribute b", "number #1a1c1e", "number #000"]),
        (
            "html", "<style>a{b: #fff}</style>",
            [
                "tag <style", "tag >", "attribute b", "number #fff", "tag </style", "tag >",
            ]
        ),
        (
            "html", "<script>let a</script>b<script>if",
            [
                "tag <script", "tag >", "keyword let", "tag </script", "tag >", "tag <script",
                "tag >", "keyword if",
            ]
        ),
        (
            "diff", "+a\r\n-b\r\n+\u{301}c\n\n@",
            ["inserted +a", "deleted -b", "inserted +\u{301}c", "comment @"]
        ),
        ("console", "if for\n", ["keyword if", "keyword for"]), ("text", "if 1", []),
    ])
    func `A language's unusual marks are recognised`(
        alias: String,
        code: String,
        expected: [String]
    ) throws {
        #expect(try tokens(code, alias) == expected)
    }
}

@Suite("Tokens of any text")
struct AnyTextTests {
    /// Pieces that lexers trip over; a combining mark makes another character of what is before it.
    private static let pieces = [
        "let", "\"", "'", "`", "\"\"\"", "//", "/*", "*/", "#", "<!--", "-->", "<", ">", "</p",
        "<script>", "</script>",
        "=", ":", "(", ")", "{", "}", "[", "]", "{{", "}}", "\\", "\n", "\r\n", "\r", " ", "\t",
        "0x1F", "12.5e",
        "Type",
        "e\u{301}", "🌊", "\u{301}", "\u{200D}", "\u{0}", "@", "$", "${", "r#\"", "\"#", "<<EOF\n",
        "EOF", "<<~A", "--",
        "(*", "*)", "{-", "-}", "[==[", "]==]", "$ ls", "+ a", "- b", "%", "<%", "%>", "```", "é",
        "→", "日本",
    ]

    @Test(arguments: Language.all.map(\.aliases[0]))
    func `Tokens of any text are in order, do not overlap and end between scalars`(alias: String)
        throws
    {
        let language = try #require(Language.named(alias))
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 0...25, using: &generator)).compactMap { _ in
                Self.pieces.randomElement(using: &generator)
            }.joined()
            let bytes = Array(text.utf8)
            var end = 0
            for token in language.tokens(of: text) {
                #expect(
                    end <= token.range.lowerBound && !token.range.isEmpty,
                    "\(text.debugDescription)"
                )
                end = token.range.upperBound
                try #require(end <= bytes.count, "\(text.debugDescription)")
                let bounds = [token.range.lowerBound, end]
                #expect(
                    bounds.allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 },
                    "\(text.debugDescription)"
                )
            }
        }
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "\"", "'", "\\", "/*", "(*", "#", "r#", "r##\"#", "<a b='", "<script>", "<<A\n", "/ ",
            "(/", "'\\", "   /",
            "$ \\\n", "${", "[=", "{{", "```\n", "a   ", "\\\n", "é→", "<%", "$",
        ]
    )
    func `Tokens of any text are found in time linear in its length`(piece: String) {
        let text = String(repeating: piece, count: 20_000 / piece.utf8.count)
        for language in Language.all {
            let time = ContinuousClock().measure { _ = language.tokens(of: text) }
            // A debug build on a busy machine takes 0.06 s, and quadratic time would be many seconds.
            #expect(time < .seconds(3), "\(language.name)")
        }
    }
}
