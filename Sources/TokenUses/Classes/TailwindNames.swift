/// Words that Tailwind CSS has after `bg-` and `text-`.
enum TailwindNames {
    private static let hues: Set<Substring> = [
        "slate", "gray", "zinc", "neutral", "stone", "red", "orange", "amber", "yellow", "lime",
        "green", "emerald", "teal", "cyan", "sky", "blue", "indigo", "violet", "purple", "fuchsia",
        "pink", "rose", "mauve", "olive", "mist", "taupe",
    ]
    private static let gradients = ["linear-", "radial", "conic", "gradient-"]
    /// Positions, sizes and the like.
    private static let noGrounds: Set<Substring> = [
        "fixed", "local", "scroll", "cover", "contain", "auto", "center", "top", "bottom", "left",
        "right", "none", "repeat", "top-left", "top-right", "bottom-left", "bottom-right",
        "left-top", "left-bottom", "right-top", "right-bottom",
    ]
    private static let noGroundStarts = [
        "clip-", "origin-", "no-repeat", "repeat-", "blend-", "opacity-", "size-", "position-",
    ]

    /// One of the colours that come with Tailwind CSS, such as `slate-500`.
    static func isColor(_ value: Substring) -> Bool {
        guard let hyphen = value.lastIndex(of: "-") else { return false }
        let step = value[value.index(after: hyphen)...]
        return hues.contains(value[..<hyphen]) && Int(step).map { (50...950).contains($0) } == true
    }

    static func isGradient(_ value: Substring) -> Bool {
        gradients.contains(where: value.hasPrefix)
    }

    static func isNoGround(_ value: Substring) -> Bool {
        noGrounds.contains(value) || noGroundStarts.contains(where: value.hasPrefix)
    }
}
