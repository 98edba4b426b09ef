/// Hex digits as Android has them, `#ARGB` and `#AARRGGBB`, whose alpha is at the end in CSS.
enum AlphaFirstHex {
    static func css(_ text: String) -> String {
        rotated(text) { (Substring($0.dropFirst($1)), $0.prefix($1)) }
    }

    static func text(ofCSS text: String) -> String {
        rotated(text) { ($0.suffix($1), $0.dropLast($1)) }
    }

    /// The text with its digits in the order of the parts; as it is where it has no alpha.
    private static func rotated(_ text: String, _ parts: (Substring, Int) -> (Substring, Substring))
        -> String
    {
        guard text.hasPrefix("#"), let alphas = [5: 1, 9: 2][text.utf8.count] else { return text }
        let (first, last) = parts(text.dropFirst(), alphas)
        return "#\(first)\(last)"
    }
}
