/// A parser of JSON with comments and trailing commas, as programs of Microsoft and Zed write it.
///
/// Of two values of one key the last counts, as in ECMAScript.
struct JSONParser {
    private var scanner: TextScanner
    /// The text has comments or trailing commas.
    private var isLoose = false

    static func parse(
        _ text: String,
        file: String
    ) throws(SyntaxError) -> (root: SourceNode, isLoose: Bool) {
        var parser = JSONParser(scanner: TextScanner(text, file: file))
        try parser.skipSpace()
        let root = try parser.value(depth: 0)
        try parser.skipSpace()
        if !parser.scanner.isAtEnd {
            throw parser.scanner.error("unexpected text after the value")
        }
        return (root, parser.isLoose)
    }

    private mutating func skipSpace() throws(SyntaxError) {
        while true {
            scanner.skip(while: \.isSpace)
            if scanner.skip("//") {
                isLoose = true
                scanner.skip { $0 != "\n" }
            } else if scanner.begins(with: "/*") {
                isLoose = true
                guard scanner.take(to: "*/") != nil else {
                    throw scanner.error("unterminated comment")
                }
            } else {
                return
            }
        }
    }

    private mutating func value(depth: Int) throws(SyntaxError) -> SourceNode {
        try scanner.checkDepth(depth)
        let location = scanner.location
        switch scanner.next {
        case "{":
            return try scanner.node(.mapping(members(depth: depth)), at: location)
        case "[":
            return try scanner.node(.sequence(items(depth: depth)), at: location)
        case "\"":
            return try scanner.quoted(string(), at: location)
        default:
            let word = scanner.take(while: Self.isOfWord)
            if word.isEmpty { throw scanner.error("missing value") }
            return try scanner.node(.scalar(word, .plain), at: location)
        }
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic
            || ("0"..."9").contains(scalar)
            || "+-.".unicodeScalars.contains(scalar)
    }

    private mutating func members(
        depth: Int
    ) throws(SyntaxError) -> [(key: SourceNode, value: SourceNode)] {
        var draft = MappingDraft()
        var endsWithComma = false
        scanner.advance()
        while true {
            try skipSpace()
            if scanner.skip("}") {
                isLoose = isLoose || endsWithComma
                return draft.pairs
            }
            let location = scanner.location
            guard scanner.next == "\"" else {
                throw scanner.error("missing key in quotes")
            }
            let name = try string()
            let key = try scanner.quoted(name, at: location)
            try skipSpace()
            guard scanner.skip(":") else {
                throw scanner.error("missing ':' after the key")
            }
            try skipSpace()
            draft.set(key, name, to: try value(depth: depth + 1))
            try skipSpace()
            endsWithComma = try scanner.skipComma(before: "}")
        }
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> [SourceNode] {
        var items: [SourceNode] = []
        var endsWithComma = false
        scanner.advance()
        while true {
            try skipSpace()
            if scanner.skip("]") {
                isLoose = isLoose || endsWithComma
                return items
            }
            items.append(try value(depth: depth + 1))
            try skipSpace()
            endsWithComma = try scanner.skipComma(before: "]")
        }
    }

    private mutating func string() throws(SyntaxError) -> String {
        scanner.advance()
        var text = String.UnicodeScalarView()
        while let scalar = scanner.next, scalar != "\n" {
            scanner.advance()
            switch scalar {
            case "\"": return String(text)
            case "\\": text.append(try escape())
            default: text.append(scalar)
            }
        }
        throw scanner.error("unterminated string")
    }

    private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
        guard let letter = scanner.next else { throw scanner.error("unknown escape") }
        scanner.advance()
        if let scalar = TextScanner.escaped(letter) { return scalar }
        switch letter {
        case "/": return letter
        case "u": return try unicodeEscape()
        default: throw scanner.error("unknown escape")
        }
    }

    /// The scalar of one escape, or of a surrogate pair in two.
    private mutating func unicodeEscape() throws(SyntaxError) -> Unicode.Scalar {
        let unit = try scanner.hexDigits(4)
        guard (0xD800..<0xDC00).contains(unit), scanner.skip("\\u") else {
            return Unicode.Scalar(unit) ?? "\u{FFFD}"
        }
        let low = try scanner.hexDigits(4)
        guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
        let value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
