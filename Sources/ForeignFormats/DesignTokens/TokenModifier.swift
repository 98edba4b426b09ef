import SourceTrees

/// A modifier of Tokens Studio, which changes the colour of a token, as a function of CSS.
///
/// Source: sd-transforms of Tokens Studio, color modifiers. It works with the channels of its space, as CSS does.
struct TokenModifier {
    private let type: String
    private let space: String?
    /// A number, or an alias of one.
    private let amount: String
    private let color: String?

    /// Nil where there is none.
    init?(_ node: SourceNode?) {
        guard let type = node?["type"]?.text, let amount = node?["value"]?.text,
            amount.hasPrefix("{") || Double(amount).map({ (0...1).contains($0) }) == true
        else { return nil }
        self.type = type
        self.amount = amount
        space = node?["space"]?.text
        color = node?["color"]?.text
    }

    /// The changed colour of `base`, a colour or an alias; nil where the modifier has no value that is known.
    func css(of base: String) -> String? {
        switch (type, space, color) {
        case ("alpha", _, _):
            return "alpha(from \(base) / \(amount))"
        case ("mix", let space?, let color?):
            guard let space = Self.spaces[space] else { return nil }
            return "color-mix(in \(space), \(base), \(color) calc(\(amount) * 100%))"
        case ("lighten", let space?, _):
            return shaded(base, in: space, isLighter: true)
        case ("darken", let space?, _):
            return shaded(base, in: space, isLighter: false)
        default:
            return nil
        }
    }

    private static let spaces = ["lch": "lch", "hsl": "hsl", "srgb": "srgb", "p3": "display-p3"]

    private func shaded(_ base: String, in space: String, isLighter: Bool) -> String? {
        func changed(_ channel: String, upTo limit: Int) -> String {
            isLighter
                ? "calc(\(channel) + (\(limit) - \(channel)) * \(amount))"
                : "calc(\(channel) * (1 - \(amount)))"
        }
        switch space {
        case "lch":
            return "lch(from \(base) \(changed("l", upTo: 100)) calc(c * (1 - \(amount))) h)"
        case "hsl":
            return "hsl(from \(base) h s \(changed("l", upTo: 100)))"
        case "srgb", "p3":
            let channels = ["r", "g", "b"].map { changed($0, upTo: 1) }.joined(separator: " ")
            return "color(from \(base) \(space == "p3" ? "display-p3" : space) \(channels))"
        default:
            return nil
        }
    }
}
