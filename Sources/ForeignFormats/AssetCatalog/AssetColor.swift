import ColorScience
import SourceTrees

/// Reads a colour of an asset catalog, whose components may be `0xFF`, `255` or `1.000`.
enum AssetColor {
    static func color(_ node: SourceNode) -> Color? {
        guard let components = node["components"] else { return nil }
        let texts = ["red", "green", "blue"].map { components[$0]?.text }
        let numbers: [Double]
        if texts.contains(where: { $0 != nil }) {
            numbers = Self.numbers(texts)
        } else {
            numbers = Self.numbers(Array(repeating: components["white"]?.text, count: 3))
        }
        guard numbers.count == 3, let space = spaces[node["color-space"]?.text ?? "srgb"] else {
            return nil
        }
        let alpha = components["alpha"].map { $0.text.flatMap { Self.numbers([$0]).first } } ?? 1
        guard let alpha, (0...1).contains(alpha) else { return nil }
        let channels = numbers.map { "\($0)" }.joined(separator: " ")
        if space == "srgb", let css = eightBit(numbers) {
            return try? Color(parsing: "rgb(\(css) / \(alpha))")
        }
        return try? Color(parsing: "color(\(space) \(channels) / \(alpha))")
    }

    /// The spaces of Xcode as those of CSS; grey is between black and white of sRGB.
    private static let spaces = [
        "srgb": "srgb", "extended-srgb": "srgb", "display-p3": "display-p3",
        "extended-linear-srgb": "srgb-linear",
        "gray-gamma-22": "srgb", "extended-gray": "srgb",
    ]

    /// Components from 0 to 1, those beyond the gamut beyond; empty where one is no number.
    private static func numbers(_ texts: [String?]) -> [Double] {
        // Whole numbers are of 8 bits; 0 and 1 alone may be either, and are far more often black and white.
        let isEightBit = texts.contains { text in text.flatMap { Int($0) }.map { $0 > 1 } ?? false }
        let numbers = texts.compactMap { text -> Double? in
            guard let text, text.utf8.count <= 40 else { return nil }
            if text.lowercased().hasPrefix("0x") {
                return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            if isEightBit, let whole = Int(text) {
                return (0...255).contains(whole) ? Double(whole) / 255 : nil
            }
            return Double(text).flatMap { $0.isFinite && abs($0) <= 10 ? $0 : nil }
        }
        return numbers.count == texts.count ? numbers : []
    }

    /// The channels as whole numbers, where they are.
    private static func eightBit(_ numbers: [Double]) -> String? {
        let channels = numbers.map { ($0 * 255).rounded() }
        let isWhole = zip(numbers, channels).allSatisfy {
            abs($0 * 255 - $1) < 0.01 && (0...255).contains($1)
        }
        return isWhole ? channels.map { String(Int($0)) }.joined(separator: " ") : nil
    }
}
