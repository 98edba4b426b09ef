import SourceText

/// Reads the factor by which a declaration draws an element smaller.
enum ScaleReader {
    /// A control that is pressed is a little smaller for a moment.
    private static let least = 0.9
    private static let functions: Set<Substring> = ["scale", "scale3d", "scalex", "scaley"]

    /// Nil where the element keeps its size, or grows.
    static func factor(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> Double? {
        let parts = PaintReader.components(of: value)
        let factors = property == "transform" ? parts.flatMap(factors) : parts.compactMap(number)
        // An element of no size is seen in another state, or never.
        let smallest = factors.filter { $0 > 0 }.min() ?? 1
        return smallest < least ? smallest : nil
    }

    private static func factors(_ function: ArraySlice<CSSScanner.Token>) -> [Double] {
        let sides = function.text.lowercased().split(separator: "(")
        guard sides.count == 2, functions.contains(sides[0]) else { return [] }
        return function.dropFirst(2).dropLast().partsBetweenCommas.compactMap(number)
    }

    /// A mirrored element is as large.
    private static func number(_ part: ArraySlice<CSSScanner.Token>) -> Double? {
        PaintReader.number(part.trimmed).map(abs)
    }
}
