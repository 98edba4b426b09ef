import ColorScience
import SourceText
import ThemeModel

/// Tokens by their colours, for colours that are written out.
struct LiteralMatches {
    struct Match {
        let token: UsedToken
        /// Zero for an equal colour.
        let deltaE: Double
    }

    /// Colours less than this apart in OKLab are one to the eye.
    static let limit = 0.02
    /// The most comparisons of nearly equal colours.
    private let comparisonLimit: Int
    /// The first colour that is compared for equality alone, since there were too many before it.
    private(set) var end: SourceLocation?

    private let tokens: [UsedToken]
    private var exact: [DisplayColor: [Int]] = [:]
    private var opaque: [(color: SRGB8, lab: OKLab, token: Int)] = []
    private var nearest: [SRGB8: (token: Int, deltaE: Double)?] = [:]
    private var comparisons = 0

    init(_ tokens: [UsedToken], comparisonLimit: Int) {
        self.tokens = tokens
        self.comparisonLimit = comparisonLimit
        for (index, token) in tokens.enumerated() {
            for color in token.colors {
                let shown = color.mapped
                if exact[shown]?.last != index { exact[shown, default: []].append(index) }
                if shown.isOpaque { opaque.append((shown.rgb, shown.rgb.oklab, index)) }
            }
        }
    }

    /// The token with a colour, or nearly with it; of several the one that is named for the property.
    mutating func match(_ literal: StyleUses.Literal) -> Match? {
        let color = literal.color.mapped
        if let indices = exact[color] {
            let token = Self.best(indices.map { tokens[$0] }, for: literal.property)
            return token.map { Match(token: $0, deltaE: 0) }
        }
        guard color.isOpaque else { return nil }
        if nearest[color.rgb] == nil {
            comparisons += opaque.count
            if comparisons > comparisonLimit {
                end = end ?? literal.location
                return nil
            }
            nearest[color.rgb] = .some(near(color.rgb))
        }
        guard let near = nearest[color.rgb] ?? nil else { return nil }
        return Match(token: tokens[near.token], deltaE: near.deltaE)
    }

    /// The tokens with this very colour in one of their modes.
    func equalTokens(_ color: Color) -> [UsedToken] {
        (exact[color.mapped] ?? []).map { tokens[$0] }
    }

    private func near(_ color: SRGB8) -> (token: Int, deltaE: Double)? {
        let lab = color.oklab
        var best: (token: Int, deltaE: Double)?
        for candidate in opaque {
            let distance = Difference.deltaEOK(lab, candidate.lab)
            if distance < best?.deltaE ?? Self.limit { best = (candidate.token, distance) }
        }
        return best
    }

    private static func best(_ tokens: [UsedToken], for property: String) -> UsedToken? {
        let wanted = purpose(of: property)
        let fitting = tokens.first { token in
            wanted.map(token.purposes.contains) ?? false
        }
        return fitting ?? tokens.first
    }

    /// The purpose of the tokens that a property of CSS asks for.
    static func purpose(of property: String) -> TokenPurpose? {
        if property == "color" { return .text }
        if property.hasPrefix("background") { return .fill }
        if property.hasPrefix("border") || property.hasPrefix("outline") { return .line }
        return nil
    }
}
