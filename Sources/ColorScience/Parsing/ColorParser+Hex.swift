extension ColorParser {
    /// The digits after "#": 3, 4, 6 or 8 of them.
    ///
    /// Source: CSS Color 4, §5.2.
    mutating func parseHex() throws(ParsingFailure) -> Color {
        let start = scanner.position
        let run = scanner.name()
        if scanner.peek() == UInt8(ascii: "\\") { throw escapeFailure }
        var bits: UInt64 = 0
        for (index, byte) in run.enumerated() {
            guard let digit = byte.hexDigitValue else { throw notADigit(at: start + index) }
            bits = bits << 4 | UInt64(digit)
        }
        switch run.count {
        case 3: return color(ofDoubled: bits << 4 | 15)
        case 4: return color(ofDoubled: bits)
        case 6: return color(of: bits << 8 | 255)
        case 8: return color(of: bits)
        default: throw failure("a hex colour has 3, 4, 6 or 8 digits, not \(run.count)", at: start - 1)
        }
    }

    private mutating func notADigit(at offset: Int) -> ParsingFailure {
        scanner.position = offset
        return failure("\(quotedCharacter) is not a hexadecimal digit")
    }

    /// Four digits, each written twice.
    private func color(ofDoubled bits: UInt64) -> Color {
        let spread = (bits & 0xF000) << 12 | (bits & 0xF00) << 8 | (bits & 0xF0) << 4 | bits & 0xF
        return color(of: spread * 17)
    }

    /// Red, green, blue and alpha, a byte each.
    private func color(of bits: UInt64) -> Color {
        let channels = Components(Double(bits >> 24 & 255), Double(bits >> 16 & 255), Double(bits >> 8 & 255))
        return Color(
            space: .srgb,
            components: channels.map { $0 / 255 },
            missing: [],
            alpha: Double(bits & 255) / 255,
            isLegacy: true
        )
    }
}
