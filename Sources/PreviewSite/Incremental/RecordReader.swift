/// Reads what ``RecordWriter`` wrote.
struct RecordReader {
    /// What is there is no record, or not all of it.
    struct Damage: Error {}

    private let bytes: UnsafeRawBufferPointer
    /// Where the next number is, and where the numbers end.
    private var number: Int
    private let numberEnd: Int
    /// Where the next text is, and where the texts end.
    private var text: Int
    private let textEnd: Int

    /// Takes a record, which stays where it is while it is read; throws where it is none, or not just that.
    init(_ bytes: UnsafeRawBufferPointer) throws(Damage) {
        guard let sizes = Self.sizes(of: bytes), sizes.end == bytes.count else { throw Damage() }
        (number, numberEnd) = (RecordWriter.headSize, sizes.end - 8 - sizes.texts)
        (text, textEnd) = (numberEnd, sizes.end - 8)
        let hash = bytes.loadUnaligned(fromByteOffset: textEnd, as: UInt64.self)
        let (numbers, texts) = (bytes[number..<numberEnd], bytes[text..<textEnd])
        guard
            hash
                == RecordBytes.hash(
                    of: UnsafeRawBufferPointer(rebasing: numbers), UnsafeRawBufferPointer(rebasing: texts))
        else { throw Damage() }
        self.bytes = bytes
    }

    /// Where a record ends that begins so; nil where none does.
    static func end(of head: [UInt8]) -> Int? { head.withUnsafeBytes { sizes(of: $0)?.end } }

    /// How many bytes of text a record has, and how many bytes in all, by its head.
    private static func sizes(of head: UnsafeRawBufferPointer) -> (texts: Int, end: Int)? {
        guard head.count >= RecordWriter.headSize, head.loadUnaligned(as: UInt64.self) == RecordWriter.mark else {
            return nil
        }
        let numbers = head.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        let texts = head.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        guard numbers < RecordWriter.limit, texts < RecordWriter.limit else { return nil }
        return (Int(texts), RecordWriter.headSize + 8 * Int(numbers) + Int(texts) + 8)
    }

    /// Whether everything was read.
    var isAtEnd: Bool { number == numberEnd && text == textEnd }

    /// The next number.
    mutating func word() throws(Damage) -> UInt64 {
        guard number < numberEnd else { throw Damage() }
        defer { number += 8 }
        return bytes.loadUnaligned(fromByteOffset: number, as: UInt64.self)
    }

    /// The next number, which counts something.
    mutating func count() throws(Damage) -> Int {
        guard let count = Int(exactly: try word()) else { throw Damage() }
        return count
    }

    /// The next number, of which the bits were written.
    mutating func decimal() throws(Damage) -> Double { Double(bitPattern: try word()) }

    /// What is next, if there is anything.
    mutating func optional<Element>(
        _ element: (inout RecordReader) throws(Damage) -> Element
    ) throws(Damage) -> Element? {
        try word() == 1 ? try element(&self) : nil
    }

    /// The next text.
    mutating func string() throws(Damage) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[try place()]), as: UTF8.self)
    }

    /// The bytes that are next among the texts.
    mutating func block() throws(Damage) -> [UInt8] { Array(UnsafeRawBufferPointer(rebasing: bytes[try place()])) }

    /// Where in the record the bytes are that are next among the texts.
    mutating func place() throws(Damage) -> Range<Int> {
        let count = try count()
        guard count <= textEnd - text else { throw Damage() }
        defer { text += count }
        return text..<text + count
    }

    /// Where in the record the values are that are next, as they lay in memory.
    mutating func place<Value: BitwiseCopyable>(of type: Value.Type) throws(Damage) -> Range<Int> {
        let (count, size) = (try count(), MemoryLayout<Value>.stride)
        guard count <= (numberEnd - number) / size else { throw Damage() }
        defer { number += count * size }
        return number..<number + count * size
    }

    /// The values that are next, as they lay in memory.
    mutating func column<Value: BitwiseCopyable>() throws(Damage) -> [Value] {
        let place = try place(of: Value.self)
        let count = place.count / MemoryLayout<Value>.stride
        return Array(unsafeUninitializedCapacity: count) { values, filled in
            UnsafeMutableRawBufferPointer(values).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place]))
            filled = count
        }
    }

    /// The elements that are next, each of which has a number at least.
    mutating func list<Element>(
        _ element: (inout RecordReader) throws(Damage) -> Element
    ) throws(Damage) -> [Element] {
        let count = try count()
        guard count <= (numberEnd - number) / 8 else { throw Damage() }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element(&self)) }
        return elements
    }
}
