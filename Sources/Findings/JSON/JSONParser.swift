/// Reads JSON (RFC 8259) into nodes that know their places.
///
/// Complexity: O(n). Values may be nested 100 deep, which is more than anything of ours is.
package struct JSONParser {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1
    /// A place on the present line whose column is known, so that long lines are not counted over and over.
    private var mark = (position: 0, column: 1)
    private static let depthLimit = 100

    private init(_ text: String, file: String) {
        bytes = Array(text.utf8)
        self.file = file
    }

    /// The one value of a text.
    package static func parse(_ text: String, file: String) throws(JSONParsingError) -> JSONNode {
        var parser = JSONParser(text, file: file)
        let node = try parser.value(depth: 0)
        parser.skipSpace()
        if parser.position < parser.bytes.count { throw parser.error("there is more behind the end of the value") }
        return node
    }
}

extension JSONParser {
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var location: SourceLocation {
        SourceLocation(file: file, line: line, column: mark.column + bytes[mark.position..<position].scalarCount)
    }

    private mutating func setMark() { mark = (position, location.column) }

    private func error(_ message: String) -> JSONParsingError {
        JSONParsingError(message: next == nil ? "the file ends too early" : message, location: location)
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
            position += 1
            if byte == 0x0A { (line, mark) = (line + 1, (position, 1)) }
        }
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(JSONParsingError) {
        skipSpace()
        guard next == UInt8(ascii: character) else { throw error("'\(character)' is expected here") }
        position += 1
    }

    /// Steps over a character if it is the next one.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }
}

extension JSONParser {
    private mutating func value(depth: Int) throws(JSONParsingError) -> JSONNode {
        skipSpace()
        setMark()
        let place = location
        guard depth < Self.depthLimit else { throw error("values are nested more than \(Self.depthLimit) deep") }
        let content: JSONNode.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try members(depth: depth + 1))
        case UInt8(ascii: "["): content = .list(try items(depth: depth + 1))
        case UInt8(ascii: "\""): content = .string(try string())
        default: content = try word()
        }
        return JSONNode(content: content, location: place)
    }

    private mutating func items(depth: Int) throws(JSONParsingError) -> [JSONNode] {
        try expect("[")
        if take("]") { return [] }
        var items: [JSONNode] = []
        repeat { items.append(try value(depth: depth)) } while take(",")
        try expect("]")
        return items
    }

    private mutating func members(depth: Int) throws(JSONParsingError) -> [(key: String, value: JSONNode)] {
        try expect("{")
        if take("}") { return [] }
        var members: [(key: String, value: JSONNode)] = []
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("a name in double quotes is expected here") }
            let key = try string()
            try expect(":")
            members.append((key, try value(depth: depth)))
        } while take(",")
        try expect("}")
        return members
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(JSONParsingError) -> JSONNode.Content {
        let end = bytes[position...].firstIndex { Self.endsWord($0) } ?? bytes.count
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        let content: JSONNode.Content
        switch text {
        case "true": content = .boolean(true)
        case "false": content = .boolean(false)
        case "null": content = .null
        default:
            guard Self.isNumber(bytes[position..<end]), let number = Double(text), number.isFinite
            else { throw error("a value is expected here") }
            content = .number(number)
        }
        position = end
        return content
    }

    /// Whether a word is a number by the grammar of RFC 8259 §6.
    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        func take(_ signs: String) -> Bool {
            guard let next = rest.first, signs.utf8.contains(next) else { return false }
            rest.removeFirst()
            return true
        }
        func takeDigits() -> Bool {
            let count = rest.prefix { (0x30...0x39).contains($0) }.count
            rest.removeFirst(count)
            return count > 0
        }
        _ = take("-")
        guard take("0") || takeDigits() else { return false }
        if take("."), !takeDigits() { return false }
        if take("eE") {
            _ = take("+-")
            guard takeDigits() else { return false }
        }
        return rest.isEmpty
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":")].contains(byte)
    }
}

extension JSONParser {
    private mutating func string() throws(JSONParsingError) -> String {
        position += 1
        var text = ""
        while true {
            let end = bytes[position...].firstIndex { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } ?? bytes.count
            text += String(decoding: bytes[position..<end], as: UTF8.self)
            position = end
            switch next {
            case 0x22:
                position += 1
                return text
            case 0x5C:
                position += 1
                text.unicodeScalars.append(try escape())
            default: throw error("a text in double quotes does not end on its line")
            }
        }
    }

    /// What stands behind a backslash.
    private mutating func escape() throws(JSONParsingError) -> Unicode.Scalar {
        let simple: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        guard let byte = next else { throw error("") }
        if let scalar = simple[byte] {
            position += 1
            return scalar
        }
        guard byte == UInt8(ascii: "u") else { throw error("'\\' stands before something that is no escape") }
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard next == 0x5C else { throw error("half a surrogate pair") }
        position += 1
        guard next == UInt8(ascii: "u") else { throw error("half a surrogate pair") }
        let second = try codeUnit()
        guard (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error("half a surrogate pair") }
        return scalar
    }

    /// The four hexadecimal digits behind a `u`.
    private mutating func codeUnit() throws(JSONParsingError) -> UInt32 {
        let digits = bytes[min(position + 1, bytes.count)...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("'\\u' takes four hexadecimal digits") }
        position += 5
        return value
    }
}
