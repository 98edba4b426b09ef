import ColorScience
import Findings

extension ColorResolver {
    /// The colour of a token that is not written down: a role of the vocabulary, or else an unknown reference.
    mutating func derivedColor(at path: String, askedFrom location: SourceLocation?) -> ThemeColor? {
        let role = path.hasPrefix("colors.") ? String(path.dropFirst(7)) : ""
        switch Role.derivations[role] {
        case nil: reportUnknown(path, at: location ?? theme)
        case .required: reportMissing(role)
        case .same, .readable: return derivedColor(of: role)
        }
        return nil
    }

    /// The colour that a role's derivation gives.
    mutating func derivedColor(of role: String) -> ThemeColor? {
        guard let derivation = Role.derivations[role] else { return nil }
        switch derivation {
        case .required: return nil
        case .same(let source, let alpha):
            guard let source = color(at: "colors.\(source)") else { return nil }
            let color = alpha.map { ThemeColor(source.color.withAlpha($0 * source.color.alpha)) } ?? source
            return Self.derived(color, from: source, derivation)
        case .readable(let fill):
            guard let fill = color(at: "colors.\(fill)"), let text = color(at: "colors.text"),
                let background = color(at: "colors.background")
            else { return nil }
            return Self.derived(Self.readable(text, background, on: fill), from: fill, derivation)
        }
    }

    private static func derived(_ color: ThemeColor, from source: ThemeColor, _ derivation: Derivation) -> ThemeColor {
        color.from(source.isKnown ? .derived(derivation.phrase) : .substituted, at: source.location)
    }

    /// Whichever of two colours has the higher contrast on a fill that lies on the page; the first where they are equal.
    private static func readable(_ text: ThemeColor, _ background: ThemeColor, on fill: ThemeColor) -> ThemeColor {
        guard let backdrop = fill.display.composited(over: [background.display]) else { return text }
        func ratio(_ color: ThemeColor) -> Double {
            color.display.composited(over: [DisplayColor(rgb: backdrop)]).map { Contrast.ratio(of: $0, on: backdrop) }
                ?? 0
        }
        return ratio(text) >= ratio(background) ? text : background
    }
}
