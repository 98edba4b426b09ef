/// Which declarations of CSS decide what is seen: colours, sizes of text, underlines, edges, focus rings, places.
extension StyleHook.Rule {
    /// The properties that paint, or move text onto another ground; a weight does where a text style is large by its
    /// weight alone.
    package func painting(largeByWeight styles: Set<String>) -> [String] {
        let elements = StyledElements(selector)
        return declarations.filter { name, value in
            if name.hasPrefix("--") { return Self.isOfTheme(name) }
            let name = name.withoutVendor
            if name == "font-weight" { return elements.mayHave(styles) && !value.isBold }
            if name.hasPrefix("text-decoration") {
                return !Self.keepsUnderline(name, value, of: elements)
            }
            if name.hasPrefix("border"), name.hasSuffix("radius") {
                return Self.cutsCorners(name, value, of: elements)
            }
            if name.hasPrefix("border"), name != "border-shape" {
                return Self.paintsEdge(name, of: elements)
            }
            return Self.paints(name, value, of: elements) || Self.moves(name, value, of: elements)
        }.map(\.name)
    }

    private static let painting: Set = [
        "all", "color", "background", "background-color", "background-image",
        "background-blend-mode",
        "background-clip",
        "opacity", "filter", "backdrop-filter", "mix-blend-mode", "text-fill-color", "text-stroke",
        "text-stroke-color",
        "text-stroke-width", "fill", "stroke", "text-shadow", "mask", "mask-image",
        "mask-box-image",
        "mask-box-image-source",
        "visibility",
        "color-scheme", "forced-color-adjust", "font", "font-size", "font-size-adjust", "zoom",
        "scale", "outline",
        "outline-color", "outline-style", "outline-width", "accent-color", "caret-color",
    ]
    private static let neutral = [
        "opacity": ["1", "100%"], "filter": ["none"], "text-shadow": ["none"], "mask": ["none"],
        "scale": ["none", "1"],
    ]

    private static func paints(_ name: String, _ value: String, of elements: StyledElements) -> Bool
    {
        switch name {
        case "box-shadow": elements.areFocused || value.contains("inset") || isWideShadow(value)
        case "outline-offset": !value.isPositive
        default: painting.contains(name) && neutral[name]?.contains(value) != true
        }
    }

    /// Whether the shadow of a box reaches the text beside it: further than the space around boxes, or as a solid frame.
    private static func isWideShadow(_ value: String) -> Bool {
        let plain = value.replacing(/\([^()]*\)/, with: "")
        return plain.split(separator: ",").contains { shadow in
            let lengths = shadow.split(separator: " ").compactMap { CSSLength(String($0)) }
            return lengths.contains { $0.pixels.map { abs($0) > 40 } ?? true }
                || lengths.dropFirst(3).contains { $0.pixels ?? 0 > 8 }
        }
    }

    /// Whether a custom property is one that the theme or the stage writes, and decides more than gaps and corners.
    private static func isOfTheme(_ name: String) -> Bool {
        ["color-", "palette-", "font-", "stage-"].contains(where: name.contains)
            || name == "--alert"
            || name.hasSuffix("border-width") || componentColor(in: name) != nil
    }

    package static func componentColor(in name: String) -> String? {
        Component.parts.keys.first { name == "--\($0)" || name.hasSuffix("-\($0)") }
    }

    private static func keepsUnderline(_ name: String, _ value: String, of elements: StyledElements)
        -> Bool
    {
        let words = value.split(separator: " ").map(String.init)
        let isPlain = words.allSatisfy { plainLines.contains($0) || CSSLength($0)?.isThin ?? false }
        switch name {
        case "text-decoration", "text-decoration-line":
            return isPlain
                && (words.contains("underline") || (elements.areEdits && !words.contains("none")))
        case "text-decoration-color", "text-decoration-thickness": return isPlain
        default: return true
        }
    }

    private static let plainLines: Set = [
        "underline", "overline", "line-through", "solid", "double", "dotted", "dashed", "wavy",
        "auto", "from-font",
        "currentcolor",
    ]

    /// Any border with an image covers the background; others count where they are the edge of a control.
    private static func paintsEdge(_ name: String, of elements: StyledElements) -> Bool {
        if name.hasPrefix("border-image") { return true }
        return elements.mayHaveEdges && !["spacing", "collapse"].contains(where: name.contains)
    }
}

extension String {
    /// `-webkit-filter` as `filter`.
    fileprivate var withoutVendor: String {
        ["-webkit-", "-moz-", "-epub-"].first(where: hasPrefix).map { String(dropFirst($0.count)) }
            ?? self
    }

    /// Whether it is a number above 0, with any unit.
    fileprivate var isPositive: Bool { (Double(prefix { $0.isNumber || $0 == "." }) ?? 0) > 0 }

    fileprivate var isBold: Bool {
        ["bold", "bolder", "inherit"].contains(self) || (Double(self) ?? 0) >= 700
    }
}
