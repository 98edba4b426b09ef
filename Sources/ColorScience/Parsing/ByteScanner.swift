/// Walks over the UTF-8 of a text, one token at a time.
struct ByteScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte `distance` ahead; 0, which no token begins with, beyond the end.
    func peek(_ distance: Int = 0) -> UInt8 {
        let index = position + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// Steps over `character` if it comes next.
    mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard !isAtEnd, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Steps over whitespace and comments.
    mutating func skipBlanks() throws(ParsingFailure) {
        while !isAtEnd {
            if bytes[position].isBlank {
                position += 1
            } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
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
            if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw ParsingFailure(offset: start, message: "the comment is not closed")
    }

    /// Whether a name begins here: a letter, or a hyphen before one.
    var isAtName: Bool {
        guard peek() == UInt8(ascii: "-") else { return peek().startsName }
        return peek(1).startsName || peek(1) == UInt8(ascii: "-")
    }

    /// The bytes of the name that begins here, stepped over; empty if there is none.
    mutating func name() -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = position
        while !isAtEnd, bytes[position].continuesName { position += 1 }
        return bytes[start..<position]
    }

    /// The whole character at the position, for messages.
    var character: Character? {
        String(decoding: bytes[min(position, bytes.count)...].prefix(32), as: UTF8.self).first
    }
}
