import ColorScience

/// Notations of terminals in those of CSS: `hsl:235 100 50` and `rgba(50% 50% 50% 50%)` of WezTerm, `rgb:ff/80/00`,
/// `rgbi:1/0.5/0` and `rgba:ffff/8080/0000/cccc` of X11, `[80]#ff8000` of URxvt.
enum TerminalNotation {
    /// The same colour in CSS; nil for any other text.
    static func css(_ text: String) -> String? {
        if text.hasPrefix("[") { return withOpacity(text) }
        let mark = text.firstIndex { $0 == ":" || $0 == "(" }
        guard let mark else { return nil }
        let name = text[..<mark].lowercased()
        let rest = text[text.index(after: mark)...]
        if text[mark] == ":" { return css(name, rest) }
        guard rest.hasSuffix(")") else { return nil }
        return withSlash(name, rest.dropLast())
    }

    /// The colour after a name and a colon.
    private static func css(
        _ name: String,
        _ rest: Substring
    ) -> String? {
        let words = rest.split(separator: " ")
        let fields = rest.split(
            separator: "/",
            omittingEmptySubsequences: false
        )
        switch name {
        case "hsl":
            return hsl(words)
        case "rgb" where fields.count == 3:
            return color(fields.map(hexShare))
        case "rgbi" where fields.count == 3:
            return color(fields.map(share))
        case "rgba" where fields.count == 4:
            return color(fields.map(hexShare))
        case "rgba" where fields.count == 1:
            return rgba(words)
        default:
            return nil
        }
    }

    /// A translucent colour as X11 writes it.
    static func x11(_ color: Color) -> String {
        let rgb = color.clipped.rgb
        let bytes = [rgb.red, rgb.green, rgb.blue]
        let words = bytes.map { UInt16($0) * 257 } + [UInt16((color.alpha * 65_535).rounded())]
        let fields = words.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
        return "rgba:" + fields.joined(separator: "/")
    }

    private static func hsl(_ fields: [Substring]) -> String? {
        let numbers = fields.compactMap { Int16($0) }
        guard numbers.count == 3, fields.count == 3 else { return nil }
        return "hsl(\(numbers[0]) \(numbers[1])% \(numbers[2])%)"
    }

    /// A share of one to four hex digits.
    private static func hexShare(_ field: Substring) -> Double? {
        let count = field.utf8.count
        let isHex = field.utf8.allSatisfy { $0 != UInt8(ascii: "+") }
        guard (1...4).contains(count), isHex, let number = UInt16(field, radix: 16) else {
            return nil
        }
        return Double(number) / Double((1 << (4 * count)) - 1)
    }

    private static func share(_ field: Substring) -> Double? {
        guard let number = Double(field), (0...1).contains(number) else { return nil }
        return number
    }

    /// Channels in 8 bits, and an alpha where there is a fourth share; nil where a share is none.
    private static func color(_ shares: [Double?]) -> String? {
        let known = shares.compactMap(\.self)
        guard known.count == shares.count else { return nil }
        let bytes = known.prefix(3).map { share in
            "\(Int((share * 255).rounded()))"
        }
        let channels = bytes.joined(separator: " ")
        guard known.count == 4 else { return "rgb(\(channels))" }
        return "rgb(\(channels) / \(known[3] * 100)%)"
    }

    /// Numbers to 255 or percentages, the alpha as well.
    private static func rgba(_ fields: [Substring]) -> String? {
        let shares = fields.compactMap { field in
            field.hasSuffix("%") ? Double(field.dropLast()) : Double(field).map { $0 / 2.55 }
        }
        guard shares.count == 4, fields.count == 4, shares.allSatisfy((0...100).contains) else {
            return nil
        }
        let channels = shares.prefix(3).map { "\($0)%" }
        return "rgb(\(channels.joined(separator: " ")) / \(shares[3])%)"
    }

    /// A function whose alpha follows a space, as its channels do.
    private static func withSlash(_ name: String, _ arguments: Substring) -> String? {
        let fields = arguments.split(separator: " ")
        guard ["rgb", "rgba", "hsl", "hsla"].contains(name), fields.count == 4,
            !arguments.contains("/")
        else {
            return nil
        }
        return "\(name)(\(fields.prefix(3).joined(separator: " ")) / \(fields[3]))"
    }

    /// A colour in hex after its opacity in percent.
    private static func withOpacity(_ text: String) -> String? {
        guard let end = text.firstIndex(of: "]"),
            let percentage = UInt8(text[..<end].dropFirst()),
            percentage <= 100,
            let rgb = SRGB8(hex: String(text[text.index(after: end)...]))
        else { return nil }
        return "rgb(\(rgb.red) \(rgb.green) \(rgb.blue) / \(percentage)%)"
    }
}
