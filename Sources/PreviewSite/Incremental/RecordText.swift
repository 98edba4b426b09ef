/// The lines of a record while they are written, as ``RecordLine`` reads them.
struct RecordText {
    private(set) var bytes: [UInt8] = []
    /// Whether a text had the end of a line in it: then the lines are not what was to be said.
    private(set) var isBroken = false

    /// Adds a line: a word, numbers, texts that are counted, and last what may hold anything but the end of a line.
    mutating func add(_ word: String, _ numbers: [UInt64] = [], counted texts: [String] = [], rest: String = "") {
        bytes += word.utf8
        bytes.append(RecordLine.space)
        for number in numbers { add(number) }
        for text in texts {
            let escaped = Self.escaped(text)
            add(UInt64(escaped.count))
            bytes += escaped
            bytes.append(RecordLine.space)
        }
        add(rest)
        bytes.append(RecordLine.newline)
    }

    /// The text without ends of lines.
    private static func escaped(_ text: String) -> [UInt8] {
        guard text.utf8.contains(where: { $0 == RecordLine.newline || $0 == RecordLine.escape }) else {
            return Array(text.utf8)
        }
        return text.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case RecordLine.newline: [RecordLine.escape, UInt8(ascii: "n")]
            case RecordLine.escape: [RecordLine.escape, RecordLine.escape]
            default: [byte]
            }
        }
    }

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { text in
            isBroken = isBroken || text.contains(RecordLine.newline)
            bytes += text
        }
    }

    private mutating func add(_ number: UInt64) {
        // As many digits as any has, from the last one on.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var (start, rest) = (digits.count, number)
            repeat {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            } while rest > 0
            bytes += UnsafeBufferPointer(rebasing: digits[start...])
        }
        bytes.append(RecordLine.space)
    }
}
