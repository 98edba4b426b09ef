/// Declarations of CSS that can bring text onto another ground than the one that it is judged on.
extension StyleHook.Rule {
    /// A declaration may move text or shrink its ground; plainly harmless values do not.
    static func moves(_ name: String, _ value: String, of elements: StyledElements) -> Bool {
        if elements.areWordless { return false }
        if let movesPlace = movesPlace(name, value) { return movesPlace }
        if sizes.contains(where: name.hasSuffix) { return !isRoomy(name, value) }
        if let values = harmless[name] { return !values.contains(value) }
        return spills(name, value, of: elements)
    }

    /// Nil for a property that neither shifts an element nor sets its spaces.
    private static func movesPlace(_ name: String, _ value: String) -> Bool? {
        let words = value.split(separator: " ").map(String.init)
        switch name {
        case "transform":
            return !isSmallShift(value)
        case "z-index":
            return value.hasPrefix("-") || (Double(value) == nil && value != "auto")
        case "line-height":
            if value == "normal" { return false }
            guard let length = CSSLength(value) else { return true }
            return !length.isLine
        case _ where offsets.contains(name) || name.hasPrefix("inset"):
            return !words.allSatisfy(isSmallOffset)
        case _ where spaces.contains(where: name.hasPrefix):
            return !words.allSatisfy(isHarmlessSpace)
        default:
            return nil
        }
    }

    private static let offsets: Set = [
        "top",
        "right",
        "bottom",
        "left",
        "translate",
        "letter-spacing",
        "word-spacing",
    ]
    private static let spaces = ["margin", "padding", "text-indent"]
    private static let sizes = ["width", "height", "inline-size", "block-size"]

    /// The values of these properties that move no text; any other value may.
    private static let harmless: [String: Set<String>] = [
        "position": ["static", "relative"],
        "float": ["none"],
        "rotate": ["none", "0", "0deg"],
        "clip": ["auto"],
        "clip-path": ["none"],
        "offset": ["none"],
        "offset-path": ["none"],
        "animation": ["none"],
        "animation-name": ["none"],
        "perspective": ["none"],
        "box-reflect": ["none"],
        "grid-area": ["auto"],
        "grid-row": ["auto"],
        "grid-column": ["auto", "1 / -1"],
        "grid-row-start": ["auto"],
        "grid-column-start": ["auto"],
        "grid-row-end": ["auto"],
        "grid-column-end": ["auto"],
        "vertical-align": [
            "baseline", "top", "middle", "bottom", "sub", "super", "text-top", "text-bottom",
        ],
        "baseline-shift": ["baseline", "sub", "super", "0"],
        "border-shape": ["none"],
        "text-box": ["normal"],
        "text-box-trim": ["none"],
        "overflow-wrap": ["anywhere", "break-word"],
        "word-wrap": ["anywhere", "break-word"],
    ]

    private static func isSmallOffset(_ word: String) -> Bool {
        if word == "auto" { return true }
        guard let length = CSSLength(word) else { return false }
        return length.isSmall
    }

    private static func isHarmlessSpace(_ word: String) -> Bool {
        if word == "auto" || isThemeSpace(word) { return true }
        guard let length = CSSLength(word) else { return false }
        return length.isGap
    }

    /// The theme's spaces are not negative.
    private static func isThemeSpace(_ word: String) -> Bool {
        word.hasPrefix("var(--") && word.contains("space-") && !word.contains(",")
    }

    private static func isSmallShift(_ value: String) -> Bool {
        if value == "none" { return true }
        return value.split(separator: ")").allSatisfy { function in
            let parts = function.split { "(, ".contains($0) }
            guard let name = parts.first, name.hasPrefix("translate") else { return false }
            return parts.dropFirst().allSatisfy { part in
                CSSLength(String(part))?.isSmall ?? false
            }
        }
    }

    /// A size leaves room for text, within what is around it.
    private static func isRoomy(_ name: String, _ value: String) -> Bool {
        if name == "border-width" { return true }
        if ["auto", "none", "fit-content", "100%"].contains(value) { return true }
        let isHeight = name.hasSuffix("height") || name.hasSuffix("block-size")
        let length = CSSLength(value)
        if name.hasPrefix("min-") {
            return isHeight || length?.isGap ?? false
        }
        guard !isHeight, let length else { return false }
        if length.unit == "%" {
            return (50...100).contains(length.number)
        }
        return name.hasPrefix("max-") && (length.pixels ?? 0) >= 160
    }
}
