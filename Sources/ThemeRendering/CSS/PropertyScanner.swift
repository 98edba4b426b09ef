/// Finds the custom properties in CSS, by the token rules of CSS Syntax 3 §4.
struct PropertyScanner {
    /// A property that is asked for with `var()` and without a fallback.
    struct Use: Hashable {
        let name: String
        let line: Int
        let column: Int
    }

    private(set) var uses: [Use] = []
    private(set) var definitions: Set<String> = []
    private var cursor: TextCursor
    /// How many brackets are open: what stands in them defines nothing.
    private var depth = 0

    /// Stands for text that is put in later: no name with it is known.
    static let gap: Unicode.Scalar = "\u{FFFD}"

    init(_ cursor: TextCursor) { self.cursor = cursor }

    mutating func scan() {
        while let scalar = cursor.current { step(scalar) }
    }

    private mutating func step(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "/" where cursor.isAt("/*"): skipComment()
        case "\"", "'": skipString(scalar)
        case "\\": cursor.advance(by: 2)
        case "(": enter(1)
        case ")": enter(-1)
        case "{", "}", ";":
            depth = 0
            cursor.advance()
        case _ where cursor.isAt("@property"):
            cursor.advance(by: 9)
            skipSpace()
            define(readName())
        case _ where Self.isName(scalar): readWord()
        default: cursor.advance()
        }
    }

    private mutating func enter(_ change: Int) {
        depth = max(0, depth + change)
        cursor.advance()
    }

    private mutating func readWord() {
        let start = cursor
        let word = readName()
        if cursor.current == "(" {
            enter(1)
            if word.lowercased() == "var" { readReference(from: start) }
        } else if depth == 0, word.hasPrefix("--") {
            skipSpace()
            if cursor.current == ":" { define(word) }
        }
    }

    /// Reads what stands behind `var(`.
    private mutating func readReference(from start: TextCursor) {
        skipSpace()
        let name = readName()
        skipSpace()
        guard cursor.current == ")", let name = Self.property(name) else { return }
        uses.append(Use(name: name, line: start.line, column: start.column))
    }

    private mutating func define(_ word: String) {
        if let name = Self.property(word) { definitions.insert(name) }
    }

    /// The name of a custom property without `--`; nil for any other word.
    private static func property(_ word: String) -> String? {
        guard word.hasPrefix("--"), word.count > 2, !word.unicodeScalars.contains(gap) else { return nil }
        return String(word.dropFirst(2))
    }
}

extension PropertyScanner {
    private mutating func skipSpace() {
        while let scalar = cursor.current {
            if cursor.isAt("/*") {
                skipComment()
            } else if scalar.properties.isWhitespace {
                cursor.advance()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        cursor.advance(by: 2)
        cursor.skip(to: "*/")
        cursor.advance(by: 2)
    }

    /// A line break ends a string that is not closed.
    private mutating func skipString(_ quote: Unicode.Scalar) {
        cursor.advance()
        while let scalar = cursor.current, scalar != "\n", scalar != "\r" {
            cursor.advance(by: scalar == "\\" ? 2 : 1)
            if scalar == quote { return }
        }
    }

    /// Escapes are taken for part of the name, which is then no name of ours.
    private mutating func readName() -> String { cursor.read { Self.isName($0) || $0 == "\\" } }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: !scalar.isASCII
        }
    }
}
