/// A name in a text that stands for something else: `var(--ink, red)`, `theme(--ink / 50%)`, `{palette.ink}`, `@ink`.
struct NameReference {
    let name: ColorName
    /// The text that counts where the name is unknown.
    private(set) var fallback: ByteScanner?
    /// The alpha that `theme()` of Tailwind CSS takes after a slash.
    private(set) var alpha: ByteScanner?

    private static let functions: Set = ["var", "theme", "--theme"]

    /// Steps over the reference at the position, or else over the token there, which gives nil.
    static func read(
        _ scanner: inout ByteScanner,
        hasAliases: Bool
    ) throws(ParsingFailure) -> NameReference? {
        let start = scanner.position
        if scanner.isAt("/"), scanner.peek(1) == UInt8(ascii: "*") {
            try scanner.skipBlanks()
            return nil
        }
        if scanner.isAtString {
            scanner.skipString()
            return nil
        }
        if hasAliases, scanner.consume("{") {
            let path = try scanner.text(upTo: "}", from: start)
            return NameReference(name: .alias(path))
        }
        if hasAliases, scanner.consume("@") || scanner.consume("$") {
            return scanner.isAtName ? NameReference(name: .variable(scanner.name())) : nil
        }
        let isName = scanner.isAtName
        guard scanner.consume("#") || scanner.peek().continuesName else {
            scanner.position += 1
            return nil
        }
        let word = scanner.name().keyword
        guard isName, functions.contains(word), scanner.consume("(") else {
            return nil
        }
        return try NameReference(arguments: &scanner, of: word, at: start)
    }

    private init(name: ColorName) {
        self.name = name
    }

    /// Reads what follows the opening parenthesis.
    private init(arguments scanner: inout ByteScanner, of function: String, at start: Int)
        throws(ParsingFailure)
    {
        try scanner.skipBlanks()
        let place = scanner.position
        let quote = function == "var" ? nil : scanner.quote()
        let word = function == "var" ? scanner.name() : scanner.path()
        guard !word.isEmpty, word != "--" else {
            throw ParsingFailure(offset: place, message: "\(function)() needs a name first")
        }
        name = Self.name(of: word)
        try scanner.skipBlanks()
        if function != "var", scanner.consume("/") {
            alpha = try scanner.argument(of: function, at: start, upToComma: true, before: quote)
        }
        if let quote {
            guard scanner.consume(quote) else {
                throw ParsingFailure(offset: place, message: "unterminated string")
            }
            try scanner.skipBlanks()
        }
        if scanner.consume(",") {
            fallback = try scanner.argument(of: function, at: start, upToComma: false)
        }
        guard !scanner.consume(")") else { return }
        if scanner.isAtEnd {
            throw ParsingFailure.unclosed(function, at: start)
        }
        throw ParsingFailure(
            offset: scanner.position,
            message: "a comma or a closing parenthesis is missing after \(word)"
        )
    }
}

extension NameReference {
    /// The name of a word; `colors.red.500` of Tailwind CSS 3 is the property `--color-red-500` of Tailwind CSS 4.
    private static func name(of word: String) -> ColorName {
        if word.hasPrefix("--") {
            return .property(word)
        }
        var parts = word.split(separator: ".")
        guard parts.count > 1 else {
            return .variable(word)
        }
        if parts[0] == "colors" {
            parts[0] = "color"
        }
        if parts.last == "DEFAULT" {
            parts.removeLast()
        }
        return .property("--" + parts.joined(separator: "-"))
    }
}

extension ByteScanner {
    /// Steps over a quotation mark.
    fileprivate mutating func quote() -> Unicode.Scalar? {
        for quote: Unicode.Scalar in ["'", "\""] where consume(quote) {
            return quote
        }
        return nil
    }

    /// Names with dots between them.
    fileprivate mutating func path() -> String {
        var path = name()
        while isAt("."), peek(1).continuesName {
            position += 1
            path += "." + name()
        }
        return path
    }

    /// The name before a closing brace, which is stepped over.
    fileprivate mutating func text(upTo end: Unicode.Scalar, from start: Int)
        throws(ParsingFailure) -> String
    {
        let first = position
        while !isAtEnd, !isAt(end), !isAt("{"), !isAt(";") {
            position += 1
        }
        let words = String(decoding: bytes[first..<position], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        guard consume(end), !words.isEmpty else {
            throw ParsingFailure(offset: start, message: "the alias needs a name in braces")
        }
        return words.joined(separator: " ")
    }

    /// The text before the closing parenthesis, or a comma before it, neither of which is stepped over.
    fileprivate mutating func argument(
        of function: String,
        at start: Int,
        upToComma: Bool,
        before quote: Unicode.Scalar? = nil
    ) throws(ParsingFailure) -> ByteScanner {
        let first = position
        if let quote {
            while !isAtEnd, !isAt(quote) {
                position += 1
            }
            return ByteScanner(bytes: bytes[first..<position])
        }
        try skipArgument(upToComma: upToComma)
        guard !isAtEnd else {
            throw ParsingFailure.unclosed(function, at: start)
        }
        return ByteScanner(bytes: bytes[first..<position])
    }
}

extension ParsingFailure {
    fileprivate static func unclosed(_ function: String, at start: Int) -> ParsingFailure {
        ParsingFailure(
            offset: start,
            message: "the closing parenthesis of \(function)() is missing"
        )
    }
}
