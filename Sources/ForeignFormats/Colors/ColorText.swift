import ColorScience
import ThemeModel

/// A text of a script or of JSON as a colour.
enum ColorText {
    case color
    /// The text is a function of CSS with colours as its stops.
    case gradient
    /// The text is meant as a colour, and is none that can be read.
    case broken
    /// The text is a colour where it is used, such as `var(--ink)`, or three numbers without a function.
    case ofPlace
    case other

    private static let functions: Set<Substring> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
        "light-dark", "var",
        // Functions of preprocessors and of other tools.
        "alpha", "darken", "desaturate", "fade", "lighten", "mix", "opacify", "saturate", "shade",
        "tint", "transparentize",
    ]
    private static let words: Set = ["currentcolor", "inherit"]

    init(_ text: String) {
        let isReadable = (try? Color(parsing: text)) != nil
        if isReadable {
            self = .color
        } else if GradientParser.isGradient(text) {
            self = .gradient
        } else if Self.isOfPlace(text) {
            self = .ofPlace
        } else if Self.isBroken(text) {
            self = .broken
        } else {
            self = .other
        }
    }

    private static func isOfPlace(_ text: String) -> Bool {
        if text.hasPrefix("{") || words.contains(text.lowercased()) { return true }
        if isCalled(text), text.contains("var(") { return true }
        return ColorDecoder.channels(text) != nil
    }

    private static func isBroken(_ text: String) -> Bool {
        if isCalled(text), text.contains("(") { return true }
        return isCode(text)
    }

    /// A code with `#` in front, be it right or wrong.
    static func isCode(_ text: String) -> Bool {
        let digits = text.dropFirst()
        return text.hasPrefix("#") && (1...12).contains(digits.utf8.count)
            && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// A function of CSS for colours that are aliases of tokens: `rgba({ink}, 0.5)`.
    static func isFunction(ofAliases text: String) -> Bool {
        isCalled(text) && text.contains("{") && !text.hasPrefix("var(")
    }

    private static func isCalled(_ text: String) -> Bool {
        functions.contains(text.lowercased().prefix { $0 != "(" })
    }

    var isMeantAsColor: Bool {
        switch self {
        case .color, .gradient, .broken, .ofPlace: true
        case .other: false
        }
    }
}
