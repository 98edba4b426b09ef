import ColorScience

/// The function `color()` of Sublime Text: a colour, and what changes it, one after the other.
///
/// Source: Sublime Text, "minihtml Reference", color() Mod Function; CSS Color 4, draft of 2016, color-mod(). The
/// function `min-contrast()` is not among those that are documented.
enum SublimeAdjusters {
    static let dialect = ColorDialect(functions: ["color"], color: color)

    @Sendable private static func color(of call: ColorCall) -> Color? {
        guard case .color(let base)? = call.arguments.first else { return nil }
        return call.arguments.dropFirst().reduce(base) { color, argument in
            guard let color, case .call(let adjuster) = argument else { return nil }
            return adjusted(color, by: adjuster)
        }
    }

    private static func adjusted(_ color: Color, by adjuster: ColorCall) -> Color? {
        switch adjuster.name {
        case "blend", "blenda":
            return blended(color, adjuster)
        case "alpha", "a":
            return changed(color.alpha, adjuster.arguments).map { color.withAlpha($0) }
        case "saturation", "s":
            guard changed(0, adjuster.arguments) != nil else { return nil }
            return color.adjusted(
                saturation: { changed($0, adjuster.arguments) ?? $0 },
                lightness: { $0 }
            )
        case "lightness", "l":
            guard changed(0, adjuster.arguments) != nil else { return nil }
            return color.adjusted(
                saturation: { $0 },
                lightness: { changed($0, adjuster.arguments) ?? $0 }
            )
        default:
            return nil
        }
    }

    /// `0.5` and `50%` set a share, `+ 10%`, `- 10%` and `* 50%` change it.
    private static func changed(_ share: Double, _ arguments: [ColorArgument]) -> Double? {
        var sign: String?
        if arguments.count == 2, case .word(let word) = arguments[0] { sign = word }
        guard let last = arguments.last, arguments.count == (sign == nil ? 1 : 2) else {
            return nil
        }
        let amount: Double
        switch last {
        case .number(let number): amount = number
        case .percentage(let number): amount = number / 100
        default: return nil
        }
        switch sign {
        case nil: return clamped(amount)
        case "+": return clamped(share + amount)
        case "-": return clamped(share - amount)
        case "*": return clamped(share * amount)
        default: return nil
        }
    }

    private static func clamped(_ share: Double) -> Double { min(max(share, 0), 1) }
}

extension SublimeAdjusters {
    /// `blend(red 30%)` keeps 30 % of the colour and takes 70 % of the other; `blenda()` does so with the alpha, too.
    ///
    /// A blend of colours with different alphas is unknown, as no source says which of them it has.
    private static func blended(_ color: Color, _ adjuster: ColorCall) -> Color? {
        let arguments = adjuster.arguments
        guard arguments.count == 2 || arguments.count == 3,
            case .color(let other) = arguments[0],
            case .percentage(let share) = arguments[1], (0...100).contains(share),
            let space = space(arguments.dropFirst(2).first),
            adjuster.name == "blenda" || other.alpha == color.alpha
        else { return nil }
        let scope = ColorScope { name in
            .color((name == .alias("other") ? other : color).withAlpha(1))
        }
        let text = "color-mix(in \(space), {color} \(share)%, {other})"
        guard let mixture = try? Color(computing: text, in: scope) else { return nil }
        let alpha = other.alpha + (color.alpha - other.alpha) * share / 100
        return mixture.withAlpha(alpha)
    }

    private static func space(_ argument: ColorArgument?) -> String? {
        switch argument {
        case nil, .word("rgb"): "srgb"
        case .word("hsl"): "hsl"
        case .word("hwb"): "hwb"
        default: nil
        }
    }
}
