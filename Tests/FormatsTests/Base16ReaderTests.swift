import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@Suite("A base16 scheme")
struct Base16ReaderTests {
    /// The lines of sixteen slots, each grey of its number, written by `format`.
    private static func slots(
        _ indent: String = "  ",
        count: Int = 16,
        _ format: (String) -> String = { "\"#\($0)\"" }
    )
        -> String
    {
        (0..<count).map { number in
            let digit = String(number, radix: 16, uppercase: true)
            let name = (number < 16 ? "0" : "") + digit
            let grey = String(repeating: number < 16 ? "\(digit)\(digit)" : digit, count: 3)
                .lowercased()
            return "\(indent)base\(name): \(format(grey))\n"
        }.joined()
    }

    private static func scheme(
        _ head: String = "system: base16\nname: Grey",
        _ slots: String = slots()
    ) -> String {
        "\(head)\npalette:\n\(slots)"
    }

    @Test func `A base16 scheme in its present form has name, author and variant`() throws {
        let (read, findings) = SampleTheme.document(
            Self.scheme("system: base16\nname: Grey Été\nauthor: A\ndescription: D\nvariant: dark"),
            file: "grey.yaml"
        )
        let document = try #require(read)
        #expect(findings.isEmpty)
        #expect(document.format == "base16")
        #expect([document.name, document.author, document.description] == ["Grey Été", "A", "D"])
        #expect(document.appearance.scheme?.value == .dark)
        #expect(document.appearance.palette.names.count == 16)
    }

