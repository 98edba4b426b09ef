import ColorScience
import SourceText
import ThemeModel

/// The forms of a colour in which a template may ask for it, by the endings of its names: `base0A-hex`, `text-rgb-r`.
///
/// Source: the builder guidelines 0.11 of tinted-theming; decimals have eight digits, as its builder writes them.
enum ColorNames {
    /// The forms that every template has.
    static func forms(of color: SRGB8) -> [(ending: String, text: String)] {
        let channels = [("r", color.red), ("g", color.green), ("b", color.blue)]
        let digits = String(color.hex.dropFirst())
        let pairs = [digits.prefix(2), digits.dropFirst(2).prefix(2), digits.suffix(2)]
        let whole = [
            ("hex", digits), ("hex-bgr", pairs.reversed().joined()),
        ]
        let parts = zip(channels, pairs).flatMap { channel, pair in
            let (name, value) = channel
            return [
                ("hex-\(name)", String(pair)), ("rgb-\(name)", String(value)),
                ("rgb16-\(name)", String(Int(value) * 257)),
                ("dec-\(name)", decimals(of: value)),
            ]
        }
        return whole + parts
    }

    /// The same as groups, which dotted names reach: `palette.red.hex`, `palette.red.rgb.r`.
    static func group(of color: SRGB8) -> MustacheValue {
        var members: [String: MustacheValue] = [:]
        var nested: [String: [String: MustacheValue]] = [:]
        for (ending, text) in forms(of: color) {
            let parts = ending.split(separator: "-")
            members[ending] = .text(text)
            if parts.count == 2, parts[0] != "hex" {
                nested[String(parts[0]), default: [:]][String(parts[1])] = .text(text)
            }
        }
        return .group(members.merging(nested.mapValues { .group($0) }) { own, _ in own })
    }

    /// Further forms, of a colour that may be translucent: `hex` shows it on the background.
    static func forms(of color: DisplayColor, on background: DisplayColor) -> [(
        ending: String, text: String
    )] {
        let opaque = color.composited(over: [background]) ?? color.rgb
        let digits = String(color.rgb.hex.dropFirst())
        return forms(of: opaque) + [
            ("css", color.css), ("alpha", CSSNumber.text(of: color.alpha)),
            ("rgba-hex", digits + color.alphaDigits), ("argb-hex", color.alphaDigits + digits),
        ]
    }

    /// A channel from 0 to 1 with eight decimals, rounded.
    private static func decimals(of value: UInt8) -> String {
        let scale = 100_000_000
        let number = Int((Double(value) / 255 * Double(scale)).rounded())
        let fraction = String(number % scale)
        return "\(number / scale)." + String(repeating: "0", count: 8 - fraction.count) + fraction
    }
}
