import SourceText

/// Reads the shadows that lie on the ground of their element.
enum ShadowReader {
    /// The most pixels of an inset shadow that is a line at the edge.
    static let lineWidth = 8.0

    /// One of the shadows is inside, and more than a line at the edge.
    static func isDeep(_ value: ArraySlice<CSSScanner.Token>) -> Bool {
        value.partsBetweenCommas.contains { shadow in
            isDeepShadow(PaintReader.components(of: shadow))
        }
    }

    /// A shadow inside of the element that is more than a line at its edge.
    private static func isDeepShadow(
        _ parts: [ArraySlice<CSSScanner.Token>]
    ) -> Bool {
        if !parts.contains(where: { $0.text == "inset" }) { return false }
        var count = 0
        var width = 0.0
        for part in parts {
            let text = part.text
            let isComputed = text.hasPrefix("calc")
            guard isComputed || PaintReader.isNumber(part) else { continue }
            count += 1
            width += pixels(text)
        }
        return count < 2 || width > lineWidth
    }

    /// The distance of a length from zero; infinite for one in another unit.
    private static func pixels(_ length: String) -> Double {
        let hasUnit = length.hasSuffix("px")
        let number = hasUnit ? length.dropLast(2) : length[...]
        return Double(number).map(abs) ?? .infinity
    }
}
