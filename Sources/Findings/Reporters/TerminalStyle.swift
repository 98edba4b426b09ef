/// Colours of a terminal, or none.
package struct TerminalStyle {
    /// What a text can look like, by its number in ECMA-48, "select graphic rendition".
    package enum Attribute: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case cyan = "36"
        case bold = "1"
        case dim = "2"
    }

    /// Whether anything but the text is written.
    package let isOn: Bool

    /// Makes a style that writes colours, or one that does not.
    package init(isOn: Bool) { self.isOn = isOn }

    /// A text in a style.
    package func callAsFunction(_ text: String, _ attribute: Attribute) -> String {
        isOn ? "\u{1B}[\(attribute.rawValue)m\(text)\u{1B}[0m" : text
    }
}
