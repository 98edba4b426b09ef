/// Declarations of CSS that can let text stand out of the box whose background it is judged on.
extension StyleHook.Rule {
    /// A declaration may keep lines from breaking, or a box from growing with its text.
    static func spills(_ name: String, _ value: String, of elements: StyledElements) -> Bool {
        let words = value.split { " /,()".contains($0) }.map(String.init)
        switch name {
        case "white-space", "text-wrap", "text-wrap-mode":
            let breaksNowhere = value.contains("nowrap") || value.contains("pre")
            return breaksNowhere && !elements.areControls
        case "display":
            if value == "inline", elements.areLines { return false }
            return !boxes.contains(value)
        case "contain", "container", "container-type":
            return words.contains { $0 == "size" || $0 == "strict" }
        case _ where tracks.contains(name):
            return words.contains(where: isNarrowTrack)
        case "flex":
            let isRigid = words == ["none"] || words.dropFirst().first == "0"
            return isRigid && !elements.areControls
        case "flex-shrink":
            return words == ["0"] && !elements.areControls
        case "overflow-anchor", "overflow-clip-margin":
            return false
        case _ where name.hasPrefix("overflow"):
            return !words.allSatisfy(["auto", "scroll", "hidden", "clip"].contains)
        case _ where name.hasPrefix("corner"):
            return !words.allSatisfy(["round", "squircle", "square"].contains)
        default:
            return false
        }
    }

    /// Text in the corners may have no background; that of a pill is not in its corners.
    static func cutsCorners(_ value: String, of elements: StyledElements) -> Bool {
        if elements.areLines || elements.areControls || elements.areWordless { return false }
        let words = value.split { " /".contains($0) }.map(String.init)
        return !words.allSatisfy(isSmallCorner)
    }

    private static func isSmallCorner(_ word: String) -> Bool {
        if let pixels = CSSLength(word)?.pixels {
            return (0...24).contains(pixels)
        }
        return isThemeRadius(word)
    }

    /// The theme's radii are for boxes, but for `full`.
    private static func isThemeRadius(_ word: String) -> Bool {
        word.hasPrefix("var(--") && word.contains("radius-")
            && !word.contains("full") && !word.contains(",")
    }

    private static func isNarrowTrack(_ word: String) -> Bool {
        if word.contains("content") { return true }
        guard let length = CSSLength(word) else { return false }
        return !length.isGap && length.unit != "fr"
    }

    private static let tracks: Set = [
        "grid",
        "grid-template",
        "grid-template-columns",
        "grid-auto-columns",
        "flex-basis",
        "gap",
        "column-gap",
    ]

    /// An element with these is a box that grows with its text.
    private static let boxes: Set = [
        "none",
        "block",
        "flow-root",
        "flex",
        "grid",
        "inline-block",
        "inline-flex",
        "inline-grid",
        "list-item",
        "table",
        "inline-table",
        "table-cell",
        "table-row",
    ]
}
