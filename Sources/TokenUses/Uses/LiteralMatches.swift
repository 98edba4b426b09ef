import ColorScience
import SourceText
import ThemeModel

/// Tokens by their colours, for colours that are written out.
struct LiteralMatches {
    struct Match {
        let token: UsedToken
        /// Zero for an equal colour.
        let deltaE: Double
        /// The token is named for a part of the app, or for another property.
        var isElsewhere = false
        /// The token is named for one kind of control alone, whatever the property.
        var isOfControl: Bool { isElsewhere && token.purposes.isEmpty }
        /// The token is named for this and not for the property.
        var otherPurpose: TokenPurpose?
    }

    /// Colours less than this apart in OKLab are one to the eye.
    static let limit = 0.02
    /// The most comparisons of nearly equal colours.
    private let comparisonLimit: Int
    /// The first colour that is compared for equality alone, since there were too many before it.
    private(set) var end: SourceLocation?

    private let tokens: [UsedToken]
    private let commonWords: Set<Substring>
    private var exact: [DisplayColor: [Int]] = [:]
    private var opaque: [(color: SRGB8, lab: OKLab, token: Int)] = []
    private var nearest: [SRGB8: (token: Int, deltaE: Double)?] = [:]
    private var comparisons = 0
    /// The best tokens: hundreds may have one colour.
    private var chosen: [ColorInPlace: Int] = [:]

    private struct ColorInPlace: Hashable {
        let color: DisplayColor
        let purpose: TokenPurpose?
    }

    init(_ tokens: [UsedToken], comparisonLimit: Int) {
        self.tokens = tokens
        self.comparisonLimit = comparisonLimit
        commonWords = UsedToken.commonWords(of: tokens)
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
            let token = best(indices, of: color, for: literal.property)
            return token.map { token in
                Match(
                    token: token,
                    deltaE: 0,
                    isElsewhere: isElsewhere(token, literal.property),
                    otherPurpose: token.purpose(otherThan: Self.purpose(of: literal.property))
                )
            }
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

    /// The token that is named for the property, or for none; one of a single part of an app comes last.
    private mutating func best(
        _ indices: [Int],
        of color: DisplayColor,
        for property: String
    ) -> UsedToken? {
        let wanted = Self.purpose(of: property)
        let key = ColorInPlace(color: color, purpose: wanted)
        if let known = chosen[key] { return tokens[known] }
        func rank(_ token: UsedToken) -> Int {
            let isFitting = wanted.map(token.purposes.contains) ?? token.purposes.isEmpty
            let isGeneral = token.isGeneral(commonWords)
            if isFitting { return isGeneral ? 0 : 2 }
            if token.purposes.isEmpty { return token.isOfControl ? 4 : 1 }
            return isGeneral ? 3 : 5
        }
        let ranks = indices.map { rank(tokens[$0]) }
        let best = zip(indices, ranks).min { $0.1 < $1.1 }?.0
        chosen[key] = best
        return best.map { tokens[$0] }
    }

    private func isElsewhere(_ token: UsedToken, _ property: String) -> Bool {
        if token.purposes.isEmpty { return token.isOfControl }
        let isFitting = Self.purpose(of: property).map(token.purposes.contains) ?? false
        return !isFitting || !token.isGeneral(commonWords)
    }

    /// The purpose of the tokens that a property of CSS asks for.
    static func purpose(of property: String) -> TokenPurpose? {
        if property == "color" { return .text }
        if property.hasPrefix("background") { return .fill }
        if property.hasPrefix("border") || property.hasPrefix("outline") { return .line }
        return nil
    }
}

extension UsedToken {
    private static let controls: Set<Substring> = [
        "button", "btn", "input", "checkbox", "radio", "toggle", "switch", "tab", "tooltip",
        "dropdown",
    ]

    /// The name is that of a control and more, such as `--close-button-color`.
    fileprivate var isOfControl: Bool {
        let words = NameWords.words(of: name)
        return words.count > 1 && words.contains(where: Self.controls.contains)
    }

    /// The purpose in the name; nil for none, and where it is one that is wanted.
    fileprivate func purpose(otherThan wanted: TokenPurpose?) -> TokenPurpose? {
        guard let wanted else { return nil }
        let words = NameWords.words(of: name)
        var found = purposes
        if found.isEmpty { found = Set(words.compactMap { TokenPurpose.weak($0) }) }
        if words.contains("on") { found = [.text] }
        return found.contains(wanted) ? nil : found.min { $0.plural < $1.plural }
    }
}
