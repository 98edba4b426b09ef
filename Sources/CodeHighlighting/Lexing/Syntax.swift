/// What a language looks like: its words and marks, which are ASCII.
struct Syntax: Sendable {
    /// When a word or string is a key, which stands before a `:` or `=`.
    enum Keys: Sendable {
        case never
        case always
        /// Before a `:` that a space or line end follows.
        case spaced
        /// Where it is the first word of a line.
        case firstOnLine
    }

    /// How a text is read.
    enum Reading: Sendable {
        case code
        case markup
        /// Commands behind prompts, and what they print.
        case session
        case plain
    }

    var reading = Reading.code
    /// Lists of words, with blanks between them.
    var keywords = "", constants = "", types = ""
    /// Keywords where a line begins, and plain words elsewhere.
    var lineKeywords = ""
    var ignoresCase = false
    /// Comments, strings and other pieces between marks; the first one that fits counts.
    var spans: [SpanRule] = []
    /// The mark before the name of a here document.
    var hereDocument: String?
    /// What a word is by the sign before it.
    var signs: [Unicode.Scalar: CodeToken.Kind] = [:]
    /// What a word may hold besides letters and digits.
    var wordSigns = "_"
    /// What a word with a capital letter is.
    var capitals: CodeToken.Kind? = .type
    /// What the first word of a line is.
    var firstWord: CodeToken.Kind?
    var keys = Keys.never
    /// Whether `'` quotes one character, or begins the name of a lifetime.
    var hasCharacters = false
    /// Whether `/` may begin a regular expression.
    var hasRegExps = false
}

/// A piece of code between two marks.
struct SpanRule: Sendable {
    /// Where it may begin.
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
    /// Whether it is plain without its second mark; else it goes on to the end of the line or text.
    var needsClose = false
    /// A byte that both marks repeat equally often, as `#` in `r##"…"##`, and the last parts of both marks.
    var fill: UInt8?
    var openEnd: [UInt8] = [], closeEnd: [UInt8] = []

    init(_ kind: CodeToken.Kind, _ open: String, _ close: String? = nil) {
        self.kind = kind
        self.open = Array(open.utf8)
        self.close = close.map { Array($0.utf8) }
    }

    /// The byte that it begins with.
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

    /// A string on one line.
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
    static func text(
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
