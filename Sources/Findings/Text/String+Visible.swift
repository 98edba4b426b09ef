extension String {
    /// The text with control characters made visible, and those that turn the direction of what follows, so that what a
    /// user's file says cannot steer the terminal.
    package var visible: String {
        guard hasControlCharacters else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { Self.isControl($0) ? "\u{FFFD}" : $0 }))
    }

    /// The text with control characters made visible, but for the ends of its lines.
    package var visibleLines: String {
        guard hasControlCharacters else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(
            separator: "\n")
    }

    /// Whether a character is of the category Cc, ends a line, or is an embedding, override or isolate of UAX #9.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2028...0x202E, 0x2066...0x2069: true
        default: scalar.properties.generalCategory == .control
        }
    }

    /// Whether there may be such a character: U+0000 to U+001F, U+007F to U+009F, or any from U+2000 to U+2FFF.
    private var hasControlCharacters: Bool {
        var previous: UInt8 = 0
        for byte in utf8 {
            // In UTF-8 the upper ones are 0xC2 and their own number, and those of UAX #9 begin with 0xE2.
            if byte < 0x20 || byte == 0x7F || byte == 0xE2 || (previous == 0xC2 && byte < 0xA0) { return true }
            previous = byte
        }
        return false
    }
}
