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

    /// Takes bytes that begin with a record and stay where they are while it is read; throws where there is none, or not all of it.
    init(_ bytes: UnsafeRawBufferPointer) throws(Damage) {
        let head = RecordWriter.headSize
        guard bytes.count >= head + 8, bytes.loadUnaligned(as: UInt64.self) == RecordWriter.mark else { throw Damage() }
        let count = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        let size = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        let room = UInt64(bytes.count - head - 8)
        guard count <= room / 8, size <= room - 8 * count else { throw Damage() }
        (number, numberEnd) = (head, head + 8 * Int(count))
        (text, textEnd) = (numberEnd, numberEnd + Int(size))
        let hash = bytes.loadUnaligned(fromByteOffset: textEnd, as: UInt64.self)
        guard hash == ContentHash.of(UnsafeRawBufferPointer(rebasing: bytes[..<textEnd])) else { throw Damage() }
        self.bytes = bytes
    }

    /// Whether everything was read.
    var isAtEnd: Bool { number == numberEnd && text == textEnd }

    /// Where the record ends among the bytes.
    var end: Int { textEnd + 8 }

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
        String(decoding: UnsafeRawBufferPointer(rebasing: try block()), as: UTF8.self)
    }

    /// The bytes that are next among the texts, at their place in the record.
    mutating func block() throws(Damage) -> Slice<UnsafeRawBufferPointer> {
        let count = try count()
        guard count <= textEnd - text else { throw Damage() }
        defer { text += count }
        return bytes[text..<text + count]
    }

    /// The values that are next, as they lay in memory.
    mutating func column<Value: BitwiseCopyable>() throws(Damage) -> [Value] {
        let (count, size) = (try count(), MemoryLayout<Value>.stride)
        guard count <= (numberEnd - number) / size else { throw Damage() }
        defer { number += count * size }
        return Array(unsafeUninitializedCapacity: count) { values, filled in
            UnsafeMutableRawBufferPointer(values)
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[number..<number + count * size]))
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
