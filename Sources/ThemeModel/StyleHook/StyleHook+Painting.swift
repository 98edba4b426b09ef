/// Declarations of CSS that decide what is seen: colours, sizes of text, underlines, edges, focus rings, places.
extension StyleHook.Rule {
    /// The properties that paint, or move text onto another ground; a weight does where a text style is large by its
    /// weight alone.
    package func painting(largeByWeight styles: Set<String>) -> [String] {
        let elements = StyledElements(selector)
        let painting = declarations.filter { name, value in
            Self.decides(name, value, of: elements, largeByWeight: styles)
        }
        return painting.map(\.name)
    }

    private static func decides(
        _ property: String,
        _ value: String,
        of elements: StyledElements,
        largeByWeight styles: Set<String>
    ) -> Bool {
        if property.hasPrefix("--") { return isOfTheme(property) }
        let name = property.withoutVendor
        if name == "font-weight" {
            return elements.mayHave(styles) && !value.isBold
        }
        if name.hasPrefix("text-decoration") {
            return !keepsUnderline(name, value, of: elements)
        }
        if name.hasPrefix("border"), name.hasSuffix("radius") {
            return cutsCorners(value, of: elements)
        }
        if name.hasPrefix("border"), name != "border-shape" {
            return paintsEdge(name, of: elements)
        }
        return paints(name, value, of: elements) || moves(name, value, of: elements)
    }

    private static func paints(
        _ name: String,
        _ value: String,
        of elements: StyledElements
    ) -> Bool {
        switch name {
        case "box-shadow":
            return elements.areFocused || value.contains("inset") || isWideShadow(value)
        case "outline-offset":
            return !value.isPositive
        default:
            guard painting.contains(name) else { return false }
            return !(neutral[name] ?? []).contains(value)
        }
    }

    /// The shadow of a box reaches the text beside it: further than the space around boxes, or as a solid frame.
    private static func isWideShadow(_ value: String) -> Bool {
        let plain = value.replacing(/\([^()]*\)/, with: "")
        return plain.split(separator: ",").contains { shadow in
            let words = shadow.split(separator: " ").map(String.init)
            let lengths = words.compactMap { CSSLength($0) }
            let reachesFar = lengths.contains { length in
                guard let pixels = length.pixels else { return true }
                return abs(pixels) > 40
            }
            let spread = lengths.dropFirst(3)
            return reachesFar || spread.contains { ($0.pixels ?? 0) > 8 }
        }
    }

    /// A custom property that the theme or the stage writes, and that decides more than gaps and corners.
    private static func isOfTheme(_ name: String) -> Bool {
        if name == "--alert" || name.hasSuffix("border-width") { return true }
        if themeParts.contains(where: name.contains) { return true }
        return componentColor(in: name) != nil
    }

    package static func componentColor(in name: String) -> String? {
        Component.parts.keys.first { part in
            name == "--\(part)" || name.hasSuffix("-\(part)")
        }
    }

    private static func keepsUnderline(
        _ name: String,
        _ value: String,
        of elements: StyledElements
    ) -> Bool {
        let words = value.split(separator: " ").map(String.init)
        let isPlain = words.allSatisfy { word in
            plainLines.contains(word) || CSSLength(word)?.isThin ?? false
        }
        switch name {
        case "text-decoration", "text-decoration-line":
            guard isPlain else { return false }
            return words.contains("underline") || (elements.areEdits && !words.contains("none"))
        case "text-decoration-color", "text-decoration-thickness":
            return isPlain
        default:
            return true
        }
    }

    /// Any border with an image covers the background; others count where they are the edge of a control.
    private static func paintsEdge(_ name: String, of elements: StyledElements) -> Bool {
        if name.hasPrefix("border-image") { return true }
        let isOfTables = ["spacing", "collapse"].contains(where: name.contains)
        return elements.mayHaveEdges && !isOfTables
    }
}

extension StyleHook.Rule {
    private static let painting: Set = [
        "all",
        "color",
        "background",
        "background-color",
        "background-image",
        "background-blend-mode",
        "background-clip",
        "opacity",
        "filter",
        "backdrop-filter",
        "mix-blend-mode",
        "text-fill-color",
        "text-stroke",
        "text-stroke-color",
        "text-stroke-width",
        "fill",
        "stroke",
        "text-shadow",
        "mask",
        "mask-image",
        "mask-box-image",
        "mask-box-image-source",
        "visibility",
        "color-scheme",
        "forced-color-adjust",
        "font",
        "font-size",
        "font-size-adjust",
        "zoom",
        "scale",
        "outline",
        "outline-color",
        "outline-style",
        "outline-width",
        "accent-color",
        "caret-color",
    ]

    private static let neutral = [
        "opacity": ["1", "100%"],
        "filter": ["none"],
        "text-shadow": ["none"],
        "mask": ["none"],
        "scale": ["none", "1"],
    ]

    private static let themeParts = ["color-", "palette-", "font-", "stage-"]

    private static let plainLines: Set = [
        "underline",
        "overline",
        "line-through",
        "solid",
        "double",
        "dotted",
        "dashed",
        "wavy",
        "auto",
        "from-font",
        "currentcolor",
    ]
}

extension String {
    /// `-webkit-filter` as `filter`.
    fileprivate var withoutVendor: String {
        for vendor in ["-webkit-", "-moz-", "-epub-"] where hasPrefix(vendor) {
            return String(dropFirst(vendor.count))
        }
        return self
    }

    /// The number before any unit is above 0.
    fileprivate var isPositive: Bool {
        let number = prefix { $0.isNumber || $0 == "." }
        return (Double(number) ?? 0) > 0
    }

    fileprivate var isBold: Bool {
        if ["bold", "bolder", "inherit"].contains(self) { return true }
        return (Double(self) ?? 0) >= 700
    }
}
