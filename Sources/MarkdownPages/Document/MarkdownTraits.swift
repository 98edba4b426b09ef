import SourceText

/// The constructs that a text may contain, found in one pass, so that most steps can be left out for most texts.
struct MarkdownTraits: OptionSet {
    let rawValue: Int

    static let controls = MarkdownTraits(rawValue: 1 << 0)
    static let tables = MarkdownTraits(rawValue: 1 << 1)
    static let taskLists = MarkdownTraits(rawValue: 1 << 2)
    static let strikethrough = MarkdownTraits(rawValue: 1 << 3)
    static let escapes = MarkdownTraits(rawValue: 1 << 4)
    static let bareLinks = MarkdownTraits(rawValue: 1 << 5)
    static let emails = MarkdownTraits(rawValue: 1 << 6)
    static let footnotes = MarkdownTraits(rawValue: 1 << 7)
    static let alerts = MarkdownTraits(rawValue: 1 << 8)
    static let manyBrackets = MarkdownTraits(rawValue: 1 << 9)
    static let isLong = MarkdownTraits(rawValue: 1 << 10)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ bytes: [UInt8]) {
        var traits = MarkdownTraits()
        var previous = UInt8(ascii: "\n")
        var brackets = 0
        var signs = 0
        for byte in bytes {
            if byte.isControl { traits.insert(.controls) }
            if !byte.isASCIIAlphanumeric && byte != UInt8(ascii: " ") { signs += 1 }
            if byte == UInt8(ascii: "[") { brackets += 1 }
            if let trait = Self.trait(of: byte, after: previous) { traits.insert(trait) }
            previous = byte
        }
        if brackets > HiddenBrackets.limit { traits.insert(.manyBrackets) }
        if signs > MarkdownText.signLimit { traits.insert(.isLong) }
        self = traits
    }

    private static func trait(of byte: UInt8, after previous: UInt8) -> MarkdownTraits? {
        switch (previous, byte) {
        case (UInt8(ascii: "|"), _), (_, UInt8(ascii: "|")), (UInt8(ascii: "-"), UInt8(ascii: ":")),
            (UInt8(ascii: ":"), UInt8(ascii: "-")):
            .tables
        case (UInt8(ascii: "["), UInt8(ascii: "^")): .footnotes
        case (UInt8(ascii: "["), UInt8(ascii: "!")): .alerts
        case (UInt8(ascii: " "), UInt8(ascii: "]")), (UInt8(ascii: "x"), UInt8(ascii: "]")),
            (UInt8(ascii: "X"), UInt8(ascii: "]")), (UInt8(ascii: "\t"), UInt8(ascii: "]")):
            .taskLists
        case (UInt8(ascii: "\\"), UInt8(ascii: "~")): [.escapes, .strikethrough]
        case (UInt8(ascii: "\\"), UInt8(ascii: "[")): .escapes
        case (_, UInt8(ascii: "~")): .strikethrough
        case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "w"), UInt8(ascii: ".")),
            (UInt8(ascii: "W"), UInt8(ascii: ".")):
            .bareLinks
        case (_, UInt8(ascii: "@")): .emails
        case (HiddenEscape.lead, HiddenEscape.tilde.rawValue),
            (HiddenEscape.lead, HiddenEscape.bracket.rawValue):
            .controls
        default: nil
        }
    }
}

extension UInt8 {
    /// A control character that is no white space.
    var isControl: Bool {
        self < 0x20 && !isSpace
    }

    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }

    var isLineEnd: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    var isDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    var isLetter: Bool {
        isASCIIAlphanumeric && !isDigit
    }

    /// A sign of ASCII; CommonMark counts all of them as punctuation.
    var isSign: Bool {
        (0x21...0x7E).contains(self) && !isASCIIAlphanumeric
    }
}
