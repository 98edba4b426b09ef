import ColorScience
import SourceText

/// The paint of a class.
enum PaintProperty {
    case ground
    case text
    case placeholder
    /// Borders and lines between elements.
    case line
    /// The line around an element that has the focus.
    case ring
    /// The filling and strokes of a drawing.
    case shape
    /// The opacity of an element with all in it, or a filter.
    case opacity
}

/// The colour that a class has.
enum PaintValue: Equatable {
    case color(String, alpha: Double, isToken: Bool)
    /// Nothing is painted.
    case none
    /// The reason that nothing tells the colour.
    case unknown(UnjudgedReason)

    /// The opacity of an element that is seen as it is.
    static let opaque = PaintValue.color("", alpha: 1, isToken: false)

    var isToken: Bool { token != nil }

    /// The name of the token that the colour is.
    var token: String? {
        if case .color(let name, _, true) = self { return name }
        return nil
    }
}

/// A class that paints, with its colour.
struct UtilityPaint {
    let property: PaintProperty
    let value: PaintValue

    private static let prefixes: [(String, PaintProperty)] = [
        ("bg-", .ground), ("text-", .text), ("placeholder-", .placeholder), ("border-", .line),
        ("divide-", .line), ("inset-ring-", .line), ("ring-", .ring), ("outline-", .ring),
        ("fill-", .shape), ("stroke-", .shape),
    ]
    private static let sides: Set<Substring> = ["x", "y", "t", "r", "b", "l", "s", "e"]

    init(_ property: PaintProperty, _ value: PaintValue) {
        self.property = property
        self.value = value
    }

    /// Nil for a class that paints no colour.
    init?(_ item: UtilityClass, _ names: ColorNames) {
        let utility = String(item.utility)
        if let effect = UtilityEffect.value(of: item) {
            self.init(.opacity, effect)
            return
        }
        if let declaration = Self.declaration(item, names) {
            self = declaration
            return
        }
        guard let (prefix, property) = Self.prefixes.first(where: { utility.hasPrefix($0.0) })
        else { return nil }
        var rest = item.utility.dropFirst(prefix.count)
        if property == .line, rest.dropFirst().first == "-", Self.sides.contains(rest.prefix(1)) {
            rest = rest.dropFirst(2)
        }
        if property == .ring, rest.hasPrefix("offset-") { return nil }
        guard let value = Self.value(rest, of: property, item, names) else { return nil }
        self.init(property, value)
    }

    private static func value(
        _ rest: Substring,
        of property: PaintProperty,
        _ item: UtilityClass,
        _ names: ColorNames
    ) -> PaintValue? {
        if let name = names.name(ofClass: String(rest)) { return color(name, item) }
        if let inner = UtilityClass.bracketed(rest) {
            return arbitrary(inner, of: property, item, names)
        }
        switch rest {
        case "transparent":
            return PaintValue.none
        case "white", "black":
            guard let alpha = item.alpha else { return unread(item) }
            return .color(String(rest), alpha: alpha, isToken: false)
        case "current", "inherit":
            return property == .ground ? unread(item) : nil
        default:
            break
        }
        if TailwindNames.isColor(rest) { return noToken(item.utility) }
        if property != .ground || TailwindNames.isNoGround(rest) { return nil }
        let isGradient = rest.includes("gradient") || TailwindNames.isGradient(rest)
        return isGradient ? .unknown(.effect(.gradient)) : noToken(item.utility)
    }

    private static func noToken(_ name: Substring) -> PaintValue {
        .unknown(.otherColor(.name(String(name))))
    }

    private static func color(_ name: String, _ item: UtilityClass) -> PaintValue {
        guard let alpha = item.alpha else { return unread(item) }
        return .color(name, alpha: alpha, isToken: true)
    }

    private static func unread(_ item: UtilityClass) -> PaintValue {
        .unknown(.code(.utility(String(item.utility))))
    }
}

// MARK: - Values in brackets

extension UtilityPaint {
    private static let properties: [Substring: PaintProperty] = [
        "color": .text, "background": .ground, "background-color": .ground,
        "background-image": .ground, "border-color": .line, "outline-color": .ring,
        "fill": .shape, "stroke": .shape,
    ]

    /// The paint of a property in brackets, such as `[color:var(--ink)]`; that of a `style` attribute is written so.
    private static func declaration(_ item: UtilityClass, _ names: ColorNames) -> UtilityPaint? {
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

    private static func arbitrary(
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
        guard property == .ground || isColor else { return nil }
        return .unknown(.code(.utility(String(item.utility))))
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
