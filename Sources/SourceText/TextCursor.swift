/// A place in a text that moves on scalar by scalar, as in a browser, and counts lines and columns from 1.
///
/// To Swift a bracket with a combining mark is another character; CSS and HTML see the bracket.
package struct TextCursor {
    private let scalars: ArraySlice<Unicode.Scalar>
    private var index: Int
    package private(set) var line: Int
    package private(set) var column: Int

    /// The start of a text; a part of a file begins at another line and column than the first.
    package init(_ text: String, line: Int = 1, column: Int = 1) {
        scalars = Array(text.unicodeScalars)[...]
        index = 0
        self.line = line
        self.column = column
    }

    /// The part of a text between two cursors, with the lines and columns of the whole.
    package init(from start: TextCursor, to end: TextCursor) {
        scalars = start.scalars[start.index..<end.index]
        index = start.index
        line = start.line
        column = start.column
    }

    /// The next scalar; nil at the end.
    package var current: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    package var isAtEnd: Bool { index >= scalars.endIndex }

    package func location(in file: String) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column)
    }

    package func scalars(to end: TextCursor) -> ArraySlice<Unicode.Scalar> {
        scalars[index..<end.index]
    }

    package func text(to end: TextCursor) -> String {
        String(scalars: scalars(to: end))
    }

    package func begins(with text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars)
    }

    /// True where a text comes next, in capital or small letters of ASCII.
    package func beginsIgnoringCase(with text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars) { scalar, wanted in
            Self.lowercase(scalar) == Self.lowercase(wanted)
        }
    }

    private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
}

extension TextCursor {
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

    /// Moves after a scalar; stays and returns false where another one comes.
    package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        advance()
        return true
    }

    /// Moves to the start of a text, in capital or small letters of ASCII, or to the end.
    package mutating func skip(to text: String) {
        guard let first = text.unicodeScalars.first.map(Self.lowercase) else { return }
        while let scalar = current {
            if Self.lowercase(scalar) == first, beginsIgnoringCase(with: text) { return }
            advance()
        }
    }

    @discardableResult
    package mutating func read(while isPart: (Unicode.Scalar) -> Bool) -> String {
        let start = self
        while let scalar = current, isPart(scalar) { advance() }
        return start.text(to: self)
    }
}

extension String {
    /// A text of these scalars.
    package init(scalars: ArraySlice<Unicode.Scalar>) {
        guard scalars.allSatisfy({ $0.isASCII }) else {
            self.init(UnicodeScalarView(scalars))
            return
        }
        // Nearly all text is ASCII; to encode it scalar by scalar took a fifth of the time of reading an app.
        self.init(unsafeUninitializedCapacity: scalars.count) { bytes in
            bytes.initialize(from: scalars.lazy.map { UInt8(truncatingIfNeeded: $0.value) }).index
        }
    }
}
