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
enum PaintValue: Hashable {
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
        if let effect = UtilityEffect.value(of: item) {
            self.init(.opacity, effect)
            return
        }
        if let declaration = Self.declaration(item, names) {
            self = declaration
            return
        }
        // A gradient may have an angle below 0: `-bg-linear-45`.
        let plain = item.utility.drop { $0 == "-" }
        let utility = String(plain)
        guard let (prefix, property) = Self.prefixes.first(where: { utility.hasPrefix($0.0) })
        else { return nil }
        var rest = plain.dropFirst(prefix.count)
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

    static func color(_ name: String, _ item: UtilityClass) -> PaintValue {
        guard let alpha = item.alpha else { return unread(item) }
        return .color(name, alpha: alpha, isToken: true)
    }

    static func unread(_ item: UtilityClass) -> PaintValue {
        .unknown(.code(.utility(String(item.utility))))
    }
}
