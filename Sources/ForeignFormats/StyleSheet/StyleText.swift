import ColorScience
import SourceText
import SourceTrees

/// The kind of a value of CSS, by its text.
enum StyleText {
    private static let functions = [
        "rgb",
        "hsl",
        "hwb(",
        "lab(",
        "lch(",
        "oklab(",
        "oklch(",
        "color(",
    ]
    private static let computing = [
        "color-mix(",
        "light-dark(",
        "contrast-color(",
        "alpha(",
        "--alpha(",
        "theme(",
        "--theme(",
        "mix(",
        "shade(",
        "lighter(",
        "darker(",
    ]
    private static let functionsOfNumbers = ["calc(", "min(", "max(", "clamp(", "round("]

    /// The styles of lines.
    private static let lineStyles = Set(
        words: """
            none hidden auto
            dotted dashed solid double
            groove ridge inset outset
            """
    )

    /// The values of `color-scheme`.
    private static let schemes: Set = [
        "light",
        "dark",
        "light dark",
        "dark light",
        "only light",
        "only dark",
        "normal",
    ]

    /// A hex code or a function of colours, perhaps misspelt.
    static func isColorLike(_ text: String) -> Bool {
        if text.hasPrefix("#") { return true }
        if (functions + computing).contains(where: text.hasPrefix) { return true }
        guard text.hasSuffix(")"), let bracket = text.firstIndex(of: "("),
            text[..<bracket].allSatisfy({ $0.isASCII && $0.isLetter })
        else { return false }
        do throws(ColorParsingError) {
            _ = try Color(parsing: text)
            return true
        } catch {
            return error.suggestion != nil
        }
    }

    /// A browser knows the colour, though the text does not say it.
    static func isComputed(_ text: String) -> Bool {
        if computing.contains(where: text.hasPrefix) { return true }
        return ["calc(", "var(", "(from "].contains(where: text.contains)
    }

    /// A number, a length, a text in quotes, a list of names, or a word of CSS that sets nothing.
    static func isPlainlyNoColor(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return true }
        if isChannels(text) || isForeignCode(text) { return false }
        if "0123456789.+-\"'".unicodeScalars.contains(first) { return true }
        let word = text.lowercased()
        if functionsOfNumbers.contains(where: word.hasPrefix) { return true }
        if schemes.contains(word) || ContextualKeyword.isOfCascade(word) { return true }
        return text.contains(",") && !text.contains("(")
    }

    /// A colour in the notation of another language: `"#777777"` or `0x777777`.
    private static func isForeignCode(_ text: String) -> Bool {
        let digits = text.lowercased().hasPrefix("0x") ? "#" + text.dropFirst(2) : ""
        let quoted = text.trimming { $0 == "\"" || $0 == "'" }
        return ColorText.isCode(digits) || quoted != text && ColorText.isCode(quoted)
    }

    /// A colour with the width and the style of a line: `#0969da solid 2px`.
    static func isLine(_ text: String) -> Bool {
        let parts = BracketNesting.parts(of: text, at: " ").filter { !$0.isEmpty }
        guard (2...3).contains(parts.count) else { return false }
        let rest = parts.filter { !$0.hasPrefix("var(") && (try? Color(parsing: $0)) == nil }
        return rest.count == parts.count - 1 && rest.contains(where: lineStyles.contains)
    }

    /// A number without a unit.
    static func isNumber(_ text: String) -> Bool {
        text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) } && Double(text) != nil
    }

    /// `17 24 39`, `0.556 0 0` and `220, 9%, 46%, .5`, the channels of a colour that another file puts into a function.
    static func isChannels(_ text: String) -> Bool {
        let parts = text.split { " ,/".contains($0) }
        guard (3...4).contains(parts.count) else { return false }
        return parts.allSatisfy { part in
            let unit = ["%", "deg"].first(where: part.hasSuffix) ?? ""
            return Double(part.dropLast(unit.count)) != nil
        }
    }
}
