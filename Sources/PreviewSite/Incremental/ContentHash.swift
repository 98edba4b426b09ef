import Findings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A hash of 64 bits that is the same in every run: it tells whether something changed.
///
/// Not for secrets: who wants two texts of one hash can find them, and only deceives their own build.
struct ContentHash: Sendable {
    /// Four hashes, for a processor that need not wait for one to go on with the next.
    private var lanes: (UInt64, UInt64, UInt64, UInt64) = (
        0x2D35_8DCC_AA6C_78A5, 0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9
    )
    /// Bytes that come piece by piece come in multiples of so many, but for the last.
    static let block = 64

    /// The hash of what was added so far.
    var value: UInt64 {
        Self.mixed(Self.mixed(lanes.0, lanes.1), Self.mixed(lanes.2, lanes.3))
    }

    /// The hash of some bytes.
    static func of(_ bytes: some ContiguousBytes) -> UInt64 {
        var hash = ContentHash()
        hash.add(bytes)
        return hash.value
    }

    /// The hash of a text.
    static func of(_ text: String) -> UInt64 {
        var hash = ContentHash()
        hash.add(text)
        return hash.value
    }

    /// Adds a number.
    mutating func add(_ number: UInt64) { lanes.0 = Self.mixed(lanes.0, number) }

    /// Adds bytes and how many they are.
    mutating func add(_ bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { buffer in
            let whole = buffer.count - buffer.count % Self.block
            add(blocks: UnsafeRawBufferPointer(rebasing: buffer[..<whole]))
            finish(UnsafeRawBufferPointer(rebasing: buffer[whole...]), count: buffer.count)
        }
    }

    /// Adds the beginning of bytes whose end ``finish(_:count:)`` adds: a multiple of ``block``.
    mutating func add(blocks buffer: UnsafeRawBufferPointer) {
        var (first, second, third, fourth) = lanes
        let keys = Self.keys
        var offset = 0
        // No two lanes are alike: a compiler that puts them in one register has to take them out for every product.
        while offset < buffer.count {
            first = Self.product(Self.word(buffer, offset) ^ keys.0, first ^ Self.word(buffer, offset + 8))
            second = Self.product(Self.word(buffer, offset + 24) ^ keys.1, second ^ Self.word(buffer, offset + 16))
            third = Self.product(Self.word(buffer, offset + 32) ^ keys.2, third ^ Self.word(buffer, offset + 40))
            fourth = Self.product(Self.word(buffer, offset + 56) ^ keys.3, fourth ^ Self.word(buffer, offset + 48))
            offset += Self.block
        }
        lanes = (first, second, third, fourth)
    }

    /// Adds the end of bytes that are `count` in all.
    mutating func finish(_ rest: UnsafeRawBufferPointer, count: Int) {
        let blocks = rest.count - rest.count % Self.block
        add(blocks: UnsafeRawBufferPointer(rebasing: rest[..<blocks]))
        let whole = rest.count & ~7
        for offset in stride(from: blocks, to: whole, by: 8) { add(Self.word(rest, offset)) }
        add(rest[whole...].reduce(0) { $0 << 8 | UInt64($1) })
        add(UInt64(count))
    }

    /// Adds a text.
    mutating func add(_ text: String?) {
        guard let text else { return add(0) }
        text.withBytes { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds all that the system says of a file.
    mutating func add(_ stamp: FileStamp) {
        for number in [stamp.size, stamp.modified, stamp.changed] { add(UInt64(bitPattern: number)) }
        add(stamp.inode)
    }

    private static func word(_ buffer: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
        0x8BB8_4B93_962E_ACC9, 0x4B33_A62E_D433_D4A3, 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB
    )

    private static func mixed(_ state: UInt64, _ number: UInt64) -> UInt64 {
        product(number ^ keys.0, state ^ keys.1)
    }

    /// All bits of a product, the upper ones put over the lower ones.
    private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
