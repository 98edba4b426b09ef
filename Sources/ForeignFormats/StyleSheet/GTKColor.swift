import ColorScience
import SourceTrees

/// Colours that GTK computes by functions of its own.
enum GTKColor {
    /// The colour of `alpha()`, `mix()`, `shade()`, `lighter()` or `darker()`; nil for any other text.
    static func color(of text: String, depth: Int = 0) -> Color? {
        guard depth < depthLimit, text.hasSuffix(")"),
            let bracket = text.firstIndex(of: "(")
        else { return nil }
        let function = String(text[..<bracket])
        guard functions.contains(function) else { return nil }
        let inside = text[text.index(after: bracket)...].dropLast()
        let parts = StyleSelectorParser.parts(of: String(inside)).map(\.trimmed)
        let colors = parts.compactMap { part in
            (try? Color(parsing: part)) ?? color(of: part, depth: depth + 1)
        }
        var number = parts.last.flatMap { Double($0) }
        if number?.isFinite == false { number = nil }
        // A part that is neither is a mistake.
        guard colors.count + (number == nil ? 0 : 1) == parts.count else { return nil }
        switch (function, colors.count, number) {
        case ("alpha", 1, let number?):
            return colors[0].withAlpha(colors[0].alpha * number)
        case ("mix", 2, let number?):
            return mix(colors[0], colors[1], number)
        case ("shade", 1, let number?):
            return shade(colors[0], number)
        case ("lighter", 1, nil):
            return shade(colors[0], 1.3)
        case ("darker", 1, nil):
            return shade(colors[0], 0.7)
        default:
            return nil
        }
    }

    /// Functions in functions beyond this depth are no theme's, and would exhaust the stack.
    private static let depthLimit = 8
    private static let functions: Set<String> = ["alpha", "mix", "shade", "lighter", "darker"]

    private static func mix(_ first: Color, _ second: Color, _ share: Double) -> Color {
        func mixed(_ value: (SRGB) -> Double) -> Double {
            value(first.srgb) + (value(second.srgb) - value(first.srgb)) * share
        }
        return Color(
            red: mixed(\.red),
            green: mixed(\.green),
            blue: mixed(\.blue),
            alpha: first.alpha + (second.alpha - first.alpha) * share
        )
    }

    /// Lightness and saturation times a factor, as in GTK.
    private static func shade(_ color: Color, _ factor: Double) -> Color {
        color.adjusted(saturation: { $0 * factor }, lightness: { $0 * factor })
    }
}
