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

    /// A component `none` is a string, which no number can replace in its place.
    init?(_ node: SourceNode) {
        guard let space = node["colorSpace"]?.text,
            case .sequence(let items)? = node["components"]?.content,
            items.count == 3, items.allSatisfy({ $0.text.flatMap(Double.init) != nil })
        else { return nil }
        components = items
        alpha = node["alpha"]
        hex = node["hex"]
        if let alpha, alpha.text.flatMap(Double.init) == nil { return nil }
        css = Self.css(in: space, items.map { $0.text ?? "" }, alpha: alpha?.text ?? "1")
        if ColorNotation(css) == nil { return nil }
    }

    /// The function of CSS for the components of a colour, each a number or `none`.
    static func css(in space: String, _ components: [String], alpha: String) -> String {
        let hasShares = ["hsl", "hwb"].contains(space)
        let numbers = components.enumerated().map { index, text in
            hasShares && index > 0 && text != "none" ? "\(text)%" : text
        }
        let isFunction = hasShares || ["lab", "lch", "oklab", "oklch"].contains(space)
        let start = isFunction ? "\(space)(" : "color(\(space) "
        return "\(start)\(numbers.joined(separator: " ")) / \(alpha))"
    }

    func texts(for edit: ValueEdit) -> ComposedTexts? {
        if edit.alpha != nil, alpha == nil { return nil }
        guard let notation = ColorNotation(css) else { return nil }
        let rgb = edit.color ?? notation.color.clipped.rgb
        let new = notation.text(for: rgb, alpha: edit.alpha)
        let numbers = new.numbersOfFunction
        guard numbers.count == 4 else { return nil }
        var members = Array(zip(components, numbers)).map { (node: $0, text: $1) }
        if let alpha, edit.alpha != nil { members.append((alpha, numbers[3])) }
        if let hex, edit.color != nil { members.append((hex, rgb.hex)) }
        return ComposedTexts(members: members, old: css, new: new)
    }
}
