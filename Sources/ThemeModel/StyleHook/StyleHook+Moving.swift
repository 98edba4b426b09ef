/// Which declarations of CSS can bring text onto another ground than the one that it is judged on.
extension StyleHook.Rule {
    /// Whether a declaration may move text or shrink what is behind it; plainly harmless values do not.
    static func moves(_ name: String, _ value: String, of elements: StyledElements) -> Bool {
        if elements.areWordless { return false }
        let words = value.split(separator: " ").map(String.init)
        switch name {
        case "transform": return !isSmallShift(value)
        case "z-index": return value.hasPrefix("-") || Double(value) == nil && value != "auto"
        case "line-height":
            return value != "normal" && !(CSSLength(value).map { $0.isLine } ?? false)
        case _ where offsets.contains(name) || name.hasPrefix("inset"):
            return !words.allSatisfy { $0 == "auto" || CSSLength($0)?.isSmall ?? false }
        case _ where ["margin", "padding", "text-indent"].contains(where: name.hasPrefix):
            return !words.allSatisfy {
                $0 == "auto" || isSpace($0) || CSSLength($0)?.isGap ?? false
            }
        case _ where sizes.contains(where: name.hasSuffix): return !isRoomy(name, value)
        default:
            return harmless[name].map { !$0.contains(value) } ?? spills(name, value, of: elements)
        }
    }

    private static let offsets: Set = [
        "top", "right", "bottom", "left", "translate", "letter-spacing", "word-spacing",
    ]
    private static let sizes = ["width", "height", "inline-size", "block-size"]
    /// What is not listed here for a property may move text.
    private static let harmless: [String: Set<String>] = [
        "position": ["static", "relative"], "float": ["none"], "rotate": ["none", "0", "0deg"],
        "clip": ["auto"],
        "clip-path": ["none"], "offset": ["none"], "offset-path": ["none"], "animation": ["none"],
        "animation-name": ["none"], "perspective": ["none"], "box-reflect": ["none"],
        "grid-area": ["auto"],
        "grid-row": ["auto"], "grid-column": ["auto", "1 / -1"], "grid-row-start": ["auto"],
        "grid-column-start": ["auto"], "grid-row-end": ["auto"], "grid-column-end": ["auto"],
        "vertical-align": [
            "baseline", "top", "middle", "bottom", "sub", "super", "text-top", "text-bottom",
        ],
        "baseline-shift": ["baseline", "sub", "super", "0"], "border-shape": ["none"],
        "text-box": ["normal"],
        "text-box-trim": ["none"], "overflow-wrap": ["anywhere", "break-word"],
        "word-wrap": ["anywhere", "break-word"],
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
                    && parts.dropFirst().allSatisfy { CSSLength(String($0))?.isSmall ?? false }
            }
    }

    /// Whether a size leaves room for text, within what is around it.
    private static func isRoomy(_ name: String, _ value: String) -> Bool {
        if ["auto", "none", "fit-content", "100%"].contains(value) || name == "border-width" {
            return true
        }
        let isHeight = name.hasSuffix("height") || name.hasSuffix("block-size")
        if name.hasPrefix("min-") { return isHeight || CSSLength(value)?.isGap ?? false }
        guard !isHeight, let length = CSSLength(value) else { return false }
        let isWide =
            length.unit == "%" ? (50...100).contains(length.number) : (length.pixels ?? 0) >= 160
        return isWide && (length.unit == "%" || name.hasPrefix("max-"))
    }
}
