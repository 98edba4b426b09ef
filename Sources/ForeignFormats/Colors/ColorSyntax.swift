import ColorScience

/// The notations of colours that a format has.
struct ColorSyntax: Sendable {
    let digits: ColorDigits
    /// The hex codes that the program reads, where these are not those of CSS.
    var codes: HexCodes?

    init(_ digits: ColorDigits, _ codes: HexCodes? = nil) {
        self.digits = digits
        self.codes = codes
    }

    static let css = ColorSyntax(.css)
    static let hex = ColorSyntax(.hex)
    static let bare = ColorSyntax(.bare)
    static let decimal = ColorSyntax(.decimal)
    static let components = ColorSyntax(.components)
    /// The colours of VS Code: hex, with an alpha or without.
    static let code = ColorSyntax(.hex, HexCodes(["#3", "#4", "#6", "#8"]))
}

/// The hex codes that a program reads, and no other notation of CSS unless it is among them.
struct HexCodes: Sendable {
    /// A mark and a number of digits, such as `#6`, `0x6` or `6`.
    private let forms: [String]
    /// The beginnings of the functions of CSS that it reads, too, such as `oklch(`.
    private let functions: [String]
    let hasCSS: Bool
    /// A digit for each channel is the upper one of two, as in X11: `#fff` is `#f0f0f0`.
    private let isPadded: Bool

    /// Words beside the forms: `css` for all notations of CSS, `oklch(` for a function, `padded` for codes of X11.
    init(_ words: [String]) {
        hasCSS = words.contains("css")
        isPadded = words.contains("padded")
        functions = words.filter { $0.hasSuffix("(") }
        forms = words.filter { $0 != "css" && $0 != "padded" && !$0.hasSuffix("(") }
    }

    /// The colour of a code; nil for any other text, and for a code that the program does not read.
    func color(of text: String) -> Color? {
        if functions.contains(where: text.lowercased().hasPrefix) {
            return try? Color(parsing: text)
        }
        guard let code = HexCode(text), forms.contains(code.form),
            let color = try? Color(parsing: code.css(isPadded: isPadded))
        else { return nil }
        return color
    }

    /// The colour of a code that CSS does not have, or reads as another colour.
    func otherColor(of text: String) -> SRGB8? {
        guard let color = color(of: text)?.clipped.rgb,
            (try? Color(parsing: text))?.clipped.rgb != color
        else { return nil }
        return color
    }

    /// The reason why a text is none of the colours.
    func problem(of text: String) -> String {
        let lengths = forms.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        guard let last = lengths.last else {
            let counts = forms.joined(separator: " or ")
            return "a colour of the format has \(counts) hex digits and no '#'"
        }
        let numbers = lengths.dropLast().joined(separator: ", ")
        let list = numbers.isEmpty ? last : "\(numbers) or \(last)"
        let digits = text.drop { $0 == "#" }
        let isCode = text.hasPrefix("#") && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
        if isCode { return "a hex colour has \(list) digits, not \(digits.utf8.count)" }
        return "a colour of the format is '#' and \(list) hex digits"
    }
}

/// A text of hex digits with a mark before them or none.
private struct HexCode {
    private let mark: String
    private let digits: [Character]

    var form: String { "\(mark)\(digits.count)" }

    init?(_ text: String) {
        mark = ["#", "0x"].first { text.hasPrefix($0) } ?? ""
        let rest = text.dropFirst(mark.count)
        guard (1...12).contains(rest.utf8.count),
            rest.allSatisfy({ $0.isASCII && $0.isHexDigit })
        else { return nil }
        digits = Array(rest)
    }

    /// The two upper digits of each channel, where there are more.
    func css(isPadded: Bool) -> String {
        let width = digits.count / 3
        if digits.count == 3, isPadded {
            return "#" + digits.map { "\($0)0" }.joined()
        }
        guard width > 2 else { return "#" + String(digits) }
        let channels = [0, width, 2 * width].map { digits[$0..<$0 + 2] }
        return "#" + String(channels.joined())
    }
}
