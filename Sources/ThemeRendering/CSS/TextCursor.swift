/// Walks over a text scalar by scalar, as a browser does, counting lines and columns.
struct TextCursor {
    private let scalars: ArraySlice<Unicode.Scalar>
    private var index: Int
    /// The line of the next scalar, counted from 1.
    private(set) var line = 1
    /// The column of the next scalar, counted from 1.
    private(set) var column = 1

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)[...]
        index = 0
    }

    /// The part of a text from one cursor's place to another one's.
    init(from start: TextCursor, to end: TextCursor) {
        self.init(scalars: start.scalars[start.index..<end.index], line: start.line, column: start.column)
    }

    private init(scalars: ArraySlice<Unicode.Scalar>, line: Int, column: Int) {
        (self.scalars, self.line, self.column) = (scalars, line, column)
        index = scalars.startIndex
    }

    /// The next scalar; nil at the end.
    var current: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    /// Whether a text of ASCII letters and signs comes next, in whatever case.
    func isAt(_ text: String) -> Bool {
        var place = index
        for scalar in text.unicodeScalars {
            guard place < scalars.endIndex, Self.lowercase(scalars[place]) == Self.lowercase(scalar) else {
                return false
            }
            place += 1
        }
        return true
    }

    /// Moves on by some scalars, or to the end.
    mutating func advance(by count: Int = 1) {
        for _ in 0..<count {
            guard let scalar = current else { return }
            index += 1
            if scalar == "\n" || (scalar == "\r" && current != "\n") || scalar == "\u{C}" {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
    }

    /// Moves to where a text comes next, or to the end.
    mutating func skip(to text: String) {
        while current != nil, !isAt(text) { advance() }
    }

    /// Moves over what `isMeant`, and returns it.
    @discardableResult
    mutating func read(while isMeant: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        while let scalar = current, isMeant(scalar) {
            result.append(scalar)
            advance()
        }
        return String(result)
    }

    private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
}
