/// A strict parser of absolute CSS colours: one complete colour and nothing else.
///
/// Source: CSS Color 4, §4 to §10, without what has no fixed value (var(), relative colours, system colours …) and without the
/// leniency of browsers (unclosed functions, escapes).
struct ColorParser {
    var scanner: ByteScanner
    /// The first component as it was written, where a function was read and it is a number.
    var lightness: Double?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        scanner = ByteScanner(bytes)
    }

    /// The colour of the whole text.
    mutating func parse() throws(ParsingFailure) -> Color {
        try scanner.skipBlanks()
        guard !scanner.isAtEnd else { throw failure("a colour is missing") }
        let color = try parseValue()
        try scanner.skipBlanks()
        guard scanner.isAtEnd else { throw failure("unexpected \(quotedCharacter) after the colour") }
        return color
    }

    private mutating func parseValue() throws(ParsingFailure) -> Color {
        if scanner.consume("#") { return try parseHex() }
        guard scanner.isAtName else { throw notAColor() }
        let start = scanner.position
        let name = scanner.name()
        if scanner.peek() == UInt8(ascii: "\\") { throw escapeFailure }
        if scanner.consume("(") { return try parseFunction(name, at: start) }
        return try parseKeyword(name, at: start)
    }

    /// The trouble when the text begins like no colour at all.
    private mutating func notAColor() -> ParsingFailure {
        let start = scanner.position
        if scanner.peek() == UInt8(ascii: "\\") { return escapeFailure }
        let run = scanner.name()
        guard !run.isEmpty else { return failure("unexpected \(quotedCharacter)", at: start) }
        let text = String(decoding: run, as: UTF8.self)
        return failure("'\(text.shortened)' is not a colour", at: start, suggestion: Suggestion.hex(for: text))
    }

    var escapeFailure: ParsingFailure {
        failure("escapes are not allowed in a colour")
    }

    /// The character at the position in quotes, or words for the end.
    var quotedCharacter: String {
        scanner.character.map { "'\($0)'" } ?? "end"
    }

    /// Trouble at the position, or at `offset`.
    func failure(_ message: String, at offset: Int? = nil, suggestion: String? = nil) -> ParsingFailure {
        ParsingFailure(offset: offset ?? scanner.position, message: message, suggestion: suggestion)
    }
}

extension Color {
    /// Reads a complete absolute CSS colour and nothing else; whitespace and comments around it are allowed.
    ///
    /// Hex, the 148 names, `transparent`, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color() are known. Whatever has
    /// no fixed value is refused: currentcolor, system colours, var(), calc(), color-mix(), relative colours.
    /// - Throws: ``ColorParsingError`` with the column of the first character that cannot be.
    public init(parsing text: String) throws(ColorParsingError) {
        var copy = text
        let result = copy.withUTF8 { bytes in
            var parser = ColorParser(bytes)
            return Result { () throws(ParsingFailure) in try parser.parse() }
        }
        switch result {
        case .success(let color): self = color
        case .failure(let failure): throw ColorParsingError(failure, in: text)
        }
    }
}
