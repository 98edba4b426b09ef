/// Values that lie among bytes as they do in memory: those that were read stay among the bytes of their record.
struct Column<Value: BitwiseCopyable & Sendable>: Sendable {
    private var bytes: [UInt8] = []
    /// Where among the bytes the values are.
    private var place = 0..<0

    /// Begins without values.
    init() {}

    /// Takes values that lie at a place in a record.
    init(_ record: [UInt8], at place: Range<Int>) { (bytes, self.place) = (record, place) }

    /// Adds a value.
    mutating func append(_ value: Value) { withUnsafeBytes(of: value) { append(contentsOf: $0) } }

    /// Adds values, by their bytes.
    mutating func append(contentsOf values: some Collection<UInt8>) {
        takeOut()
        bytes += values
        place = 0..<bytes.count
    }

    /// Lends the bytes of the values.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[place])) }
    }

    /// Takes the values out of a record, where they lie in one.
    private mutating func takeOut() {
        if place.count < bytes.count { (bytes, place) = (Array(bytes[place]), 0..<place.count) }
    }

    private static var size: Int { MemoryLayout<Value>.stride }
}

extension Column: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { place.count / Self.size }

    subscript(index: Int) -> Value {
        get { withBytes { $0.loadUnaligned(fromByteOffset: index * Self.size, as: Value.self) } }
        set {
            takeOut()
            bytes.withUnsafeMutableBytes {
                $0.storeBytes(of: newValue, toByteOffset: index * Self.size, as: Value.self)
            }
        }
    }
}
