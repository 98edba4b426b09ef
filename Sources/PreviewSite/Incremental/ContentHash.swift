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
            var offset = 0
            while offset + 8 <= buffer.count {
                add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < buffer.count {
                rest = rest << 8 | UInt64(buffer[offset])
                offset += 1
            }
            add(rest)
            add(UInt64(buffer.count))
        }
    }

    /// Adds a text.
    mutating func add(_ text: String?) {
        guard let text else { return add(0) }
        add(Array(text.utf8))
    }
}
