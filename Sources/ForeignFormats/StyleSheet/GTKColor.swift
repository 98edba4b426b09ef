import ColorScience

/// Colours that GTK computes by functions of its own.
enum GTKColor {
    static let dialect = ColorDialect(
        functions: ["alpha", "mix", "shade", "lighter", "darker"],
        color: color
    )

    /// Nil where the arguments do not fit: colours, and a number after them.
    @Sendable private static func color(of call: ColorCall) -> Color? {
        var arguments = call.arguments
        var number: Double?
        if case .number(let last)? = arguments.last {
            number = last
            arguments.removeLast()
        }
        let colors = arguments.compactMap { argument in
            if case .color(let color) = argument { color } else { nil }
        }
        guard colors.count == arguments.count, let first = colors.first else { return nil }
        switch (call.name, colors.count, number) {
        case ("alpha", 1, let factor?):
            return first.withAlpha(min(max(first.alpha * factor, 0), 1))
        case ("mix", 2, let share?):
            return mix(first, colors[1], share)
        case ("shade", 1, let factor?):
            return shade(first, factor)
        case ("lighter", 1, nil):
            return shade(first, 1.3)
        case ("darker", 1, nil):
            return shade(first, 0.7)
        default:
            return nil
        }
    }

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
