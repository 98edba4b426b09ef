/// The classes of Tailwind CSS that `@apply` gives a rule.
struct AppliedWords {
    /// The slots that they set without a condition.
    private(set) var slots: Set<SheetSlot> = []
    /// Some set a colour in a state, or are important, or are the app's own.
    private(set) var mayChangeMore = false

    private static let sizes: Set<Substring> = [
        "xs", "sm", "base", "lg", "left", "center", "right", "justify", "start", "end", "wrap",
        "nowrap", "balance", "pretty", "ellipsis", "clip",
    ]
    private static let paints = ["bg-", "text-", "opacity-", "mix-blend-", "backdrop-"]
    /// Utilities of one word, none of which sets a colour of a text or of its ground.
    private static let plainWords: Set<Substring> = [
        "absolute", "antialiased", "block", "border", "capitalize", "container", "contents",
        "fixed", "flex", "grid", "grow", "hidden", "inline", "invisible", "isolate", "italic",
        "lowercase", "ordinal", "outline", "overline", "relative", "resize", "ring", "rounded",
        "shadow", "shrink", "static", "sticky", "table", "transition", "truncate", "underline",
        "uppercase", "visible",
    ]

    init(_ text: Substring) {
        for word in text.split(separator: " ") {
            if word == "!important" {
                mayChangeMore = true
            } else {
                add(word)
            }
        }
    }

    private mutating func add(_ word: Substring) {
        let utility = (word.split(separator: ":").last ?? word).filter { $0 != "!" }
        let isPaint = Self.paints.contains(where: utility.hasPrefix)
        if word.count > utility.count {
            mayChangeMore = mayChangeMore || isPaint
            return
        }
        if utility.hasPrefix("bg-") {
            slots.insert(.ground)
        } else if utility.hasPrefix("text-") {
            let value = word.dropFirst(5)
            if !Self.sizes.contains(value), !value.hasSuffix("xl") { slots.insert(.text) }
        } else if isPaint || !word.contains("-") && !Self.plainWords.contains(word) {
            mayChangeMore = true
        }
    }
}
