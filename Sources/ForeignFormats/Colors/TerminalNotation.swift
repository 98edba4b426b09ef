/// Notations of terminals in those of CSS: `hsl:235 100 50` and `rgba(50% 50% 50% 50%)` of WezTerm, `rgb:ff/80/00` of X11.
enum TerminalNotation {
    /// The same colour in CSS; nil for any other text.
    static func css(_ text: String) -> String? {
        guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "(" }) else { return nil }
        let name = text[..<mark].lowercased()
        let rest = text[text.index(after: mark)...]
        if text[mark] == "(" { return rest.hasSuffix(")") ? withSlash(name, rest.dropLast()) : nil }
        return switch name {
        case "hsl": hsl(rest.split(separator: " "))
        case "rgb": hex(rest.split(separator: "/"))
        case "rgba": rgba(rest.split(separator: " "))
        default: nil
        }
    }

    private static func hsl(_ fields: [Substring]) -> String? {
        let numbers = fields.compactMap { Int16($0) }
        guard numbers.count == 3, fields.count == 3 else { return nil }
        return "hsl(\(numbers[0]) \(numbers[1])% \(numbers[2])%)"
    }

    /// Channels of one to four hex digits each.
    private static func hex(_ fields: [Substring]) -> String? {
        let bytes = fields.compactMap { field in
            (1...4).contains(field.utf8.count)
                ? UInt16(field, radix: 16).map {
                    Double($0) * 255 / Double((1 << (4 * field.utf8.count)) - 1)
                } : nil
        }
        guard bytes.count == 3, fields.count == 3 else { return nil }
        return "rgb(\(bytes.map { "\(Int($0.rounded()))" }.joined(separator: " ")))"
    }

    /// Numbers to 255 or percentages, the alpha as well.
    private static func rgba(_ fields: [Substring]) -> String? {
        let shares = fields.compactMap { field in
            field.hasSuffix("%") ? Double(field.dropLast()) : Double(field).map { $0 / 2.55 }
        }
        guard shares.count == 4, fields.count == 4, shares.allSatisfy((0...100).contains) else {
            return nil
        }
        return "rgb(\(shares.prefix(3).map { "\($0)%" }.joined(separator: " ")) / \(shares[3])%)"
    }

    /// A function whose alpha stands behind a space as its channels do.
    private static func withSlash(_ name: String, _ arguments: Substring) -> String? {
        let fields = arguments.split(separator: " ")
        guard ["rgb", "rgba", "hsl", "hsla"].contains(name), fields.count == 4,
            !arguments.contains("/")
        else {
            return nil
        }
        return "\(name)(\(fields.prefix(3).joined(separator: " ")) / \(fields[3]))"
    }
}
