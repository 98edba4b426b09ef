/// A ``Syntax`` as ``CodeLexer`` needs it: a byte decides what may begin there.
struct LexerTable: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        static let blank = Traits(rawValue: 1 << 0)
        static let opensSpan = Traits(rawValue: 1 << 1)
        static let sign = Traits(rawValue: 1 << 2)
        static let digit = Traits(rawValue: 1 << 3)
        static let word = Traits(rawValue: 1 << 4)
        static let other = Traits(rawValue: 1 << 5)
    }

    let syntax: Syntax
    let traits: [Traits]
    private let words: [String: CodeToken.Kind]
    private let lineWords: [String: CodeToken.Kind]
    private let longestWord: Int
    /// The indices of the spans that a byte may begin.
    let spansByFirst: [[Int]]
    let hereDocument: [UInt8]

    init(_ syntax: Syntax) {
        self.syntax = syntax
        var words: [String: CodeToken.Kind] = [:]
        for (kind, list) in [
            (CodeToken.Kind.keyword, syntax.keywords), (.constant, syntax.constants),
            (.type, syntax.types),
        ] {
            for word in list.split(whereSeparator: \.isWhitespace) {
                words[String(word)] = kind
            }
        }
        let lineWords = syntax.lineKeywords.split(whereSeparator: \.isWhitespace).map {
            (String($0), CodeToken.Kind.keyword)
        }
        self.words = words
        self.lineWords = Dictionary(uniqueKeysWithValues: lineWords)
        longestWord = (Array(words.keys) + lineWords.map(\.0)).map(\.utf8.count).max() ?? 0
        hereDocument = Array((syntax.hereDocument ?? "").utf8)
        var spans = [[Int]](repeating: [], count: 256)
        for (index, span) in syntax.spans.enumerated() {
            if let first = span.first {
                spans[Int(first)].append(index)
            }
        }
        spansByFirst = spans
        traits = (0...255).map { Self.traits(of: UInt8($0), syntax, opensSpan: !spans[$0].isEmpty) }
    }

    private static func traits(of byte: UInt8, _ syntax: Syntax, opensSpan: Bool) -> Traits {
        var traits = opensSpan ? Traits.opensSpan : []
        if byte.isBlank || byte.isLineEnd {
            traits.insert(.blank)
        }
        if byte.isDigit { traits.insert([.digit, .word]) }
        if byte.isLetter || syntax.wordSigns.utf8.contains(byte) {
            traits.insert(.word)
        }
        if !byte.isASCII { traits.insert(.other) }
        if byte == UInt8(ascii: "'"), syntax.hasCharacters {
            traits.insert(.other)
        }
        if byte == UInt8(ascii: "/"), syntax.hasRegExps {
            traits.insert(.other)
        }
        if byte == syntax.hereDocument?.utf8.first {
            traits.insert(.other)
        }
        if syntax.signs[Unicode.Scalar(byte)] != nil {
            traits.insert(.sign)
        }
        return traits
    }

    /// The kind of a word by itself; nil for a word in no list.
    func kind(of word: ArraySlice<UInt8>, beginsLine: Bool) -> CodeToken.Kind? {
        guard word.count <= longestWord else { return nil }
        var text = String(decoding: word, as: UTF8.self)
        if syntax.ignoresCase { text = text.lowercased() }
        return words[text] ?? (beginsLine ? lineWords[text] : nil)
    }
}

extension UInt8 {
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 0x0B || self == 0x0C
    }
    var isLineEnd: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }
    var isDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
    var isCapital: Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
    var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || isCapital
    }
    var isASCII: Bool { self < 0x80 }
}
