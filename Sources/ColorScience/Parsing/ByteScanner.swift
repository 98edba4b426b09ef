/// Walks over the UTF-8 of a text, one token at a time.
///
/// Bytes, not characters: a combining mark would hide a parenthesis.
struct ByteScanner {
    let bytes: [UInt8]
    var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    init(bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte `distance` ahead; after the end 0, which starts no token.
    func peek(_ distance: Int = 0) -> UInt8 {
        let index = position + distance
        return index < bytes.count ? bytes[index] : 0
    }

    func isAt(_ character: Unicode.Scalar) -> Bool {
        peek() == UInt8(ascii: character)
    }

    mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard !isAtEnd, isAt(character) else { return false }
        position += 1
        return true
    }

    mutating func skipBlanks() throws(ParsingFailure) {
        while !isAtEnd {
            if bytes[position].isBlank {
                position += 1
            } else if isAt("/"), peek(1) == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ParsingFailure) {
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if isAt("*"), peek(1) == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw ParsingFailure(offset: start, message: "the comment is not closed")
    }

    /// Steps over the string that begins here; a line break ends one that is not closed.
    mutating func skipString() {
        let quote = peek()
        position += 1
        while !isAtEnd, peek() != quote, peek() != 0x0A {
            position += isAt("\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }

    var isAtString: Bool { isAt("\"") || isAt("'") }

    /// Steps to the parenthesis that closes the one around the position, or to a comma before it.
    ///
    /// At the end of the text it gives the number of parentheses that are still open.
    @discardableResult
    mutating func skipArgument(upToComma: Bool) throws(ParsingFailure) -> Int {
        var depth = 0
        while !isAtEnd {
            if isAt("/"), peek(1) == UInt8(ascii: "*") {
                try skipComment()
                continue
            }
            if isAtString {
                skipString()
                continue
            }
            if isAt("(") {
                depth += 1
            } else if isAt(")") {
                guard depth > 0 else { return 0 }
                depth -= 1
            } else if isAt(","), upToComma, depth == 0 {
                return 0
            }
            position += 1
        }
        return depth
    }

    /// A letter, or a hyphen before one or before another hyphen.
    var isAtName: Bool {
        guard isAt("-") else { return peek().startsName }
        return peek(1).startsName || peek(1) == UInt8(ascii: "-")
    }

    mutating func name() -> String {
        let start = position
        while !isAtEnd, bytes[position].continuesName {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// The whole character at the position, for messages.
    var character: Character? {
        String(decoding: bytes[min(position, bytes.count)...].prefix(32), as: UTF8.self).first
    }
}

extension ByteScanner {
    /// Source: CSS Syntax 3, §4.3.10.
    var isAtNumber: Bool {
        let sign = signLength(at: 0)
        return peek(sign).isDigit || (peek(sign) == UInt8(ascii: ".") && peek(sign + 1).isDigit)
    }

    /// Steps over the number that begins here; values out of range stop at the largest `Float`.
    mutating func number() -> Double {
        let start = position
        position += signLength(at: 0)
        skipDigits()
        if isAt("."), peek(1).isDigit {
            position += 1
            skipDigits()
        }
        if isAt("e") || isAt("E") {
            let sign = signLength(at: 1)
            if peek(1 + sign).isDigit {
                position += 1 + sign
                skipDigits()
            }
        }
        let limit = Double(Float.greatestFiniteMagnitude)
        return clamped(
            Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 0,
            to: -limit...limit
        )
    }

    private func signLength(at distance: Int) -> Int {
        let byte = peek(distance)
        return byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") ? 1 : 0
    }

    private mutating func skipDigits() {
        while peek().isDigit { position += 1 }
    }
}

/// The classes of bytes in the grammar of CSS (CSS Syntax 3, §4.2).
extension UInt8 {
    var isDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    /// A tab, a line feed, a form feed, a carriage return or a space.
    var isBlank: Bool {
        switch self {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
        default: false
        }
    }

    /// A letter, an underscore or any byte of a character beyond ASCII.
    var startsName: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) || self == UInt8(ascii: "_")
            || self >= 0x80
    }

    var continuesName: Bool {
        startsName || isDigit || self == UInt8(ascii: "-")
    }

    var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
    }

    var hexDigitValue: UInt8? {
        if isDigit { return self - UInt8(ascii: "0") }
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lowercased)
            ? lowercased - UInt8(ascii: "a") + 10 : nil
    }
}

extension String {
    /// ASCII letters in lower case: `lowercased()` would also turn the Kelvin sign into a k.
    var keyword: String {
        String(decoding: utf8.map(\.lowercased), as: UTF8.self)
    }

    var shortened: String {
        count <= 40 ? self : prefix(39) + "…"
    }
}
