extension StringProtocol {
    /// How many cells of a terminal the text takes: two for a wide character (UAX #11) and for a picture, else one.
    package var cells: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }
}

extension Character {
    /// Whether a terminal gives the character two cells: letters of East Asia, full-width forms, emoji.
    fileprivate var isWide: Bool {
        guard let first = unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return true }
        return switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
