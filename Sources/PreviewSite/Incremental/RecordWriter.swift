import Findings

/// The numbers and texts of a record while it is written, as ``RecordReader`` reads them.
///
/// Numbers have eight bytes in this processor's order; where that is another one, the mark is too. First comes the mark,
/// then how many numbers there are and how many bytes of text, the numbers, the texts one behind the other, and the hash of
/// these two.
struct RecordWriter {
    /// What records of this version begin with.
    static let mark: UInt64 = 0x7470_2D72_6563_000D

    /// How many bytes stand before the numbers.
    static let headSize = 24
    /// What no number of numbers or bytes comes near.
    static let limit: UInt64 = 1 << 48

    private var numbers: [UInt64] = []
    private var texts: [UInt8] = []

    /// Adds a number.
    mutating func add(_ number: UInt64) { numbers.append(number) }

    /// Adds a number.
    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    /// Adds a text.
    mutating func add(_ text: String) {
        text.withBytes { text in
            add(text.count)
            texts += text
        }
    }

    /// Makes room for so many numbers and bytes of text more.
    mutating func reserve(numbers: Int, texts: Int) {
        self.numbers.reserveCapacity(self.numbers.count + numbers)
        self.texts.reserveCapacity(self.texts.count + texts)
    }

    /// Adds bytes among the texts.
    mutating func add(_ bytes: some Collection<UInt8>) {
        add(bytes.count)
        texts += bytes
    }

    /// Adds how many values there are, and the values as they lie in memory: each takes up whole numbers.
    mutating func add<Value: BitwiseCopyable>(column values: [Value]) {
        values.withUnsafeBytes { add(Value.self, values.count, $0) }
    }

    /// Adds how many values there are, and the values as they lie in memory: each takes up whole numbers.
    mutating func add<Value>(column values: Column<Value>) {
        values.withBytes { add(Value.self, values.count, $0) }
    }

    private mutating func add<Value>(_ type: Value.Type, _ count: Int, _ bytes: UnsafeRawBufferPointer) {
        precondition(MemoryLayout<Value>.stride % 8 == 0)
        // Columns are long and few: room is made for just what they are.
        reserve(numbers: 1 + bytes.count / 8, texts: 0)
        add(count)
        for place in stride(from: 0, to: bytes.count, by: 8) {
            numbers.append(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        }
    }

    /// Adds how many elements there are, and each of them.
    mutating func add<Elements: Collection>(
        _ elements: Elements, _ element: (inout RecordWriter, Elements.Element) -> Void
    ) {
        add(elements.count)
        for item in elements { element(&self, item) }
    }

    /// Adds whether there is something, and if so, what.
    mutating func add<Element>(optional value: Element?, _ element: (inout RecordWriter, Element) -> Void) {
        add(value == nil ? 0 : 1)
        if let value { element(&self, value) }
    }

    /// The record.
    var record: RecordBytes { .made(numbers: numbers, texts: texts) }

    /// The record, in one place.
    var bytes: [UInt8] { record.joined }
}
