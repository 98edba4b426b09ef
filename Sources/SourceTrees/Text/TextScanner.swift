import SourceText

/// A cursor that walks through a text scalar by scalar and makes nodes, within the limits of a tree.
///
/// Only a line feed ends a line, as ``LineStarts`` counts lines of all but YAML. So it is no `TextCursor`: that one ends
/// lines as browsers do, after a carriage return or form feed alone as well, and an edit would look for a value on
/// another line.
struct TextScanner {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var index = 0
    private var line = 1
    private var column = 1
    private var nodesLeft = TreeLimits.nodes

    init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
        self.file = file
    }

    var isAtEnd: Bool { index >= scalars.count }

    var next: Unicode.Scalar? {
        index < scalars.count ? scalars[index] : nil
    }

    var location: SourceLocation {
        SourceLocation(file: file, line: line, column: column)
    }

    func begins(with text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars)
    }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < scalars.count {
            if scalars[index] == "\n" {
                line += 1
                column = 1
            } else {
                column += 1
            }
            index += 1
        }
    }

    /// Goes past a text if it stands here.
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
        return text(from: start)
    }

    /// The text up to `end`, which is skipped; nil where it does not come.
    mutating func take(to end: String) -> String? {
        let start = index
        while !isAtEnd {
            if begins(with: end) {
                let text = text(from: start)
                advance(end.unicodeScalars.count)
                return text
            }
            advance()
        }
        return nil
    }

    private func text(from start: Int) -> String {
        String(String.UnicodeScalarView(scalars[start..<index]))
    }
}

extension TextScanner {
    func error(
        _ message: String,
        help: String = "check the syntax there"
    ) -> SyntaxError {
        SyntaxError(message: message, help: help, location: location)
    }

    /// A node at a place, as long as the file has not too many.
    mutating func node(
        _ content: SourceNode.Content,
        at location: SourceLocation
    ) throws(SyntaxError) -> SourceNode {
        nodesLeft -= 1
        guard nodesLeft >= 0 else { throw TreeLimits.tooManyValues(at: self.location) }
        return SourceNode(content: content, location: location)
    }

    mutating func quoted(
        _ text: String,
        at location: SourceLocation
    ) throws(SyntaxError) -> SourceNode {
        try node(.scalar(text, .quoted), at: location)
    }

    /// A text that begins at its place, without a quote before it.
    mutating func verbatim(
        _ text: String,
        at location: SourceLocation
    ) throws(SyntaxError) -> SourceNode {
        try node(.scalar(text, .verbatim), at: location)
    }

    func checkDepth(_ depth: Int) throws(SyntaxError) {
        guard depth > TreeLimits.depth else { return }
        throw error(
            "values are nested more than \(TreeLimits.depth) deep",
            help: "look for brackets that are not closed"
        )
    }

    /// Goes past a comma, which may be missing before the end of a list.
    @discardableResult
    mutating func skipComma(before end: Unicode.Scalar) throws(SyntaxError) -> Bool {
        if skip(",") { return true }
        if next == end { return false }
        throw error("missing ',' or '\(end)'")
    }

    /// The scalar that a letter after a backslash stands for in both JSON and TOML; nil for other letters.
    static func escaped(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
        switch letter {
        case "n": "\n"
        case "t": "\t"
        case "r": "\r"
        case "b": "\u{8}"
        case "f": "\u{C}"
        case "\"", "\\": letter
        default: nil
        }
    }

    /// The scalar of an escape's hex digits, which are skipped: `count` digits, no half of a pair.
    mutating func hexDigits(_ count: Int) throws(SyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let scalar = next, let digit = Character(scalar).hexDigitValue else {
                throw error("an escape has too few hex digits")
            }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }
}
