/// A line of a record: a word, numbers and counted texts with a space behind each, and a last part that may hold spaces.
struct RecordLine {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let escape = UInt8(ascii: "\\")

    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    /// Takes the bytes of a line, which stay where they are while it is read.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The lines of a text; those without anything in them are none.
    static func lines(of text: UnsafeRawBufferPointer) -> [RecordLine] {
        var (lines, start): ([RecordLine], Int) = ([], 0)
        lines.reserveCapacity(text.count / 64)
        for end in 0...text.count where end == text.count || text[end] == newline {
            if end > start { lines.append(RecordLine(UnsafeRawBufferPointer(rebasing: text[start..<end]))) }
            start = end + 1
        }
        return lines
    }

    /// How many bytes it has.
    var count: Int { bytes.count }

    /// Whether nothing is left of the line.
    var isAtEnd: Bool { place >= bytes.count }

    /// What is left of the line.
    var rest: String { String(decoding: bytes[min(place, bytes.count)...], as: UTF8.self) }

    /// The next word.
    mutating func word() -> String {
        let start = place
        while place < bytes.count, bytes[place] != Self.space { place += 1 }
        defer { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// The next number; nil where there is none, or one that is too large.
    mutating func number<Number: FixedWidthInteger>(as type: Number.Type) -> Number? {
        let start = place
        var number: UInt64 = 0
        var isTooLarge = false
        while place < bytes.count, bytes[place] != Self.space {
            let digit = UInt64(bytes[place] &- UInt8(ascii: "0"))
            // One digit more than 18 may be too much, and one that is none always is.
            if digit > 9 || place - start >= 18 && number > (.max - digit) / 10 { isTooLarge = true }
            number = number &* 10 &+ digit
            place += 1
        }
        guard place > start, !isTooLarge else { return nil }
        place += 1
        return Number(exactly: number)
    }

    /// The next text that is counted; nil where it is not whole.
    mutating func text() -> String? {
        guard let count = number(as: Int.self), count <= bytes.count - place else { return nil }
        defer { place += count + 1 }
        return Self.unescaped(bytes[place..<place + count])
    }

    private static func unescaped(_ text: Slice<UnsafeRawBufferPointer>) -> String {
        guard text.contains(escape) else { return String(decoding: text, as: UTF8.self) }
        var (plain, isEscaped) = ([UInt8](), false)
        for byte in text {
            if byte == escape && !isEscaped {
                isEscaped = true
                continue
            }
            plain.append(isEscaped && byte == UInt8(ascii: "n") ? newline : byte)
            isEscaped = false
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// A number of numbers, and these.
    mutating func numbers() -> [Int]? {
        guard let count = number(as: Int.self), (0...1000).contains(count) else { return nil }
        var numbers: [Int] = []
        for _ in 0..<count {
            guard let number = number(as: Int.self) else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
