#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads JSON (RFC 8259) value by value, and knows the line and column of each, which `JSONDecoder` does not.
package struct JSONReader {
    private let text: [Unicode.Scalar]
    private let file: String
    private var position = 0
    private var line = 1
    private var lineStart = 0

    package init(_ text: String, file: String) {
        self.text = Array(text.unicodeScalars)
        self.file = file
    }

    package mutating func nextLocation() -> SourceLocation {
        skipSpace()
        return SourceLocation(file: file, line: line, column: position - lineStart + 1)
    }

    package mutating func error(_ message: String) -> JSONReadingError {
        let location = nextLocation()
        return JSONReadingError(
            message: next == nil ? "the file ends too early" : message,
            location: location
        )
    }

    /// Reads an object that has no other names than `names`, and none twice; `readValue` must read the value of a name.
    package mutating func object(
        _ what: String,
        _ names: [String],
        _ readValue: (String, inout JSONReader) throws(JSONReadingError) -> Void
    ) throws(JSONReadingError) {
        guard take("{") else { throw error("\(what) must be an object") }
        if take("}") { return }
        var seen: Set<String> = []
        repeat {
            let name = try string()
            guard take(":") else { throw error("':' is expected here") }
            guard names.contains(name) else {
                throw error("\(what) has no member '\(name.excerpt)'")
            }
            guard seen.insert(name).inserted else { throw error("'\(name)' is there twice") }
            try readValue(name, &self)
        } while take(",")
        guard take("}") else { throw error("',' or '}' is expected here") }
    }

    package mutating func list(
        _ readItem: (inout JSONReader) throws(JSONReadingError) -> Void
    ) throws(JSONReadingError) {
        guard take("[") else { throw error("a list is expected here") }
        if take("]") { return }
        repeat { try readItem(&self) } while take(",")
        guard take("]") else { throw error("',' or ']' is expected here") }
    }

    package mutating func number() throws(JSONReadingError) -> Double {
        skipSpace()
        let word = text[position...].prefix { $0 > " " && !",]}:".unicodeScalars.contains($0) }
        guard let number = Self.decode(Double.self, word) else {
            throw error("a number is expected here")
        }
        position = word.endIndex
        return number
    }

    package mutating func string() throws(JSONReadingError) -> String {
        skipSpace()
        guard next == "\"" else { throw error("a string in double quotes is expected here") }
        guard let end = endOfString else { throw error("this string does not end on its line") }
        guard let string = Self.decode(String.self, text[position..<end]) else {
            throw error("this string has an invalid escape")
        }
        position = end
        return string
    }

    package mutating func finish() throws(JSONReadingError) {
        skipSpace()
        if next != nil { throw error("the JSON has already ended here") }
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
    private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private mutating func skipSpace() {
        while let scalar = next, " \t\r\n".unicodeScalars.contains(scalar) {
            position += 1
            if scalar == "\n" {
                line = line + 1
                lineStart = position
            }
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == scalar else { return false }
        position += 1
        return true
    }

    private var endOfString: Int? {
        var index = position + 1
        while index < text.count, text[index] >= " " {
            if text[index] == "\"" { return index + 1 }
            index += text[index] == "\\" ? 2 : 1
        }
        return nil
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type,
        _ scalars: ArraySlice<Unicode.Scalar>
    ) -> Value? {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return try? JSONDecoder().decode(type, from: Data(String(text).utf8))
    }
}
