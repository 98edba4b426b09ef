import SourceText

/// Reads the factor by which a declaration draws an element smaller.
enum ScaleReader {
    /// A control that is pressed is a little smaller for a moment.
    private static let least = 0.9
    private static let functions: Set<Substring> = ["scale", "scale3d", "scalex", "scaley"]
    /// Functions of which the factor is not read.
    private static let others: Set<Substring> = ["matrix", "matrix3d", "var", "calc"]

    /// Nil where the element keeps its size, or grows; 0 for a factor that is not read.
    static func factor(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> Double? {
        let parts = PaintReader.components(of: value)
        let factors = property == "transform" ? parts.flatMap(factors) : parts.map(number)
        if factors.contains(nil) { return 0 }
        // An element of no size is seen in another state, or never.
        let smallest = factors.compactMap(\.self).filter { $0 > 0 }.min() ?? 1
        return smallest < least ? smallest : nil
    }

    /// The factors of a function, nil for each that is not read; empty for one that keeps the size.
    private static func factors(_ part: ArraySlice<CSSScanner.Token>) -> [Double?] {
        let name = part.text.prefix { $0 != "(" }
        if others.contains(name) || name.contains("$") { return [nil] }
        guard functions.contains(name) else { return [] }
        return part.dropFirst(2).dropLast().partsBetweenCommas.map(number)
    }

    /// A mirrored element is as large, and a word such as `none` leaves it so.
    private static func number(_ part: ArraySlice<CSSScanner.Token>) -> Double? {
        if part.allSatisfy(\.isWord) { return 1 }
        return PaintReader.number(part.trimmed).map(abs)
    }
}

extension CSSScanner.Token {
    fileprivate var isWord: Bool {
        guard case .word = kind else { return false }
        return text.first?.isLetter ?? false
    }
}
