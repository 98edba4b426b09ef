/// The notation of a colour, for writing another one in the same way.
///
/// Hex digits keep their number and case, functions their form, separators, units and comments, and an alpha its
/// digits. A name becomes hex, and so does `rec2020`, which browsers read in two ways.
package struct ColorNotation: Sendable {
    package let color: Color
    private let form: Form

    private enum Form: Sendable {
        case hex(HexDigits, prefix: String, suffix: String)
        case function([FunctionPiece])
    }

    /// Takes the text of a colour apart; `nil` for no colour.
    ///
    /// Six hex digits may lack their number sign, as they do in base16 schemes, or have `0x` before them.
    package init?(_ text: String) {
        if text.hasPrefix("0x"), let color = SRGB8(hex: String(text.dropFirst(2))) {
            let digits = HexDigits(text.dropFirst(2)) ?? HexDigits(standardFor: Color(color))
            self.color = Color(color)
            form = .hex(digits, prefix: "0x", suffix: "")
            return
        }
        if let bare = SRGB8(hex: text) {
            color = Color(bare)
        } else if let color = Color(ifIn: text) {
            self.color = color
        } else {
            return nil
        }
        let start = text.firstIndex { !$0.isWhitespace } ?? text.startIndex
        let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.endIndex
        let body = text[start..<end]
        if !text.contains("/*"), body.last == ")",
            let pieces = FunctionPiece.all(in: text, of: color)
        {
            form = .function(pieces)
        } else {
            let digits = HexDigits(body) ?? HexDigits(standardFor: color)
            form = .hex(digits, prefix: String(text[..<start]), suffix: String(text[end...]))
        }
    }

    /// Another colour in this notation, with an alpha of its own if one is given.
    ///
    /// Numbers get as many decimals as it takes: read again, the text is exactly this colour and alpha. Hex digits that
    /// are written without letters may be in upper case. It is within sRGB, so that a P3 display shows it, too.
    package func text(for rgb: SRGB8, alpha: Double? = nil, inUpperCase: Bool = false) -> String {
        let target = DisplayColor(rgb: rgb, alpha: alpha ?? color.alpha)
        if case .function(let pieces) = form {
            let components = Color(rgb).components(in: color.space)
            for extra in 0...5 {
                let text = pieces.map { $0.written(with: components, alpha: alpha, extra: extra) }
                    .joined()
                if let read = try? Color(parsing: text), read.renditions == [target],
                    read.isInSRGBGamut
                {
                    return text
                }
            }
        }
        guard case .hex(let digits, let prefix, let suffix) = form else {
            return HexDigits(standardFor: color).hex(of: target, inUpperCase: inUpperCase)
        }
        return prefix + digits.hex(of: target, inUpperCase: inUpperCase) + suffix
    }
}

private struct HexDigits: Sendable {
    let hasHash: Bool
    /// The case of its letters; nil where it has none.
    let isUpperCase: Bool?
    /// Pairs of equal digits are written as one.
    let isShort: Bool
    let hasAlpha: Bool

    /// The notation of a text of hex digits; `nil` for anything else.
    init?(_ text: Substring) {
        let digits = text.drop { $0 == "#" }
        guard [3, 4, 6, 8].contains(digits.count),
            digits.utf8.allSatisfy({ $0.hexDigitValue != nil }),
            text.first == "#" || digits.count == 6
        else { return nil }
        hasHash = text.first == "#"
        isUpperCase =
            digits.contains(where: \.isLetter) ? !digits.contains(where: \.isLowercase) : nil
        isShort = digits.count < 6
        hasAlpha = digits.count == 4 || digits.count == 8
    }

    /// The notation for colours that were not written in hex.
    init(standardFor color: Color) {
        hasHash = true
        isUpperCase = nil
        isShort = false
        hasAlpha = color.alpha < 1
    }

    func hex(of color: DisplayColor, inUpperCase: Bool) -> String {
        var bytes = [color.rgb.red, color.rgb.green, color.rgb.blue]
        if hasAlpha || !color.isOpaque {
            bytes.append(eightBit(color.alpha))
        }
        let canBeShort = isShort && bytes.allSatisfy { $0.isMultiple(of: 17) }
        var digits = hasHash ? "#" : ""
        for byte in bytes {
            digits += canBeShort ? String(byte.hexDigits.suffix(1)) : byte.hexDigits
        }
        return isUpperCase ?? inUpperCase ? digits.uppercased() : digits
    }
}
