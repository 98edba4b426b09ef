extension Color {
    /// Reads a complete absolute CSS colour and nothing else; whitespace and comments around it are allowed.
    ///
    /// Hex, the 148 names, `transparent`, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color() are known.
    /// Whatever has no fixed value is refused: currentcolor, system colours, var(), calc(), color-mix(), relative
    /// colours.
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
}

/// A strict parser of absolute CSS colours.
///
/// Source: CSS Color 4, §4 to §10, without what has no fixed value (var(), relative colours, system colours …) and
/// without the leniency of browsers (unclosed functions, escapes).
struct ColorParser {
    var scanner: ByteScanner
    /// The first component of a function as it was written, if it is a number.
    var lightness: Double?

    init(_ text: String) {
        scanner = ByteScanner(text)
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

    private mutating func parseValue() throws(ParsingFailure) -> Color {
        if scanner.consume("#") { return try parseHex() }
        guard scanner.isAtName else { throw notAColor() }
        let start = scanner.position
        let name = scanner.name()
        if scanner.isAt("\\") { throw escapeFailure }
        if scanner.consume("(") {
            return try parseFunction(name, at: start)
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

    func failure(_ message: String, at offset: Int? = nil, suggestion: String? = nil)
        -> ParsingFailure
    {
        ParsingFailure(offset: offset ?? scanner.position, message: message, suggestion: suggestion)
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
        throw unknownKeyword(name, at: start)
    }

    private mutating func unknownKeyword(_ name: String, at start: Int) -> ParsingFailure {
        let lower = name.lowercased()
        if let reason = ContextualValue.reason(againstKeyword: lower) {
            return failure(reason, at: start)
        }
        if ColorFunction.named[name.keyword] != nil || name.keyword == "color" {
            let isSpaced = (try? scanner.skipBlanks()) != nil && scanner.isAt("(")
            let problem =
                isSpaced
                ? "no space is allowed before the parenthesis" : "the components are missing"
            return failure("'\(lower)' is a function: \(problem)", at: start)
        }
        let suggestion =
            Spelling.hex(for: name) ?? Spelling.nearest(to: lower, among: NamedColors.names)
        return failure("'\(name.shortened)' is not a colour", at: start, suggestion: suggestion)
    }
}

/// The reason why a text is not an absolute CSS colour, with its column.
public struct ColorParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The column of the error: 1-based, in characters of the text.
    public let column: Int
    /// The problem: starts in lower case, without a full stop.
    public let message: String
    /// The text that was probably meant, if known.
    public let suggestion: String?

    /// The message with its column and the suggestion.
    public var description: String {
        let hint = suggestion.map { ", did you mean '\($0)'?" } ?? ""
        return "column \(column): \(message)\(hint)"
    }

    init(_ failure: ParsingFailure, in text: String) {
        column = String(decoding: text.utf8.prefix(failure.offset), as: UTF8.self).count + 1
        message = failure.message
        suggestion = failure.suggestion
    }
}

struct ParsingFailure: Error {
    let offset: Int
    let message: String
    var suggestion: String?
}
