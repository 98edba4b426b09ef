import SourceText

/// Walks through a text scalar by scalar, and knows the line and the column.
struct TextScanner {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var index = 0
    private var line = 1
    private var column = 1
    /// How many values may still be made.
    private var nodes = YAMLParser.nodeLimit

    init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
        self.file = file
    }

    var isAtEnd: Bool { index >= scalars.count }
    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }

    func begins(with text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < scalars.count {
            if scalars[index] == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
            index += 1
        }
    }

    /// Goes behind a text if it stands here.
    mutating func skip(_ text: String) -> Bool {
        guard begins(with: text) else { return false }
        advance(text.unicodeScalars.count)
        return true
    }

    mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
        while let scalar = next, isSkipped(scalar) { advance() }
    }

    /// The text up to the first scalar that is not taken.
    mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        skip(while: isTaken)
        return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    /// The text up to `end`, which is skipped; nil where it does not come.
    mutating func take(to end: String) -> String? {
        let start = index
        while !isAtEnd {
            if begins(with: end) {
                let text = String(String.UnicodeScalarView(scalars[start..<index]))
                advance(end.unicodeScalars.count)
                return text
            }
            advance()
        }
        return nil
    }

    func error(_ message: String, help: String = "check the syntax there") -> YAMLParsingError {
        YAMLParsingError(message: message, help: help, location: location)
    }

    /// Makes a node at a place, as long as the file has not too many or too deep ones.
    mutating func node(
        _ content: SourceNode.Content,
        at location: SourceLocation
    ) throws(YAMLParsingError) -> SourceNode {
        nodes -= 1
        if nodes < 0 {
            throw error(
                "the file has more than \(YAMLParser.nodeLimit) values",
                help: "write fewer"
            )
        }
        return SourceNode(content: content, location: location)
    }

    func checkDepth(_ depth: Int) throws(YAMLParsingError) {
        if depth > YAMLParser.depthLimit {
            throw error(
                "values are nested more than \(YAMLParser.depthLimit) deep",
                help: "look for brackets that are not closed"
            )
        }
    }

    /// The scalar of an escape's hex digits, which are skipped: `count` digits, no half of a pair.
    mutating func hexDigits(_ count: Int) throws(YAMLParsingError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = next.flatMap({ Character($0).hexDigitValue }) else {
                throw error("an escape has too few hex digits")
            }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }
}

extension Unicode.Scalar {
    var isBlank: Bool { self == " " || self == "\t" }
    var isLineEnd: Bool { self == "\n" || self == "\r" }
    var isSpace: Bool { isBlank || isLineEnd }
}

/// A mapping under construction: a later value of a key takes the place of an earlier one.
struct MappingDraft {
    private(set) var pairs: [(key: SourceNode, value: SourceNode)] = []
    private var indices: [String: Int] = [:]

    subscript(key: String) -> SourceNode? { indices[key].map { pairs[$0].value } }

    mutating func set(_ key: SourceNode, _ name: String, to value: SourceNode) {
        if let index = indices[name] {
            pairs[index] = (key, value)
        } else {
            indices[name] = pairs.count
            pairs.append((key, value))
        }
    }
}
