/// Which declarations of CSS can bring text onto another ground than the one that it is judged on.
extension StyleHook.Rule {
    /// Whether a declaration may move text or shrink what is behind it; plainly harmless values do not.
    static func moves(_ name: String, _ value: String, of elements: StyledElements) -> Bool {
        if elements.areWordless { return false }
        let words = value.split(separator: " ").map(String.init)
        switch name {
        case "display": return value == "contents"
        case "white-space": return !elements.areControls && (value.contains("nowrap") || value.contains("pre"))
        case "transform": return !isSmallShift(value)
        case "z-index": return value.hasPrefix("-") || Double(value) == nil && value != "auto"
        case "line-height": return value != "normal" && !(Length(value).map { $0.isLine } ?? false)
        case _ where offsets.contains(name) || name.hasPrefix("inset"):
            return !words.allSatisfy { $0 == "auto" || Length($0)?.isSmall ?? false }
        case _ where ["margin", "padding", "text-indent"].contains(where: name.hasPrefix):
            return !words.allSatisfy { $0 == "auto" || isSpace($0) || Length($0)?.isGap ?? false }
        case _ where sizes.contains(where: name.hasSuffix): return !isRoomy(name, value)
        default: return harmless[name].map { !$0.contains(value) } ?? false
        }
    }

    private static let offsets: Set = ["top", "right", "bottom", "left", "translate", "letter-spacing", "word-spacing"]
    private static let sizes = ["width", "height", "inline-size", "block-size"]
    /// What is not listed here for a property may move text.
    private static let harmless: [String: Set<String>] = [
        "position": ["static", "relative"], "float": ["none"], "rotate": ["none", "0", "0deg"], "clip": ["auto"],
        "clip-path": ["none"], "offset": ["none"], "offset-path": ["none"], "animation": ["none"],
        "animation-name": ["none"], "perspective": ["none"], "box-reflect": ["none"], "grid-area": ["auto"],
        "grid-row": ["auto"], "grid-column": ["auto", "1 / -1"], "grid-row-start": ["auto"],
        "grid-column-start": ["auto"], "grid-row-end": ["auto"], "grid-column-end": ["auto"],
        "vertical-align": ["baseline", "top", "middle", "bottom", "sub", "super", "text-top", "text-bottom"],
    ]

    /// Whether it is one of the theme's spaces, which are not negative.
    private static func isSpace(_ word: String) -> Bool {
        word.hasPrefix("var(--") && word.contains("space-") && !word.contains(",")
    }

    private static func isSmallShift(_ value: String) -> Bool {
        value == "none"
            || value.split(separator: ")").allSatisfy { function in
                let parts = function.split { "(, ".contains($0) }
                return parts.first?.hasPrefix("translate") ?? false
                    && parts.dropFirst().allSatisfy { Length(String($0))?.isSmall ?? false }
            }
    }

    /// Whether a size leaves room for text, within what is around it.
    private static func isRoomy(_ name: String, _ value: String) -> Bool {
        if ["auto", "none", "fit-content", "100%"].contains(value) || name == "border-width" { return true }
        let isHeight = name.hasSuffix("height") || name.hasSuffix("block-size")
        if name.hasPrefix("min-") { return isHeight || Length(value)?.isGap ?? false }
        guard !isHeight, let length = Length(value) else { return false }
        let isWide = length.unit == "%" ? (50...100).contains(length.number) : (length.pixels ?? 0) >= 160
        return isWide && (length.unit == "%" || name.hasPrefix("max-"))
    }
}

/// A number of CSS and its unit.
private struct Length {
    let number: Double
    let unit: String

    init?(_ word: String) {
        let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
        guard let number = Double(digits), number.isFinite else { return nil }
        (self.number, unit) = (number, String(word.dropFirst(digits.count)))
    }

    /// With letters of 16 px; nil for what depends on the page.
    var pixels: Double? {
        switch unit {
        case "px": number
        case "rem", "em": number * 16
        case "ch": number * 8
        case "pt": number * 4 / 3
        default: number == 0 ? 0 : nil
        }
    }

    /// Whether it moves text by less than the space around it.
    var isSmall: Bool { pixels.map { abs($0) <= 4 } ?? false }

    /// Whether it is a space around text, and not a way out of a box.
    var isGap: Bool { unit == "%" ? (0...25).contains(number) : pixels.map { (-4...160).contains($0) } ?? false }

    /// Whether lines of this height do not lie on each other.
    var isLine: Bool { unit.isEmpty || unit == "em" ? number >= 1 : unit == "%" && number >= 100 }
}
