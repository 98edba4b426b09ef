import ColorScience
import SourceTrees

/// A decoder of colours in the notations of theme files: CSS, hex digits without `#`, decimals, components.
enum ColorDecoder {
    /// Words that terminals and editors use where they choose the colour themselves.
    private static let words: Set<String> = [
        "", "none", "inherit", "default", "system", "reset", "transparent", "auto", "foreground",
        "background",
        "cellforeground", "cellbackground", "cell-foreground", "cell-background", "extend-to-fill",
        "null", "initial",
        "unset", "revert",
    ]

    static func stands(forNoColor text: String) -> Bool { words.contains(text.lowercased()) }

    /// The colour of a node; nil where it has none.
    ///
    /// `word` names one of several words, from 1.
    static func color(_ node: SourceNode, _ digits: ColorDigits, word: Int? = nil) -> Color? {
        guard var text = node.text else {
            return digits == .components ? components(of: node) : nil
        }
        if let word {
            let words = text.split { $0 == " " || $0 == ";" }
            text = String(words.count >= word ? words[word - 1] : words.last ?? "")
        }
        switch digits {
        case .decimal: return decimal(text) ?? css(text)
        case .unpadded: return unpadded(text) ?? css(text)
        case .components: return components(in: text) ?? css(text)
        case .bare: return hex(text.prefix { $0 != " " }) ?? css(text)
        case .css: return css(text) ?? channels(text)?.color
        // GtkSourceView writes `#rgba(0,0,0,.5)`.
        case .hex where text.hasPrefix("#rgb"): return css(String(text.dropFirst()))
        case .hex: return css(text) ?? hex(text[...]) ?? channels(text)?.color ?? terminal(text)
        }
    }

    private static func css(_ text: String) -> Color? {
        text.utf8.count <= longest ? try? Color(parsing: text) : nil
    }

    /// `rrggbb` and `0xrrggbb`.
    private static func hex(_ text: Substring) -> Color? {
        let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text
        guard digits.utf8.count <= 8 else { return nil }
        return css("#\(digits)")
    }

    /// `80` for `000080`.
    private static func unpadded(_ text: String) -> Color? {
        guard (1...5).contains(text.utf8.count) else { return hex(text[...]) }
        return hex((String(repeating: "0", count: 6 - text.utf8.count) + text)[...])
    }

    /// `1 0.5 0 1`, whose last number is the alpha.
    private static func components(in text: String) -> Color? {
        let parts = text.split(separator: " ").map { Double($0) }
        guard parts.count == 3 || parts.count == 4, case let numbers = parts.compactMap(\.self),
            numbers.count == parts.count, numbers.allSatisfy(\.isFinite)
        else { return nil }
        return Color(
            red: numbers[0],
            green: numbers[1],
            blue: numbers[2],
            alpha: numbers.count > 3 ? min(max(numbers[3], 0), 1) : 1
        )
    }

    /// `255,255,255`.
    static func decimal(_ text: String) -> Color? {
        let parts = text.split(separator: ",").map { UInt8(String($0).trimmed) }
        guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
            return nil
        }
        return css("rgb(\(red) \(green) \(blue))")
    }

    /// `222.2 84% 4.9%`, the channels of `hsl()`, as shadcn once wrote them, and `75% 0.18 346` of `oklch()`, as daisyUI did.
    static func channels(_ text: String) -> (function: String, color: Color)? {
        let parts = text.split(separator: " ")
        guard parts.count >= 3 else { return nil }
        let isChroma = Double(parts[1]).map { (0...0.5).contains($0) } ?? false
        let isShare = parts.map { $0.hasSuffix("%") }
        let isOklch = isShare[0] && isChroma && !isShare[2]
        guard isOklch || isShare[1] && isShare[2] else { return nil }
        let function = isOklch ? "oklch" : "hsl"
        return css("\(function)(\(text))").map { (function, $0) }
    }

    /// `hsl:235 100 50` and other notations of terminals.
    static func terminal(_ text: String) -> Color? {
        text.utf8.count <= longest ? TerminalNotation.css(text).flatMap(css) : nil
    }

    private static func components(of node: SourceNode) -> Color? {
        func number(_ name: String) -> Double? {
            node["\(name) Component"]?.text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        }
        guard let red = number("Red"), let green = number("Green"), let blue = number("Blue") else {
            return nil
        }
        let space = node["Color Space"]?.text == "P3" ? "display-p3" : "srgb"
        if space == "display-p3" { return css("color(display-p3 \(red) \(green) \(blue))") }
        let channels = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return css("rgb(\(channels[0]) \(channels[1]) \(channels[2]))")
    }

    /// The longest text of a colour, in bytes.
    private static let longest = 200
}
