/// The classes that change an element with all that is in it: opacities, filters, masks and animations.
enum UtilityEffect {
    private static let filter = PaintValue.unknown("a filter changes it")
    private static let animation = PaintValue.unknown("an animation may change it")

    private static let filters: [Substring] = [
        "brightness-", "contrast-", "grayscale", "invert", "hue-rotate-", "saturate-", "sepia",
        "mix-blend-", "bg-blend-", "blur", "filter-[", "filter-(",
    ]
    /// Filters of the ground that is seen through an element; to blur one colour changes nothing.
    private static let backdrops: [Substring] = [
        "backdrop-brightness-", "backdrop-contrast-", "backdrop-grayscale", "backdrop-invert",
        "backdrop-hue-rotate-", "backdrop-saturate-", "backdrop-sepia", "backdrop-filter-[",
        "backdrop-filter-(",
    ]
    private static let masks: [Substring] = [
        "mask-[", "mask-(", "mask-linear", "mask-radial", "mask-conic", "mask-t-", "mask-r-",
        "mask-b-", "mask-l-", "mask-x-", "mask-y-",
    ]
    private static let all = filters + backdrops + masks

    /// Those that change nothing.
    private static let harmless: Set<Substring> = [
        "brightness-100", "contrast-100", "saturate-100", "grayscale-0", "invert-0", "sepia-0",
        "hue-rotate-0", "blur-none", "blur-0", "mix-blend-normal", "bg-blend-normal",
        "backdrop-brightness-100", "backdrop-contrast-100", "backdrop-saturate-100",
        "backdrop-grayscale-0", "backdrop-invert-0", "backdrop-sepia-0", "backdrop-hue-rotate-0",
        "animate-none", "animate-spin", "animate-bounce", "animate-in", "animate-out",
    ]

    /// The factor as a colour without a name, unknown for any other effect; nil for a class without one.
    static func value(of item: UtilityClass) -> PaintValue? {
        let utility = item.utility
        if let (property, text) = item.declaration { return value(of: property, text) }
        if utility.hasPrefix("opacity-") {
            let rest = utility.dropFirst(8)
            return UtilityClass.bracketed(rest).map(opacity) ?? opacity(rest, per: 100)
        }
        if utility.hasPrefix("bg-opacity-") || utility.hasPrefix("text-opacity-") {
            return .unknown("'\(utility)' changes it")
        }
        if harmless.contains(utility) { return nil }
        if utility.hasPrefix("animate-") { return animation }
        return all.contains(where: utility.hasPrefix) ? filter : nil
    }

    private static func value(of property: Substring, _ text: Substring) -> PaintValue? {
        if property == "opacity" { return opacity(text) }
        if text == "none" || text == "normal" { return nil }
        switch property {
        case "animation", "animation-name": return animation
        case "all", "filter", "backdrop-filter", "mix-blend-mode", "background-blend-mode", "mask",
            "mask-image", "-webkit-mask", "-webkit-mask-image":
            return filter
        default: return nil
        }
    }

    private static func opacity(_ text: Substring) -> PaintValue {
        text.last == "%" ? opacity(text.dropLast(), per: 100) : opacity(text, per: 1)
    }

    private static func opacity(_ text: Substring, per whole: Double) -> PaintValue {
        guard let number = Double(text), (0...whole).contains(number) else {
            return .unknown("nothing tells its opacity")
        }
        // An element that nobody sees is seen in another state, or never.
        return .color("", alpha: number == 0 ? 1 : number / whole, isToken: false)
    }
}