    @Test func `A base16 scheme in its older form has its colours at the top`() throws {
        let (read, findings) = SampleTheme.document(
            "scheme: \"Old Grey\"\nauthor: \"A\"\n\(Self.slots(""))"
        )
        let document = try #require(read)
        #expect(findings.isEmpty)
        #expect(document.name == "Old Grey")
        #expect(
            document.resolve().theme?.defaultMode.palette["base0F"]?.color
                == (try Color(parsing: "#fff"))
        )
    }

    @Test(arguments: ["#", ""], ["\"", "'", ""])
    func `A base16 colour may have '#' and quotes, or neither`(sign: String, quote: String) throws {
        // An unquoted # begins a comment; the other five are what files have.
        guard !(sign == "#" && quote.isEmpty) else { return }
        let theme = try SampleTheme.theme(
            Self.scheme("name: G", Self.slots { "\(quote)\(sign)\($0)\(quote)" })
        )
        #expect(theme.defaultMode.palette["base0A"]?.color == (try Color(parsing: "#aaaaaa")))
        #expect(theme.defaultMode[.text]?.color == (try Color(parsing: "#555555")))
    }

    @Test func `A base16 scheme may write its slots in lower case`() throws {
        let theme = try SampleTheme.theme(
            Self.scheme("name: G", Self.slots().replacing("base0A", with: "base0a"))
        )
        #expect(theme.defaultMode.palette["base0A"]?.color == (try Color(parsing: "#aaaaaa")))
    }

    @Test(arguments: [
        ("background", "00"), ("code-background", "00"), ("surface", "11"), ("selection", "22"),
        ("syntax-comment", "33"),
        ("text-muted", "44"), ("text", "55"), ("syntax-variable", "88"), ("syntax-tag", "88"),
        ("syntax-deleted", "88"),
        ("danger", "88"), ("syntax-number", "99"), ("syntax-constant", "99"), ("syntax-type", "aa"),
        ("highlight", "aa"),
        ("warning", "aa"), ("syntax-string", "bb"), ("syntax-inserted", "bb"), ("success", "bb"),
        ("info", "cc"),
        ("syntax-function", "dd"), ("heading", "dd"), ("link", "dd"), ("primary", "dd"),
        ("focus", "dd"),
        ("syntax-keyword", "ee"), ("accent", "ee"),
    ])
    func `A base16 scheme gives each role the colour that its guide gives it`(
        role: String,
        grey: String
    ) throws {
        let theme = try SampleTheme.theme(Self.scheme())
        let expected = try Color(parsing: "#\(grey)\(grey)\(grey)")
        #expect(theme.defaultMode.colors[role]?.color == expected)
        #expect(theme.defaultMode.colors[role]?.origin == .declared)
    }

    @Test(arguments: ["base00", "base05", "base08", "base0F"])
    func `A base16 scheme without one of its colours is a finding, and the rest is read`(
        slot: String
    ) throws {
        let lines = Self.slots().split(separator: "\n").filter { !$0.contains(slot) }.joined(
            separator: "\n"
        )
        let (document, findings) = SampleTheme.document(Self.scheme("name: G", lines))
        #expect(findings.map(\.rule) == [.missingRole])
        #expect(findings.first?.message == "the scheme has no '\(slot)'")
        #expect(findings.first?.severity == .error)
        #expect(document?.format == "base16")
        let mode = try #require(document?.resolve().theme?.defaultMode)
        #expect(mode.palette[slot]?.isKnown == false)
        #expect(mode.palette["base0A"]?.isKnown == true)
    }

    @Test(
        arguments: [
            ("#aaaaaa", "must stand in quotes", 10), ("\"#aaa\"", "", nil),
            ("\"aaa\"", "did you mean '#aaa'?", 12),
            ("\"#aaaaag\"", "", 18), ("[a]", "a single value", 11),
            ("\"{palette.base00}\"", "", 12),
            ("nocolour", "", 11),
        ] as [(String, String, Int?)]
    )
    func `A wrong colour of a base16 scheme is an error at its column`(
        value: String,
        help: String,
        column: Int?
    ) throws {
        let lines = Self.slots().replacing("\"#aaaaaa\"", with: value)
        let (document, findings) = SampleTheme.document(Self.scheme("name: G", lines))
        #expect(findings.count == (column == nil ? 0 : 1), "\(findings)")
        if let column {
            #expect(findings.first?.severity == .error || findings.first?.rule == .wrongType)
            #expect(findings.first?.location?.line == 13)
            #expect(findings.first?.location?.column == column)
            let words = [findings.first?.message, findings.first?.help].compactMap(\.self).joined(
                separator: " "
            )
            #expect(words.contains(help), "\(words)")
            #expect(document?.resolve().theme?.defaultMode[.warning]?.isKnown == false)
        }
    }

    @Test(arguments: [
        "colors: { background: \"#fff\", text: \"{palette.base00}\" }", "extends: keystone",
    ])
    func `A file with slots of base16 and its own roles or base is a native theme`(line: String)
        throws
    {
        let (document, findings) = SampleTheme.document("\(line)\n\(Self.scheme("name: G"))")
        #expect(findings.isEmpty)
        #expect(document?.format == "native")
    }

    @Test func `A scheme with eight more slots is base24, and fewer are not missed`() throws {
        let head = "system: base24\nname: G"
        let whole = try SampleTheme.theme(
            Self.scheme(head, Self.slots(count: 24) { "\"#\(String(($0 + $0 + $0).prefix(6)))\"" })
        )
        #expect(whole.format == "base24")
        #expect(whole.defaultMode.palette.count == 24)
        let short = try SampleTheme.theme(Self.scheme(head))
        let pairs = [
            ("base10", "base00"), ("base11", "base00"), ("base12", "base08"), ("base13", "base0A"),
            ("base14", "base0B"),
            ("base15", "base0C"), ("base16", "base0D"), ("base17", "base0E"),
        ]
        for (slot, fallback) in pairs {
            #expect(
                short.defaultMode.palette[slot]?.color
                    == short.defaultMode.palette[fallback]?.color,
                "\(slot)"
            )
        }
    }

    @Test func `A scheme with a slot of base24 is base24 without saying so`() throws {
        let theme = try SampleTheme.theme(
            Self.scheme("name: G", Self.slots() + "  base10: \"010203\"\n")
        )
        #expect(theme.format == "base24")
        #expect(theme.defaultMode.palette["base10"]?.color == (try Color(parsing: "#010203")))
    }

    @Test(arguments: ["base10", "base12", "base17"], ["", "system: base16\n"])
    func `Any single slot of base24 makes a scheme base24`(slot: String, head: String) throws {
        let (document, findings) = SampleTheme.document(
            Self.scheme("\(head)name: G", Self.slots() + "  \(slot): \"010203\"\n")
        )
        #expect(findings.isEmpty)
        #expect(document?.format == "base24")
        #expect(
            document?.resolve().theme?.defaultMode.palette[slot]?.color
                == (try Color(parsing: "#010203"))
        )
    }

    @Test(arguments: [
        (
            "variant: Light", "'variant' is 'Light', and not one of light, dark",
            "did you mean 'light'?"
        ),
        (
            "variant: dusk", "'variant' is 'dusk', and not one of light, dark",
            "write one of these words"
        ),
        (
            "system: base32", "'system' is 'base32', and not one of base16, base24",
            "did you mean 'base16'?"
        ),
        (
            "author: [a, b]", "'author' is a list, where a single value is expected",
            "write a single value"
        ),
    ])
    func `A base16 scheme reports every key and value that it does not know`(
        line: String,
        message: String,
        help: String
    ) {
        let (document, findings) = SampleTheme.document(Self.scheme("name: G\n\(line)"))
        #expect(document?.format == "base16")
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(\.help) == [help])
        #expect(findings.first?.location?.line == 2)
    }

    @Test func `A base16 scheme names the palette colours that it leaves out`() {
        let lines = Self.slots() + "  accent: \"010203\"\n  base18: \"010203\"\n"
        let findings = SampleTheme.document(Self.scheme("name: G", lines)).findings
        #expect(
            findings.map(\.message)
                == ["accent", "base18"].map { "'\($0)' is not a key of a scheme's palette" }
        )
        #expect(findings.compactMap(\.location?.line) == [19, 20])
    }

    @Test func `A slot written in both cases is an error, because one is left out`() {
        let findings = SampleTheme.document(
            Self.scheme("name: G", Self.slots() + "  base0a: \"010203\"\n")
        ).findings
        #expect(findings.map(\.message) == ["the palette colour 'base0A' is there twice"])
        #expect(findings.first?.location?.line == 19)
    }
}
