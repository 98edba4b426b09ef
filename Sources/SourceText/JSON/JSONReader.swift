#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads JSON (RFC 8259) value by value, and knows the line and column of each, which `JSONDecoder` does not.
package struct JSONReader {
    private let file: String
    private var cursor: TextCursor

    package init(_ text: String, file: String) {
        cursor = TextCursor(text)
        self.file = file
    }

    package mutating func nextLocation() -> SourceLocation {
        skipSpace()
        return cursor.location(in: file)
    }

    /// Reads an object that has no other names than `names`, and none twice; `readValue` must read the value of a name.
    package mutating func readObject(
        _ subject: String,
        _ names: [String],
        _ readValue: (String, inout JSONReader) throws(JSONReadingError) -> Void
    ) throws(JSONReadingError) {
        guard take("{") else { throw error("\(subject) must be an object") }
        if take("}") { return }
        var seen: Set<String> = []
        repeat {
            let name = try readString()
            guard take(":") else { throw error("expected ':'") }
            guard names.contains(name) else {
                throw error("\(subject) has no member '\(name.excerpt)'")
            }
            guard seen.insert(name).inserted else { throw error("duplicate member '\(name)'") }
            try readValue(name, &self)
        } while take(",")
        guard take("}") else { throw error("expected ',' or '}'") }
    }

    package mutating func readList(
        _ readItem: (inout JSONReader) throws(JSONReadingError) -> Void
    ) throws(JSONReadingError) {
        guard take("[") else { throw error("expected a list") }
        if take("]") { return }
        repeat { try readItem(&self) } while take(",")
        guard take("]") else { throw error("expected ',' or ']'") }
    }

    package mutating func readNumber() throws(JSONReadingError) -> Double {
        skipSpace()
        var end = cursor
        let word = end.read { $0 > " " && !",]}:".unicodeScalars.contains($0) }
        guard let number = Self.decode(Double.self, word) else { throw error("expected a number") }
        cursor = end
        return number
    }

    package mutating func readString() throws(JSONReadingError) -> String {
        skipSpace()
        guard cursor.current == "\"" else { throw error("expected a string in double quotes") }
        guard let end = endOfString else { throw error("unterminated string") }
        guard let string = Self.decode(String.self, cursor.text(to: end)) else {
            throw error("invalid escape in a string")
        }
        cursor = end
        return string
    }

    package mutating func finish() throws(JSONReadingError) {
        skipSpace()
        if !cursor.isAtEnd { throw error("unexpected text after the value") }
    }
}

package struct JSONReadingError: Error {
    package let message: String
    package let location: SourceLocation

    package init(message: String, location: SourceLocation) {
        self.message = message
        self.location = location
    }
}

extension JSONReader {
    private mutating func error(_ message: String) -> JSONReadingError {
        let location = nextLocation()
        return JSONReadingError(
            message: cursor.isAtEnd ? "unexpected end of file" : message,
            location: location
        )
    }

    private mutating func skipSpace() {
        while let scalar = cursor.current, " \t\r\n".unicodeScalars.contains(scalar) {
            cursor.advance()
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        return cursor.take(scalar)
    }

    /// The place after a string that begins here; nil where it does not end on its line.
    private var endOfString: TextCursor? {
        var end = cursor
        end.advance()
        while let scalar = end.current, scalar >= " " {
            if end.take("\"") { return end }
            end.advance(by: scalar == "\\" ? 2 : 1)
        }
        return nil
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
