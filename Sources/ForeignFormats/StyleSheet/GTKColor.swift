import ColorScience
import SourceTrees

/// Colours that GTK computes by functions of its own.
enum GTKColor {
    /// What `alpha()`, `mix()`, `shade()`, `lighter()` or `darker()` gives; nil for any other text.
    static func color(of text: String, depth: Int = 0) -> Color? {
        guard depth < 8, text.hasSuffix(")"), let bracket = text.firstIndex(of: "("),
            functions.contains(String(text[..<bracket]))
        else { return nil }
        let parts = StyleSelector.list(String(text[text.index(after: bracket)...].dropLast()))
        let colors = parts.compactMap {
            (try? Color(parsing: $0)) ?? color(of: $0, depth: depth + 1)
        }
        let number = parts.last.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        switch (text[..<bracket], colors.count, number) {
        case ("alpha", 1, let number?): return colors[0].withAlpha(colors[0].alpha * number)
        case ("mix", 2, let number?): return mix(colors[0], colors[1], number)
        case ("shade", 1, let number?): return shade(colors[0], number)
        case ("lighter", 1, nil): return shade(colors[0], 1.3)
        case ("darker", 1, nil): return shade(colors[0], 0.7)
        default: return nil
        }
    }

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
