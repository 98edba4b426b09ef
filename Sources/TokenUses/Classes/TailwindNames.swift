import SourceText

/// Words that Tailwind CSS has after `bg-` and `text-`.
enum TailwindNames {
    private static let hues = Set(
        words: """
            slate gray zinc neutral stone
            red orange amber yellow
            lime green emerald teal
            cyan sky blue indigo
            violet purple fuchsia
            pink rose mauve
            olive mist taupe
            """
    )
    private static let gradients = ["linear-", "radial", "conic", "gradient-"]

    /// The positions, sizes and the like of images.
    private static let noGrounds = Set(
        words: """
            fixed local scroll
            cover contain auto
            none repeat
            center top bottom left right
            top-left top-right
            bottom-left bottom-right
            left-top left-bottom
            right-top right-bottom
            """
    )
    private static let noGroundStarts = [
        "clip-",
        "origin-",
        "no-repeat",
        "repeat-",
        "blend-",
        "opacity-",
        "size-",
        "position-",
    ]

    /// One of the colours that come with Tailwind CSS, such as `slate-500`.
    static func isColor(_ value: Substring) -> Bool {
        guard let hyphen = value.lastIndex(of: "-"),
            let step = Int(value[value.index(after: hyphen)...])
        else { return false }
        return hues.contains(String(value[..<hyphen])) && (50...950).contains(step)
    }

    static func isGradient(_ value: Substring) -> Bool {
        gradients.contains(where: value.hasPrefix)
    }

    static func isNoGround(_ value: Substring) -> Bool {
        noGrounds.contains(String(value)) || noGroundStarts.contains(where: value.hasPrefix)
    }
}
