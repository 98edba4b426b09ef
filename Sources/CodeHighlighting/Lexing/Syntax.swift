/// The words and marks of a language, which are ASCII.
struct Syntax: Sendable {
    /// The rule for keys: words or strings before a `:` or `=`.
    enum Keys: Sendable {
        case never
        case always
        /// Before a `:` that a space or line end follows.
        case spaced
        case firstOnLine
    }

    enum Reading: Sendable {
        case code
        case markup
        /// Commands after prompts, and their output.
        case session
        case plain
    }

    var reading = Reading.code
    var keywords = "", constants = "", types = ""
    /// Keywords where a line begins, and plain words elsewhere.
    var lineKeywords = ""
    var ignoresCase = false
    /// Comments, strings and other pieces between marks; the first one that fits counts.
    var spans: [SpanRule] = []
    var hereDocument: String?
    /// The kind of a word by the sign before it.
    var signs: [Unicode.Scalar: CodeToken.Kind] = [:]
    /// The characters of words besides letters and digits.
    var wordSigns = "_"
    /// The kind of a word with a capital letter.
    var capitals: CodeToken.Kind? = .type
    /// The kind of the first word of a line.
    var firstWord: CodeToken.Kind?
    var keys = Keys.never
    /// A `'` quotes one character, or begins the name of a lifetime.
    var hasCharacters = false
    /// A `/` may begin a regular expression.
    var hasRegExps = false
}

/// A piece of code between two marks.
struct SpanRule: Sendable {
    enum Place: Sendable {
        case anywhere
        case afterBlank
        case firstOnLine
        case atColumnOne
    }

    let kind: CodeToken.Kind
    let open: [UInt8]
    /// Nil for the end of the line; empty where the piece is its first mark alone.
    var close: [UInt8]?
    var escape: UInt8?
    var place = Place.anywhere
    var spansLines = false
    var nests = false
    /// Without its second mark it is plain; else it goes on to the end of the line or text.
    var needsClose = false
    /// A byte that both marks repeat equally often, as `#` in `r##"…"##`, and the last parts of both marks.
    var fill: UInt8?
    var openEnd: [UInt8] = [], closeEnd: [UInt8] = []

    init(_ kind: CodeToken.Kind, _ open: String, _ close: String? = nil) {
        self.kind = kind
        self.open = Array(open.utf8)
        self.close = close.map { Array($0.utf8) }
    }

    var first: UInt8? { open.first ?? fill }
}

extension SpanRule {
    static func line(_ open: String, _ place: Place = .anywhere, as kind: CodeToken.Kind = .comment)
        -> SpanRule
    {
        var rule = SpanRule(kind, open)
        rule.place = place
        return rule
    }

    static func block(
        _ open: String,
        _ close: String,
        _ place: Place = .anywhere,
        nests: Bool = false,
        as kind: CodeToken.Kind = .comment
    ) -> SpanRule {
        var rule = SpanRule(kind, open, close)
        rule.place = place
        rule.nests = nests
        rule.spansLines = true
        return rule
    }

    static func string(_ quote: String, escape: Unicode.Scalar? = "\\", needsClose: Bool = false)
        -> SpanRule
    {
        string(quote, quote, escape: escape, needsClose: needsClose)
    }

    /// A string on one line, or another piece that its second mark must close.
    static func string(
        _ open: String,
        _ close: String,
        escape: Unicode.Scalar? = "\\",
        needsClose: Bool = true,
        as kind: CodeToken.Kind = .string
    ) -> SpanRule {
        var rule = SpanRule(kind, open, close)
        rule.escape = escape.map { UInt8(ascii: $0) }
        rule.needsClose = needsClose
        return rule
    }

    /// A name in brackets on one line, after a blank.
    static func name(_ open: String, _ close: String, as kind: CodeToken.Kind) -> SpanRule {
        var rule = string(open, close, escape: nil, as: kind)
        rule.place = .afterBlank
        return rule
    }

    /// A string that may have many lines.
    static func multiline(
        _ open: String,
        _ close: String? = nil,
        escape: Unicode.Scalar? = "\\",
        needsClose: Bool = false
    ) -> SpanRule {
        var rule = block(open, close ?? open, as: .string)
        rule.escape = escape.map { UInt8(ascii: $0) }
        rule.needsClose = needsClose
        return rule
    }

    /// A piece whose marks repeat a byte equally often, as `#` in `r##"…"##`.
    static func filled(
        _ open: String,
        _ fill: Unicode.Scalar,
        _ openEnd: String,
        _ close: String,
        _ closeEnd: String = "",
        as kind: CodeToken.Kind = .string
    ) -> SpanRule {
        var rule = block(open, close, as: kind)
        rule.fill = UInt8(ascii: fill)
        rule.openEnd = Array(openEnd.utf8)
        rule.closeEnd = Array(closeEnd.utf8)
        return rule
    }

    static let slashes: [SpanRule] = [.line("//"), .block("/*", "*/")]
    static let hash: [SpanRule] = [.line("#")]
    /// A `'` within prose is an apostrophe, unless another one follows on its line.
    static let quotes: [SpanRule] = [.string("\""), .string("'", needsClose: true)]
}
