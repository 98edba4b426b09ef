extension String {
    /// The text with U+FFFD for control characters and those that change the writing direction, so that a file cannot
    /// control the terminal.
    package var visible: String {
        guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
        var visible = ""
        for scalar in unicodeScalars {
            visible.unicodeScalars.append(scalar.steersTerminal ? "\u{FFFD}" : scalar)
        }
        return visible
    }

    package var visibleLines: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { String($0).visible }.joined(separator: "\n")
    }

    package var trimmedAtEnd: String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}

extension Unicode.Scalar {
    /// Controls, separators of lines and paragraphs, and embeddings, overrides and isolates of UAX #9.
    fileprivate var steersTerminal: Bool {
        isControl || [0x2028...0x202E, 0x2066...0x2069].contains { $0 ~= value }
    }
}

extension StringProtocol {
    /// The cells of a terminal that the text takes: two for a wide character (UAX #11) and for an emoji, else one.
    package var cells: Int {
        reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }
}

extension Character {
    fileprivate var isWide: Bool {
        guard !isASCII, let first = unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") {
            return true
        }
        return switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
            0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
