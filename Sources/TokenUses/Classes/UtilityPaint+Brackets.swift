import ColorScience
import SourceText

// Values in brackets, such as `bg-[var(--card)]`.
extension UtilityPaint {
    private static let properties: [Substring: PaintProperty] = [
        "color": .text, "background": .ground, "background-color": .ground,
        "background-image": .ground, "border-color": .line, "outline-color": .ring,
        "fill": .shape, "stroke": .shape,
    ]

    /// The paint of a property in brackets, such as `[color:var(--ink)]`; that of a `style` attribute is written so.
    static func declaration(_ item: UtilityClass, _ names: ColorNames) -> UtilityPaint? {
        guard let (name, text) = item.declaration, let property = properties[name] else {
            return nil
        }
        if text == "none", name == "background-image" { return nil }
        if text == "transparent" || text == "none" { return UtilityPaint(property, .none) }
        if text == "inherit" || text == "currentColor" { return nil }
        if text == unreadValue {
            let part = property == .ground ? "ground" : "colour"
            return UtilityPaint(property, .unknown(.code(.styledPart(part))))
        }
        return arbitrary("color:" + text, of: property, item, names)
            .map { UtilityPaint(property, $0) }
    }

    /// The value of a style that only the running app tells.
    static let unreadValue = "?"

    private static let noColors = ["length:", "size:", "position:", "percentage:", "number:"]

    static func arbitrary(
        _ inner: Substring,
        of property: PaintProperty,
        _ item: UtilityClass,
        _ names: ColorNames
    ) -> PaintValue? {
        var text = inner
        if noColors.contains(where: text.hasPrefix) { return nil }
        let isColor = text.hasPrefix("color:")
        if isColor { text = text.dropFirst(6) }
        if let variable = variable(in: text) {
            if let name = names.name(ofProperty: variable) { return color(name, item) }
            let isUsed = property == .ground || isColor
            return isUsed ? .unknown(.otherColor(.name(variable))) : nil
        }
        let css = text.replacing("_", with: " ")
        if let literal = try? Color(parsing: String(css)), let alpha = item.alpha {
            return literal.alpha == 0
                ? PaintValue.none : .color(String(css), alpha: alpha, isToken: false)
        }
        if let part = part(ofTokenIn: text, item, names) { return part }
        let isUsed =
            property == .ground || isColor || isColorFunction(text)
            || names.token(in: text) != nil
        return isUsed ? unread(item) : nil
    }

    private static let mixtures: Set<String> = ["color-mix", "light-dark"]

    /// A size after `text-` is none: `calc(1rem + 2px)`.
    private static func isColorFunction(_ text: Substring) -> Bool {
        let name = String(text.prefix { $0 != "(" })
        return Color.functionNames.contains(name) || mixtures.contains(name)
    }

    /// The token that a function makes translucent, as `color-mix(in srgb, var(--ink) 20%, transparent)` does.
    private static func part(
        ofTokenIn text: Substring,
        _ item: UtilityClass,
        _ names: ColorNames
    ) -> PaintValue? {
        let paint = PaintReader.paint(ofColor: CSSScanner.tokens(of: text))
        guard case .reference(let layer, _) = paint, let alpha = item.alpha,
            let name = names.name(ofProperty: layer.name)
        else { return nil }
        return .color(name, alpha: layer.alpha * alpha, isToken: true)
    }

    /// The property of `--x`, `var(--x)` or `hsl(var(--x))`.
    private static func variable(in text: Substring) -> String? {
        var text = text
        if let bracket = text.firstIndex(of: "("),
            Color.functionNames.contains(String(text[..<bracket]))
        {
            guard text.hasSuffix("))") else { return nil }
            text = text[text.index(after: bracket)...].dropLast()
        }
        if text.hasPrefix("var("), text.last == ")" { text = text.dropFirst(4).dropLast() }
        guard text.hasPrefix("--"), !text.contains(where: { "(), ".contains($0) }) else {
            return nil
        }
        return String(text)
    }
}
