/// Which declarations of CSS can let text stand out of the box whose background it is judged on.
extension StyleHook.Rule {
    /// Whether a declaration may keep lines from breaking, or a box from growing with its text.
    static func spills(_ name: String, _ value: String, of elements: StyledElements) -> Bool {
        let words = value.split { " /,()".contains($0) }.map(String.init)
        switch name {
        case "white-space", "text-wrap", "text-wrap-mode":
            return !elements.areControls && (value.contains("nowrap") || value.contains("pre"))
        case "display": return !boxes.contains(value) && !(value == "inline" && elements.areLines)
        case "contain", "container", "container-type":
            return words.contains { $0 == "size" || $0 == "strict" }
        case "grid", "grid-template", "grid-template-columns", "grid-auto-columns", "flex-basis",
            "gap", "column-gap":
            return words.contains { word in
                word.contains("content")
                    || CSSLength(word).map { !$0.isGap && $0.unit != "fr" } ?? false
            }
        case "flex":
            return !elements.areControls && (words == ["none"] || words.dropFirst().first == "0")
        case "flex-shrink": return !elements.areControls && words == ["0"]
        case _
        where name.hasPrefix("overflow") && name != "overflow-anchor"
            && name != "overflow-clip-margin":
            return !words.allSatisfy { ["auto", "scroll", "hidden", "clip"].contains($0) }
        case _ where name.hasPrefix("corner"):
            return !words.allSatisfy { ["round", "squircle", "square"].contains($0) }
        default: return false
        }
    }

    /// Whether text in the corners may have no background; that of a pill is not in its corners.
    static func cutsCorners(_ name: String, _ value: String, of elements: StyledElements) -> Bool {
        if elements.areLines || elements.areControls || elements.areWordless { return false }
        return !value.split { " /".contains($0) }.map(String.init).allSatisfy { word in
            CSSLength(word)?.pixels.map { (0...24).contains($0) } ?? isCorner(word)
        }
    }

    /// Whether it is one of the theme's radii that are for boxes.
    private static func isCorner(_ word: String) -> Bool {
        word.hasPrefix("var(--") && word.contains("radius-") && !word.contains("full")
            && !word.contains(",")
    }

    /// What makes an element a box that grows with its text.
    private static let boxes: Set = [
        "none", "block", "flow-root", "flex", "grid", "inline-block", "inline-flex", "inline-grid",
        "list-item",
        "table", "inline-table", "table-cell", "table-row",
    ]
}
