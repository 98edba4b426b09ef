import ColorScience

/// Every 8-bit colour is written as hex and read back as itself.
enum HexIdentity {
    static func check(_ claims: inout Claims) {
        let right = SRGB8.all.reduce(0) { $0 + (isIdentity($1) ? 1 : 0) }
        claims.check(
            "hex → Color → hex is the identity for \(right.grouped) colours",
            right == 1 << 24
        )
    }

    private static func isIdentity(_ color: SRGB8) -> Bool {
        guard let read = try? Color(parsing: color.hex) else { return false }
        return read.isInSRGBGamut && read.mapped.css == color.hex && read.clipped.rgb == color
    }
}

extension SRGB8 {
    /// The colour of a number below 2²⁴.
    init(code: Int) {
        self.init(
            red: UInt8(truncatingIfNeeded: code >> 16),
            green: UInt8(truncatingIfNeeded: code >> 8),
            blue: UInt8(truncatingIfNeeded: code)
        )
    }

    /// All 16.7 million.
    static var all: some Sequence<SRGB8> { (0..<(1 << 24)).lazy.map(SRGB8.init(code:)) }
}
