import ThemeModel

extension Dimension {
    /// Reads a length of a style sheet: a dimension, or `calc()` of one and a length or number, such as
    /// `calc(0.5rem - 4px)`; nil for any other value.
    ///
    /// Lengths in two units become px, and what is below zero becomes 0, as CSS has it for radii and spacing.
    init?(styled text: String) {
        guard text.hasPrefix("calc("), text.hasSuffix(")") else {
            guard let dimension = try? Dimension(parsing: text), dimension.value >= 0 else {
                return nil
            }
            self = dimension
            return
        }
        // CSS needs blanks around `+` and `-` alone.
        let spaced = text.dropFirst(5).dropLast().replacing("*", with: " * ").replacing(
            "/",
            with: " / "
        )
        let fields = spaced.split(separator: " ").map(String.init)
        guard fields.count == 3, let result = Self.result(fields[0], fields[1], fields[2]),
            abs(result.value) <= 1e6
        else { return nil }
        self.init(max(0, result.value), result.unit)
    }

    private static func result(_ first: String, _ sign: String, _ second: String) -> Dimension? {
        let lengths = [first, second].map { try? Dimension(parsing: $0) }
        return switch (sign, lengths[0], lengths[1]) {
        case ("+", let first?, let second?): sum(first, second)
        case ("-", let first?, let second?): sum(first, Dimension(-second.value, second.unit))
        case ("*", let length?, _): Double(second).map { Dimension(length.value * $0, length.unit) }
        case ("*", _, let length?): Double(first).map { Dimension(length.value * $0, length.unit) }
        case ("/", let length?, _): Double(second).map { Dimension(length.value / $0, length.unit) }
        default: nil
        }
    }

    private static func sum(_ first: Dimension, _ second: Dimension) -> Dimension? {
        if first.unit == second.unit { return Dimension(first.value + second.value, first.unit) }
        guard let first = first.pixels(relativeTo: nil), let second = second.pixels(relativeTo: nil)
        else { return nil }
        return Dimension(first + second, .px)
    }
}
