/// Bytes in the making, most of which come a few at a time.
///
/// To add to an array takes longer than to copy a word, so small pieces are put side by side before an array has them.
package struct ByteWriter: ~Copyable {
    /// How many bytes wait at most.
    @usableFromInline static let limit = 4096

    @usableFromInline var bytes: [UInt8] = []
    @usableFromInline let waiting = UnsafeMutablePointer<UInt8>.allocate(capacity: limit)
    @usableFromInline var waitingCount = 0

    /// Begins with nothing; `capacity` is about how many bytes there will be.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    deinit { waiting.deallocate() }

    /// How many bytes were added since they were last taken.
    package var count: Int { bytes.count + waitingCount }

    /// All that was added since the beginning, or since this was last asked for.
    package mutating func take() -> [UInt8] {
        flush()
        defer { bytes = [] }
        return bytes
    }

    @usableFromInline mutating func flush() {
        bytes += UnsafeBufferPointer(start: waiting, count: waitingCount)
        waitingCount = 0
    }
}

extension ByteWriter {
    /// Adds a byte.
    @inlinable package mutating func append(_ byte: UInt8) {
        if waitingCount == Self.limit { flush() }
        waiting[waitingCount] = byte
        waitingCount += 1
    }

    /// Adds bytes.
    @inlinable @inline(__always) package mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
        guard piece.count <= Self.limit - waitingCount else { return appendToArray(piece) }
        if let start = piece.baseAddress { (waiting + waitingCount).update(from: start, count: piece.count) }
        waitingCount += piece.count
    }

    /// Adds bytes.
    package mutating func append(_ piece: [UInt8]) { piece.withUnsafeBufferPointer { append($0) } }

    /// Adds a text as UTF-8.
    @inlinable package mutating func append(text: String) { text.withBytes { append($0) } }

    /// Adds a text of ours as UTF-8.
    @inlinable package mutating func append(constant text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @usableFromInline mutating func appendToArray(_ piece: UnsafeBufferPointer<UInt8>) {
        flush()
        bytes += piece
    }
}
