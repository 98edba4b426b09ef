extension String {
    /// The text with control characters made visible, so that what a user's file says cannot steer the terminal.
    package var visible: String {
        guard hasControlCharacters else { return self }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    }

    /// The text with control characters made visible, but for the ends of its lines.
    package var visibleLines: String {
        guard hasControlCharacters else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(
            separator: "\n")
    }

    /// Whether there is a character of the category Cc: U+0000 to U+001F, or U+007F to U+009F.
    private var hasControlCharacters: Bool {
        var previous: UInt8 = 0
        for byte in utf8 {
            // In UTF-8 the upper ones are 0xC2 and their own number.
            if byte < 0x20 || byte == 0x7F || (previous == 0xC2 && byte < 0xA0) { return true }
            previous = byte
        }
        return false
    }
}
