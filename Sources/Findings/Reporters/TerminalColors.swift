import SourceText

package struct TerminalStyle {
    /// The parameters of "select graphic rendition" in ECMA-48.
    package enum Attribute: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case cyan = "36"
        case bold = "1"
        case dim = "2"
    }

    package let isOn: Bool

    package init(isOn: Bool) { self.isOn = isOn }

    package func callAsFunction(_ text: String, _ attribute: Attribute) -> String {
        isOn ? "\u{1B}[\(attribute.rawValue)m\(text)\u{1B}[0m" : text
    }
}

/// Samples of text in two colours, as a 24-bit terminal shows them.
package enum Swatches {
    /// The compared colours, and the same pair with the values that `fix` would write.
    static func line(for finding: Finding) -> String? {
        guard let colors = finding.detail?.colors, let before = labelled(colors) else {
            return nil
        }
        guard let planned = finding.detail?.plannedColors, let after = labelled(planned) else {
            return "  \(before)"
        }
        return "  \(before) → \(after)"
    }

    private static func labelled(_ colors: ComparedColors) -> String? {
        sample(colors.foreground, on: colors.background).map { sample in
            "\(sample) \(colors.foreground.visible) on \(colors.background.visible)"
        }
    }

    package static func sample(_ foreground: String, on background: String) -> String? {
        guard let front = channels(of: foreground), let back = channels(of: background) else {
            return nil
        }
        return "\u{1B}[38;2;\(front);48;2;\(back)m Text \u{1B}[0m"
    }

    private static func channels(of hex: String) -> String? {
        guard hex.utf8.count == 7, hex.hasPrefix("#"), let number = Int(hex.dropFirst(), radix: 16)
        else { return nil }
        return "\(number >> 16);\(number >> 8 & 255);\(number & 255)"
    }
}
