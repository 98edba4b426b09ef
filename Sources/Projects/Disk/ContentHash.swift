#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A 64-bit hash that is equal in every run and on every machine, for finding changed files and inputs.
///
/// Not cryptographic: somebody could construct a collision, but would only mislead their own build. Each step
/// multiplies to 128 bits and folds the halves, as wyhash does; `Hasher` differs from run to run.
package struct ContentHash: Sendable {
    package private(set) var value: UInt64 = 0x2D35_8DCC_AA6C_78A5

    /// Every piece but the last must be a multiple of this many bytes.
    package static let block = 16

    package init() {}

    package static func of(_ bytes: some ContiguousBytes) -> UInt64 {
        var hash = ContentHash()
        hash.add(bytes)
        return hash.value
    }

    package mutating func add(_ number: UInt64, _ next: UInt64 = 0) {
        let product = (number ^ 0x8BB8_4B93_962E_ACC9).multipliedFullWidth(
            by: next ^ value ^ 0x4B33_A62E_D433_D4A3
        )
        value = product.high ^ product.low
    }

    /// Adds the bytes and their number, so that "ab", "c" and "a", "bc" differ.
    package mutating func add(_ bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { buffer in
            add(piece: buffer)
            add(UInt64(buffer.count))
        }
    }

    /// Adds part of a longer sequence; the caller adds the total length at the end.
    package mutating func add(piece bytes: UnsafeRawBufferPointer) {
        func word(at offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        let end = bytes.count & ~(Self.block - 1)
        for offset in stride(from: 0, to: end, by: Self.block) {
            add(word(at: offset), word(at: offset + 8))
        }
        let rest = bytes[end...]
        if !rest.isEmpty {
            add(
                rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
                rest.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
            )
        }
    }

    package mutating func add(_ text: String?) {
        guard var text else { return add(0) }
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Hexadecimal digits, as in the manifest.
    package static func text(of value: UInt64) -> String { String(value, radix: 16) }
}
