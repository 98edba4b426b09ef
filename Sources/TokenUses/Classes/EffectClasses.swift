/// The names of classes of Tailwind that change an element, or what is seen through it.
enum EffectClasses {
    private static let filters = [
        "brightness-",
        "contrast-",
        "grayscale",
        "invert",
        "hue-rotate-",
        "saturate-",
        "sepia",
        "mix-blend-",
        "blur",
        "filter-[",
        "filter-(",
    ]
    private static let masks = [
        "mask-[",
        "mask-(",
        "mask-linear",
        "mask-radial",
        "mask-conic",
        "mask-t-",
        "mask-r-",
        "mask-b-",
        "mask-l-",
        "mask-x-",
        "mask-y-",
    ]
    /// Filters of the ground, or of what is seen through it; to blur one colour changes nothing.
    private static let backdrops = [
        "bg-blend-",
        "backdrop-brightness-",
        "backdrop-contrast-",
        "backdrop-grayscale",
        "backdrop-invert",
        "backdrop-hue-rotate-",
        "backdrop-saturate-",
        "backdrop-sepia",
        "backdrop-filter-[",
        "backdrop-filter-(",
    ]
    private static let changes = filters + masks

    /// Classes of these families that change nothing.
    static let harmless: Set = [
        "brightness-100",
        "contrast-100",
        "saturate-100",
        "grayscale-0",
        "invert-0",
        "sepia-0",
        "hue-rotate-0",
        "blur-none",
        "blur-0",
        "mix-blend-normal",
        "bg-blend-normal",
        "backdrop-brightness-100",
        "backdrop-contrast-100",
        "backdrop-saturate-100",
        "backdrop-grayscale-0",
        "backdrop-invert-0",
        "backdrop-sepia-0",
        "backdrop-hue-rotate-0",
        "animate-none",
        "animate-spin",
        "animate-bounce",
        "animate-in",
        "animate-out",
    ]

    /// The element is changed with all that is in it.
    static func changeAll(_ utility: String) -> Bool {
        changes.contains(where: utility.hasPrefix)
    }

    static func changeBackdrop(_ utility: String) -> Bool {
        backdrops.contains(where: utility.hasPrefix)
    }
}
