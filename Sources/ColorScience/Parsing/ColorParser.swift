extension Color {
    /// Reads a complete absolute CSS colour and nothing else; whitespace and comments around it are allowed.
    ///
    /// Hex, the 148 names, `transparent`, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color() are known.
    /// Whatever is computed or has no fixed value is refused: color-mix(), calc(), relative colours, var(),
    /// currentcolor, system colours.
    ///
    /// - Throws: ``ColorParsingError`` with the column of the first character that cannot be.
    public init(parsing text: String) throws(ColorParsingError) {
        var parser = ColorParser(text)
        do throws(ParsingFailure) {
            self = try parser.parse()
        } catch {
            throw ColorParsingError(error, in: text)
        }
    }

    /// Reads a colour where none is no mistake; nil for any other text.
    ///
    /// The name that a wrong one is nearest to takes longer to find than all else.
    package init?(ifIn text: String) {
        var parser = ColorParser(text)
        parser.suggestsNames = false
        guard let color = try? parser.parse() else { return nil }
        self = color
    }
}

/// A strict parser of absolute CSS colours.
///
/// Source: CSS Color 4, §4 to §10, without the leniency of browsers (unclosed functions, escapes); in a scope also
/// CSS Color 5.
struct ColorParser {
    var scanner: ByteScanner
    /// The first component of a function as it was written, if it is a number.
    var lightness: Double?
    /// The surroundings; nil where only absolute colours are read.
    let scope: ColorScope?
    /// The channels of the colour that a relative colour starts from, and its alpha, by their keywords.
    var channels: [String: Double] = [:]
    /// The position is in a branch of light-dark() that does not count, so that any colour stands for those of a place.
    var isUnchosen = false
    /// An unknown name is followed by the one that was probably meant.
    fileprivate var suggestsNames = true
    /// The functions and parentheses around the position.
    private var depth = 0
    /// The colours that names stand for, by their positions.
    private let known: [Int: Color]

    private static let depthLimit = 64

    init(_ text: String) {
        scanner = ByteScanner(text)
        scope = nil
        known = [:]
    }

    init(_ text: ExpandedText, in scope: ColorScope) {
        scanner = ByteScanner(bytes: text.bytes)
        self.scope = scope
        known = text.colors
    }

    /// The position is at a colour that a name stands for.
    var isAtKnownColor: Bool { known[scanner.position] != nil }

    /// The position is within one function and no other.
    var isOutermost: Bool { depth == 1 }

    /// Reads the inside of a function or of parentheses.
    mutating func nested<Value>(
        at start: Int,
        _ read: (inout ColorParser) throws(ParsingFailure) -> Value
    ) throws(ParsingFailure) -> Value {
        guard depth < Self.depthLimit else {
            throw failure("more than \(Self.depthLimit) functions are nested", at: start)
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    mutating func parse() throws(ParsingFailure) -> Color {
        try scanner.skipBlanks()
        guard !scanner.isAtEnd else {
            throw failure("a colour is missing")
        }
        let color = try parseValue()
        try scanner.skipBlanks()
        guard scanner.isAtEnd else {
            throw failure("unexpected \(quotedCharacter) after the colour")
        }
        return color
    }

    /// A colour that begins here.
    mutating func parseValue() throws(ParsingFailure) -> Color {
        if let color = known[scanner.position] {
            scanner.position += 1
            return color
        }
        if scanner.consume("#") { return try parseHex() }
        guard scanner.isAtName else { throw notAColor() }
        let start = scanner.position
        let name = scanner.name()
        if scanner.isAt("\\") { throw escapeFailure }
        if scanner.consume("(") {
            return try nested(at: start) { parser throws(ParsingFailure) in
                try parser.parseFunction(name, at: start)
            }
        }
        return try parseKeyword(name, at: start)
    }

    private mutating func notAColor() -> ParsingFailure {
        let start = scanner.position
        if scanner.isAt("\\") { return escapeFailure }
        let name = scanner.name()
        guard !name.isEmpty else {
            return failure("unexpected \(quotedCharacter)", at: start)
        }
        return failure(
            "'\(name.shortened)' is not a colour",
            at: start,
            suggestion: Spelling.hex(for: name)
        )
    }

    var escapeFailure: ParsingFailure {
        failure("escapes are not allowed in a colour")
    }

    var quotedCharacter: String { scanner.character.map { "'\($0)'" } ?? "end" }

    func failure(
        _ message: String,
        at offset: Int? = nil,
        suggestion: String? = nil,
        kind: ColorParsingError.Kind = .notUnderstood
    ) -> ParsingFailure {
        ParsingFailure(
            offset: offset ?? scanner.position,
            message: message,
            suggestion: suggestion,
            kind: kind
        )
    }
}

extension ColorParser {
    /// The digits after "#": 3, 4, 6 or 8 of them.
    ///
    /// Source: CSS Color 4, §5.2.
    private mutating func parseHex() throws(ParsingFailure) -> Color {
        let start = scanner.position
        let text = scanner.name()
        if scanner.isAt("\\") { throw escapeFailure }
        var digits: [UInt8] = []
        for byte in text.utf8 {
            guard let digit = byte.hexDigitValue else {
                scanner.position = start + digits.count
                throw failure("\(quotedCharacter) is not a hexadecimal digit")
            }
            digits.append(digit)
        }
        switch digits.count {
        case 3, 4: return Self.color(digits.map { $0 * 17 })
        case 6, 8:
            return Self.color(
                stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
            )
        default:
            throw failure(
                "a hex colour has 3, 4, 6 or 8 digits, not \(digits.count)",
                at: start - 1
            )
        }
    }

    /// The colour of red, green, blue and perhaps alpha, each 0...255.
    private static func color(_ bytes: [UInt8]) -> Color {
        let color = Color(SRGB8(red: bytes[0], green: bytes[1], blue: bytes[2]))
        return bytes.count == 4 ? color.withAlpha(Double(bytes[3]) / 255) : color
    }

    /// A name without parentheses: a named colour or `transparent`.
    ///
    /// Source: CSS Color 4, §6.1 and §6.3.
    private mutating func parseKeyword(_ name: String, at start: Int) throws(ParsingFailure)
        -> Color
    {
        let keyword = name.keyword
        if let code = NamedColors.codes[keyword] {
            return Color(SRGB8(code: code))
        }
        if keyword == "transparent" {
            return Color(.black).withAlpha(0)
        }
        if isUnchosen, ContextualKeyword.isColor(keyword) {
            return Color(.black)
        }
        throw unknownKeyword(name, at: start)
    }

    private mutating func unknownKeyword(_ name: String, at start: Int) -> ParsingFailure {
        let lower = name.lowercased()
        if let reason = ContextualKeyword.reason(against: lower) {
            return failure(reason, at: start, kind: .noFixedValue)
        }
        if ColorFunction.named[name.keyword] != nil || name.keyword == "color" {
            let isSpaced = (try? scanner.skipBlanks()) != nil && scanner.isAt("(")
            let problem =
                isSpaced
                ? "no space is allowed before the parenthesis" : "the components are missing"
            return failure("'\(lower)' is a function: \(problem)", at: start)
        }
        var suggestion = Spelling.hex(for: name)
        if suggestion == nil, suggestsNames {
            suggestion = Spelling.nearest(to: lower, among: NamedColors.names)
        }
        return failure("'\(name.shortened)' is not a colour", at: start, suggestion: suggestion)
    }
}
