import ColorScience
import SourceTrees
import ThemeModel

/// A colour in members, as design tokens write it: `{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" }`.
struct ColorObject: ComposedColor {
    private let components: [SourceNode]
    private let alpha: SourceNode?
    private let hex: SourceNode?
    /// The same colour as a function of CSS, whose numbers are those of the object.
    private let css: String

    /// Nil for a component `none`, too: it is a string, which no number can replace in its place.
    init?(_ node: SourceNode) {
        guard let space = node["colorSpace"]?.text,
            case .sequence(let items)? = node["components"]?.content,
            items.count == 3
        else { return nil }
        components = items
        alpha = node["alpha"]
        hex = node["hex"]
        let numbers = items.compactMap(\.numberText)
        guard numbers.count == items.count else { return nil }
        var opacity = "1"
        if let alpha {
            guard let written = alpha.numberText else { return nil }
            opacity = written
        }
        css = Self.css(in: space, numbers, alpha: opacity)
        if ColorNotation(css) == nil { return nil }
    }

    func texts(for edit: ValueEdit) -> ComposedTexts? {
        // Without a member for it, an alpha cannot be written in place.
        if edit.alpha != nil, alpha == nil { return nil }
        guard let notation = ColorNotation(css) else { return nil }
        let color = edit.color ?? notation.color.clipped.rgb
        let new = notation.text(for: color, alpha: edit.alpha)
        let numbers = new.numbersOfFunction
        guard numbers.count == 4 else { return nil }
        var texts = ComposedTexts(members: [], old: shown(css), new: shown(new))
        for (component, number) in zip(components, numbers) {
            texts.members.append((component, number))
        }
        if let alpha, edit.alpha != nil {
            texts.members.append((alpha, numbers[3]))
        }
        if let hex, edit.color != nil {
            texts.members.append((hex, color.hex))
            if edit.alpha == nil, let code = hexCode(of: notation.color) {
                return ComposedTexts(members: texts.members, old: code, new: color.hex)
            }
        }
        return texts
    }

    /// The member `hex`, where it says all that the numbers say.
    private func hexCode(of color: Color) -> String? {
        let isSame = hex?.text?.lowercased() == color.mapped.rgb.hex
        return isSame && color.alpha == 1 ? hex?.text : nil
    }

    /// A function for people, without an alpha where the object has none.
    private func shown(_ css: String) -> String {
        guard alpha == nil, let slash = css.lastIndex(of: "/") else { return css }
        return css[..<slash].dropLast() + ")"
    }
}

extension ColorObject {
    /// The spaces that CSS writes with per cents after the hue.
    private static let spacesWithPercents: Set = ["hsl", "hwb"]
    /// The spaces that have a function of their own in CSS; all others are written with `color()`.
    private static let spacesWithFunction: Set = ["hsl", "hwb", "lab", "lch", "oklab", "oklch"]

    /// The function of CSS for the components of a colour, each a number or `none`.
    static func css(in space: String, _ components: [String], alpha: String) -> String {
        var words = components
        if spacesWithPercents.contains(space) {
            words = components.prefix(1) + components.dropFirst().map(percent)
        }
        let numbers = words.joined(separator: " ")
        if spacesWithFunction.contains(space) { return "\(space)(\(numbers) / \(alpha))" }
        return "color(\(space) \(numbers) / \(alpha))"
    }

    private static func percent(_ number: String) -> String {
        number == "none" ? number : "\(number)%"
    }
}

extension SourceNode {
    /// The text of a number; nil for any other value.
    fileprivate var numberText: String? {
        guard let text, Double(text) != nil else { return nil }
        return text
    }
}
