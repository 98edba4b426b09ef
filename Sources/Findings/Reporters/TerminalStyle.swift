/// Colours of a terminal, or none.
struct TerminalStyle {
    /// What a text can look like, by its number in ECMA-48, "select graphic rendition".
    enum Attribute: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case dim = "2"
    }

    /// Whether anything but the text is written.
    let isOn: Bool

    /// A text in a style.
    func callAsFunction(_ text: String, _ attribute: Attribute) -> String {
        isOn ? "\u{1B}[\(attribute.rawValue)m\(text)\u{1B}[0m" : text
    }
}
