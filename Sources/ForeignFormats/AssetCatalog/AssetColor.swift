import ColorScience
import SourceTrees

/// Reads a colour of an asset catalog, whose components may be `0xFF`, `255` or `1.000`.
enum AssetColor {
    static func color(_ node: SourceNode) -> Color? {
        guard let components = node["components"],
            let space = spaces[node["color-space"]?.text ?? "srgb"],
            let channels = channels(components),
            let alpha = alpha(components)
        else { return nil }
        if space == "srgb", let whole = eightBit(channels) {
            return try? Color(parsing: "rgb(\(whole) / \(alpha))")
        }
        let numbers = channels.map { "\($0)" }.joined(separator: " ")
        return try? Color(parsing: "color(\(space) \(numbers) / \(alpha))")
    }

    /// The spaces of Xcode as those of CSS; grey is between black and white of sRGB.
    private static let spaces = [
        "srgb": "srgb",
        "extended-srgb": "srgb",
        "extended-linear-srgb": "srgb-linear",
        "display-p3": "display-p3",
        "gray-gamma-22": "srgb",
        "extended-gray": "srgb",
    ]

    /// Red, green and blue; those of a grey are alike.
    private static func channels(_ components: SourceNode) -> [Double]? {
        let texts = ["red", "green", "blue"].map { components[$0]?.text }
        if texts.contains(where: { $0 != nil }) { return numbers(texts) }
        let white = components["white"]?.text
        return numbers([white, white, white])
    }

    /// The alpha from 0 to 1, which is 1 where none is written; nil for any other text.
    private static func alpha(_ components: SourceNode) -> Double? {
        guard let node = components["alpha"] else { return 1 }
        guard let alpha = numbers([node.text])?.first else { return nil }
        return (0...1).contains(alpha) ? alpha : nil
    }

    /// Components from 0 to 1, those beyond the gamut beyond; nil where one is no number.
    private static func numbers(_ texts: [String?]) -> [Double]? {
        // Whole numbers are of 8 bits; 0 and 1 alone may be either, and are far more often black and white.
        let isEightBit = texts.contains { text in
            text.flatMap { Int($0) }.map { $0 > 1 } ?? false
        }
        let numbers = texts.compactMap { number($0, isEightBit: isEightBit) }
        return numbers.count == texts.count ? numbers : nil
    }

    private static func number(_ text: String?, isEightBit: Bool) -> Double? {
        guard let text, text.utf8.count <= 40 else { return nil }
        if text.lowercased().hasPrefix("0x") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if isEightBit, let whole = Int(text) {
            return (0...255).contains(whole) ? Double(whole) / 255 : nil
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return abs(number) <= 10 ? number : nil
    }

    /// The channels as whole numbers of 8 bits; nil where one is none.
    private static func eightBit(_ channels: [Double]) -> String? {
        var texts: [String] = []
        for channel in channels {
            let exact = channel * 255
            let whole = exact.rounded()
            guard abs(exact - whole) < 0.01, (0...255).contains(whole) else { return nil }
            texts.append(String(Int(whole)))
        }
        return texts.joined(separator: " ")
    }
}
