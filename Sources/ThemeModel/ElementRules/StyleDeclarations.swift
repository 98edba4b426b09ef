public import ColorScience
import SourceText

/// The properties of one rule, in the order in which they were first set.
public struct StyleDeclarations: Hashable, Sendable {
    private var values: Table<StyleValue> = [:]

    /// The value of a property; nil where it is not set.
    public subscript(property: StyleProperty) -> StyleValue? {
        get { values[property.rawValue] }
        set { values[property.rawValue] = newValue }
    }

    /// The radius of the corners, in pixels.
    public var cornerRadius: Double? {
        get { pixels(of: .cornerRadius) }
        set { self[.cornerRadius] = newValue.map { .dimension(Dimension($0, .px)) } }
    }

    /// The colour of the element's background.
    public var background: Color? {
        get { color(of: .background) }
        set { self[.background] = newValue.map { .color($0) } }
    }

    /// The colour of text.
    public var color: Color? {
        get { color(of: .color) }
        set { self[.color] = newValue.map { .color($0) } }
    }

    /// Sets the font's family, size, weight, slant and width, if the descriptor has them.
    public mutating func setFont(_ font: FontDescriptor) {
        if !font.stack.isEmpty {
            self["font-family"] = .families(font.stack)
        }
        for (property, value) in font.declarations {
            self[property] = value
        }
    }

    var isEmpty: Bool { values.isEmpty }

    func changes(from other: StyleDeclarations) -> StyleDeclarations {
        var changes = self
        for name in values.names where other.values[name] == values[name] {
            changes.values[name] = nil
        }
        return changes
    }

    var css: String {
        let declarations = values.map { name, value in
            "\(name):\(value.css)"
        }
        return "{\(declarations.joined(separator: ";"))}"
    }

    private func pixels(of property: StyleProperty) -> Double? {
        guard case .dimension(let dimension)? = self[property] else { return nil }
        return dimension.pixels(relativeTo: nil)
    }

    private func color(of property: StyleProperty) -> Color? {
        guard case .color(let color)? = self[property] else { return nil }
        return color
    }
}

extension FontDescriptor {
    /// The size, weight, slant and width, if set.
    package var declarations: [(property: StyleProperty, value: StyleValue)] {
        let all: [(StyleProperty, StyleValue?)] = [
            ("font-size", size.map { .dimension($0.value) }),
            ("font-weight", weight.map { .number(Double($0.value)) }),
            ("font-style", slant.map { .keyword($0.value.rawValue) }),
            ("font-stretch", width.map { .dimension(Dimension($0.value, .percent)) }),
        ]
        return all.compactMap { property, value in
            value.map { (property, $0) }
        }
    }
}

/// The name of a CSS property that a theme may set; the vocabulary is open.
///
/// `extension StyleProperty { static let letterSpacing: StyleProperty = "letter-spacing" }`
public struct StyleProperty: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: letters, digits and `-`.
    public let rawValue: String

    /// Takes a name; what CSS could take for anything but a name is made `-`.
    public init(rawValue: String) {
        self.rawValue = slug(rawValue, fallback: "none")
    }
    /// Takes a name; what CSS could take for anything but a name is made `-`.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The colour of an element's background.
    public static let background: StyleProperty = "background-color"
    /// The colour of text.
    public static let color: StyleProperty = "color"
    /// The colour of a control's active part.
    public static let accentColor: StyleProperty = "accent-color"
    /// The radius of the corners.
    public static let cornerRadius: StyleProperty = "border-radius"
}

/// The value of a property; CSS is written from the parsed value, so that no text of a theme reaches it.
public enum StyleValue: Hashable, Sendable {
    /// A colour, as CSS writes it.
    case color(Color)
    /// A length or a share.
    case dimension(Dimension)
    /// A number without a unit.
    case number(Double)
    /// A word of CSS: letters, digits and `-`.
    case keyword(String)
    /// A list of font families; all but the generic ones are quoted.
    case families([String])

    /// The value as CSS.
    public var css: String {
        switch self {
        case .color(let color): color.mapped.css
        case .dimension(let dimension): dimension.css
        case .number(let number): CSSNumber.text(of: number)
        case .keyword(let word): slug(word, fallback: "initial")
        case .families(let names): CSSEscape.fontStack(names, separator: ",")
        }
    }
}
