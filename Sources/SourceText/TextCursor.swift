/// Walks over a text scalar by scalar, as a browser does, counting lines and columns from 1.
///
/// To Swift a bracket with a combining mark is another character; CSS and HTML see the bracket.
package struct TextCursor {
    private let scalars: ArraySlice<Unicode.Scalar>
    private var index: Int
    package private(set) var line = 1
    package private(set) var column = 1

    package init(_ text: String) {
        scalars = Array(text.unicodeScalars)[...]
        index = 0
    }

    /// The part of a text between two cursors, with the lines and columns of the whole.
    package init(from start: TextCursor, to end: TextCursor) {
        scalars = start.scalars[start.index..<end.index]
        index = start.index
        line = start.line
        column = start.column
    }

    package var current: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    package func scalars(to end: TextCursor) -> ArraySlice<Unicode.Scalar> {
        scalars[index..<end.index]
    }

    package func isAt(_ text: String) -> Bool {
        var place = index
        for scalar in text.unicodeScalars {
            guard place < scalars.endIndex, Self.lowercase(scalars[place]) == Self.lowercase(scalar)
            else {
                return false
            }
            place += 1
        }
        return true
    }

    package mutating func advance(by count: Int = 1) {
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

    package mutating func skip(to text: String) {
        while current != nil, !isAt(text) { advance() }
    }

    @discardableResult
    package mutating func read(while isMeant: (Unicode.Scalar) -> Bool) -> String {
        let start = self
        while let scalar = current, isMeant(scalar) { advance() }
        return String(String.UnicodeScalarView(start.scalars(to: self)))
    }

    private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
}
