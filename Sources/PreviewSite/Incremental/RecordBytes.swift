/// A record as bytes, some of which lie where they were made: to put them together would take as much room again.
enum RecordBytes: Sendable {
    /// All of them, as they were read.
    case read([UInt8])
    /// Numbers, and the texts that stand behind them.
    case made(numbers: [UInt64], texts: [UInt8])

    /// The hash that stands at the end; 0 where there is none.
    var hash: UInt64 {
        switch self {
        case .read(let bytes):
            bytes.withUnsafeBytes { $0.count < 8 ? 0 : $0.loadUnaligned(fromByteOffset: $0.count - 8, as: UInt64.self) }
        case .made(let numbers, let texts):
            numbers.withUnsafeBytes { numbers in texts.withUnsafeBytes { Self.hash(of: numbers, $0) } }
        }
    }

    /// The hash of a record with these numbers and texts.
    static func hash(of numbers: UnsafeRawBufferPointer, _ texts: UnsafeRawBufferPointer) -> UInt64 {
        var hash = ContentHash()
        for bytes in [numbers, texts] { hash.add(bytes) }
        return hash.value
    }

    /// Hands out the bytes, piece by piece.
    func forEachPiece(_ take: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        switch self {
        case .read(let bytes): try bytes.withUnsafeBytes(take)
        case .made(let numbers, let texts):
            try [RecordWriter.mark, UInt64(numbers.count), UInt64(texts.count)].withUnsafeBytes(take)
            try numbers.withUnsafeBytes(take)
            try texts.withUnsafeBytes(take)
            try withUnsafeBytes(of: hash, take)
        }
    }

    /// All bytes in one place.
    var joined: [UInt8] {
        var bytes: [UInt8] = []
        forEachPiece { bytes += $0 }
        return bytes
    }
}
