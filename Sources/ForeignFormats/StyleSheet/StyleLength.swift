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
        let inside = text.dropFirst("calc(".count).dropLast()
        let spaced = inside.replacing("*", with: " * ").replacing("/", with: " / ")
        let fields = spaced.split(separator: " ").map(String.init)
        guard fields.count == 3, let result = Self.result(fields[0], fields[1], fields[2]),
            abs(result.value) <= 1e6
        else { return nil }
        self.init(max(0, result.value), result.unit)
    }

    private static func result(_ first: String, _ sign: String, _ second: String) -> Dimension? {
        let left = try? Dimension(parsing: first)
        let right = try? Dimension(parsing: second)
        switch (sign, left, right) {
        case ("+", let left?, let right?):
            return sum(left, right)
        case ("-", let left?, let right?):
            return sum(left, Dimension(-right.value, right.unit))
        case ("*", let length?, _):
            return Double(second).map { Dimension(length.value * $0, length.unit) }
        case ("*", _, let length?):
            return Double(first).map { Dimension(length.value * $0, length.unit) }
        case ("/", let length?, _):
            return Double(second).map { Dimension(length.value / $0, length.unit) }
        default:
            return nil
        }
    }

    private static func sum(_ first: Dimension, _ second: Dimension) -> Dimension? {
        if first.unit == second.unit { return Dimension(first.value + second.value, first.unit) }
        guard let first = first.pixels(relativeTo: nil), let second = second.pixels(relativeTo: nil)
        else { return nil }
        return Dimension(first + second, .px)
    }
}
