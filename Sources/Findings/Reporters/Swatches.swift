/// The colours of a finding as a 24-bit terminal shows them: how it is, and how it could be.
package struct Swatches {
    /// One line, or none where no colours were compared.
    let lines: [String]

    init(_ finding: Finding) {
        guard let colors = finding.colors, let sample = Self.sample(colors.foreground, on: colors.background) else {
            lines = []
            return
        }
        let changed = finding.suggestions.compactMap { suggestion -> String? in
            let isForeground = suggestion.token == finding.pair?.foreground
            let sample =
                isForeground
                ? Self.sample(suggestion.value, on: colors.background)
                : Self.sample(colors.foreground, on: suggestion.value)
            return sample.map { "\($0) '\(suggestion.token.visible)' \(suggestion.value.visible)" }
        }
        let isOn = "\(colors.foreground.visible) on \(colors.background.visible)"
        lines = ["  " + (["\(sample) \(isOn)"] + changed).joined(separator: "  ")]
    }

    /// A few letters in one colour on another; nil unless both are `#rrggbb`.
    package static func sample(_ foreground: String, on background: String) -> String? {
        guard let front = channels(of: foreground), let back = channels(of: background) else { return nil }
        return "\u{1B}[38;2;\(front);48;2;\(back)m Text \u{1B}[0m"
    }

    private static func channels(of hex: String) -> String? {
        guard hex.utf8.count == 7, hex.hasPrefix("#"), let number = Int(hex.dropFirst(), radix: 16) else { return nil }
        return "\(number >> 16);\(number >> 8 & 255);\(number & 255)"
    }
}
