import ColorScience
import SourceTrees

/// A decoder of colours in the notations of theme files: CSS, hex digits without `#`, decimals, components.
enum ColorDecoder {
    /// Words that terminals and editors use where they choose the colour themselves.
    private static let words: Set<String> = [
        "", "none", "inherit", "default", "system", "reset", "transparent",
        "auto", "foreground", "background", "cellforeground",
        "cellbackground", "cell-foreground", "cell-background",
        "extend-to-fill", "null", "initial", "unset", "revert",
    ]

    /// The longest text of a colour, in bytes.
    private static let longest = 200

    static func stands(forNoColor text: String) -> Bool {
        words.contains(text.lowercased())
    }

    /// The colour of a node; nil where it has none.
    ///
    /// `word` names one of several words, from 1.
    static func color(
        _ node: SourceNode,
        _ syntax: ColorSyntax,
        word: Int? = nil
    ) -> Color? {
        guard var text = node.text else {
            return syntax.digits == .components ? components(of: node) : nil
        }
        if let word { text = self.word(word, of: text) }
        if let codes = syntax.codes { return color(of: text, syntax.digits, codes) }
        switch syntax.digits {
        case .decimal:
            return decimal(text) ?? css(text)
        case .unpadded:
            return unpadded(text) ?? css(text)
        case .components:
            return components(in: text) ?? css(text)
        case .bare:
            return hex(text[...]) ?? css(text)
        case .css:
            return css(text) ?? channels(text)?.color
        // GtkSourceView writes `#rgba(0,0,0,.5)`.
        case .hex where text.hasPrefix("#rgb"):
            return css(String(text.dropFirst()))
        case .x11:
            return x11(text) ?? css(text) ?? hex(text[...]) ?? terminal(text)
        case .hex:
            return css(text) ?? hex(text[...]) ?? channels(text)?.color ?? terminal(text)
        }
    }

    /// The colour of a text in a format that has some of the hex codes.
    private static func color(
        of text: String,
        _ digits: ColorDigits,
        _ codes: HexCodes
    ) -> Color? {
        if digits == .x11, let color = x11(text) { return color }
        if let color = codes.color(of: text) { return color }
        guard codes.hasCSS, !text.hasPrefix("#") else { return nil }
        return css(text) ?? terminal(text) ?? X11Colors.color(named: text).map { Color($0) }
    }

    /// A name of X11, or one of its notations with a colon.
    private static func x11(_ text: String) -> Color? {
        if let color = X11Colors.color(named: text) { return Color(color) }
        let isCSS = text.contains("(")
        return isCSS ? nil : terminal(text)
    }

    /// True for a list with semicolons that has no item of a number, from 1.
    static func ends(_ text: String, before number: Int) -> Bool {
        guard text.contains(";") else { return false }
        return text.trimming { $0 == ";" }.utf8.count { $0 == UInt8(ascii: ";") } + 1 < number
    }

    /// A word by its number; the last one where there are not so many, but none in a list with semicolons.
    private static func word(_ number: Int, of text: String) -> String {
        if text.contains(";") {
            let items = text.split(separator: ";", omittingEmptySubsequences: false)
            return number <= items.count ? items[number - 1].trimmed : ""
        }
        let words = text.split(separator: " ")
        if words.count >= number { return String(words[number - 1]) }
        return String(words.last ?? "")
    }

    private static func css(_ text: String) -> Color? {
        guard text.utf8.count <= longest else { return nil }
        return Color(ifIn: text)
    }

    /// `rrggbb` and `0xrrggbb`.
    private static func hex(_ text: Substring) -> Color? {
        let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text
        guard digits.utf8.count <= 8 else { return nil }
        return css("#\(digits)")
    }

    /// `80` for `000080`.
    private static func unpadded(_ text: String) -> Color? {
        let count = text.utf8.count
        guard (1...5).contains(count) else { return hex(text[...]) }
        let zeros = String(repeating: "0", count: 6 - count)
        return hex((zeros + text)[...])
    }

    /// `255,255,255`, and an alpha after it.
    static func decimal(_ text: String) -> Color? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let channels = parts.compactMap { UInt8($0.trimmed) }
        // A fourth number is the alpha, which no terminal shows.
        guard (3...4).contains(parts.count), channels.count == parts.count else {
            return nil
        }
        let numbers = channels.prefix(3).map(String.init)
        return css("rgb(\(numbers.joined(separator: " ")))")
    }

    /// `222.2 84% 4.9%`, the channels of `hsl()`, as shadcn once wrote them, and `75% 0.18 346` of `oklch()`, as daisyUI did.
    static func channels(
        _ text: String
    ) -> (function: String, color: Color)? {
        let parts = text.split(separator: " ")
        guard parts.count >= 3 else { return nil }
        let chroma = Double(parts[1])
        let isChroma = chroma.map { (0...0.5).contains($0) } ?? false
        let isShare = parts.map { $0.hasSuffix("%") }
        let isOklch = isShare[0] && isChroma && !isShare[2]
        guard isOklch || isShare[1] && isShare[2] else { return nil }
        let function = isOklch ? "oklch" : "hsl"
        guard let color = css("\(function)(\(text))") else { return nil }
        return (function, color)
    }

    /// True for the channels of any function: two percentages and a hue, or three numbers.
    static func areChannels(_ text: String) -> Bool {
        if channels(text) != nil { return true }
        let parts = text.split { $0 == " " || $0 == "," }
        return parts.count == 3 && parts.allSatisfy { Double($0) != nil }
    }

    /// `hsl:235 100 50` and other notations of terminals.
    static func terminal(_ text: String) -> Color? {
        guard text.utf8.count <= longest else { return nil }
        return TerminalNotation.css(text).flatMap(css)
    }
}

// MARK: - Components

extension ColorDecoder {
    /// `1 0.5 0 1`, whose last number is the alpha.
    private static func components(in text: String) -> Color? {
        let parts = text.split(separator: " ")
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
        guard (3...4).contains(parts.count), numbers.count == parts.count else {
            return nil
        }
        let alpha = numbers.count > 3 ? numbers[3] : 1
        return Color(
            red: numbers[0],
            green: numbers[1],
            blue: numbers[2],
            alpha: min(max(alpha, 0), 1)
        )
    }

    /// The members `Red Component` and others of a property list.
    private static func components(of node: SourceNode) -> Color? {
        func number(_ name: String) -> Double? {
            let text = node["\(name) Component"]?.text
            guard let number = text.flatMap(Double.init) else { return nil }
            return number.isFinite ? number : nil
        }
        let numbers = ["Red", "Green", "Blue"].compactMap(number)
        let hasAlpha = node["Alpha Component"] != nil
        guard numbers.count == 3, !hasAlpha || number("Alpha") != nil else {
            return nil
        }
        let components = Components(numbers[0], numbers[1], numbers[2])
        return ComponentSpace(of: node).color(components)
    }
}
