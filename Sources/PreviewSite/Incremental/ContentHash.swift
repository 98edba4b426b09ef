#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A hash of 64 bits that is the same in every run: it tells whether something changed.
///
/// Not for secrets: who wants two texts of one hash can find them, and only deceives their own build.
struct ContentHash: Sendable {
    private var state: UInt64 = 0x2D35_8DCC_AA6C_78A5

    /// The hash of what was added so far.
    var value: UInt64 { state }

    /// The hash of some bytes.
    static func of(_ bytes: some ContiguousBytes) -> UInt64 {
        var hash = ContentHash()
        hash.add(bytes)
        return hash.value
    }

    /// Adds a number.
    mutating func add(_ number: UInt64) {
        let product = (number ^ 0x8BB8_4B93_962E_ACC9).multipliedFullWidth(by: state ^ 0x4B33_A62E_D433_D4A3)
        state = product.high ^ product.low
    }

    /// Adds bytes and how many they are, eight at a time.
    mutating func add(_ bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { buffer in
            let whole = buffer.count & ~7
            add(words: UnsafeRawBufferPointer(rebasing: buffer[..<whole]))
            finish(UnsafeRawBufferPointer(rebasing: buffer[whole...]), count: buffer.count)
        }
    }

    /// Adds the beginning of bytes whose end ``finish(_:count:)`` adds: a multiple of eight.
    mutating func add(words buffer: UnsafeRawBufferPointer) {
        for offset in stride(from: 0, to: buffer.count, by: 8) {
            add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
    }

    /// Adds the end of bytes that are `count` in all.
    mutating func finish(_ rest: UnsafeRawBufferPointer, count: Int) {
        let whole = rest.count & ~7
        add(words: UnsafeRawBufferPointer(rebasing: rest[..<whole]))
        add(rest[whole...].reduce(0) { $0 << 8 | UInt64($1) })
        add(UInt64(count))
    }

    /// Adds a text.
    mutating func add(_ text: String?) {
        guard let text else { return add(0) }
        add(Array(text.utf8))
    }
}
