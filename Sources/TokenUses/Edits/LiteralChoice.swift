import ColorScience
import SourceText
import ThemeModel

/// The choice of the token that a colour in a style sheet becomes.
///
/// The colour in the default mode of every theme stays the same. In other modes it changes only where the token is named
/// for the property, in a rule that is for all modes.
enum LiteralChoice {
    case token(UsedToken)
    case none(reason: String)

    init(
        _ literal: StyleUses.Literal,
        among equal: [UsedToken],
        isConditional: Bool,
        commonWords: Set<Substring>
    ) {
        let same = equal.filter { $0.isByDefault(literal.color) }
        if same.isEmpty {
            self = .none(reason: Self.otherwise(equal))
            return
        }
        guard let purpose = LiteralMatches.purpose(of: literal.property) else {
            self = Self.unnamed(same, literal)
            return
        }
        let named = same.filter { token in
            token.purposes.contains(purpose) && token.isGeneral(commonWords)
        }
        switch named.count {
        case 0:
            self = Self.unnamed(same, literal)
        case 1 where isConditional && named[0].varies(from: literal.color):
            self = .none(reason: "\(Self.list(named)) has other colours in other modes")
        case 1:
            self = .token(named[0])
        default:
            self = .none(reason: Self.several(named))
        }
    }

    /// The one token whose name tells no purpose.
    private static func unnamed(_ tokens: [UsedToken], _ literal: StyleUses.Literal) -> Self {
        let isNamed = tokens.allSatisfy { !$0.purposes.isEmpty }
        return isNamed
            ? .none(reason: elsewhere(tokens, literal)) : only(tokens, literal)
    }

    private static func only(_ tokens: [UsedToken], _ literal: StyleUses.Literal) -> Self {
        if tokens.count > 1 { return .none(reason: several(tokens)) }
        if tokens[0].varies(from: literal.color) {
            return .none(reason: "\(list(tokens)) has other colours in other modes")
        }
        return .token(tokens[0])
    }

    private static func several(_ tokens: [UsedToken]) -> String {
        "it is the colour of several tokens: \(list(tokens))"
    }

    private static func otherwise(_ tokens: [UsedToken]) -> String {
        let isAbsent = tokens.allSatisfy { $0.defaults.contains(nil) }
        let what = isAbsent ? "no colour" : "another colour"
        return
            "\(list(tokens)) \(verb(tokens, "has", "have")) \(what) in the default mode of a theme"
    }

    /// The tokens are for another property, or for one part of an app.
    private static func elsewhere(
        _ tokens: [UsedToken],
        _ literal: StyleUses.Literal
    ) -> String {
        let purpose = LiteralMatches.purpose(of: literal.property)
        let fitting = tokens.filter { token in
            purpose.map(token.purposes.contains) ?? false
        }
        if !fitting.isEmpty {
            return "by \(verb(fitting, "its name", "their names")) \(list(fitting)) "
                + "\(verb(fitting, "is", "are")) for one part or state of the app"
        }
        let uses = Set(tokens.flatMap(\.purposes)).map(\.plural).sorted()
        return "\(list(tokens)) \(verb(tokens, "is", "are")) named for "
            + "\(uses.joined(separator: " and ")), not for '\(literal.property.excerpt)'"
    }

    private static func verb(_ tokens: [UsedToken], _ one: String, _ many: String) -> String {
        tokens.count == 1 ? one : many
    }

    private static func list(_ tokens: [UsedToken]) -> String {
        let names = tokens.prefix(3).map { "'\($0.title.excerpt)'" }
        let rest = tokens.count - names.count
        let end = rest > 0 ? " and \(rest) more" : ""
        return names.joined(separator: ", ") + end
    }
}

extension TokenPurpose {
    var plural: String {
        switch self {
        case .text: "text"
        case .icon: "icons"
        case .fill: "fills"
        case .line: "lines"
        }
    }
}

extension UsedToken {
    /// Words that name no part of an app.
    private static let generalWords: Set<Substring> = [
        "color", "colors", "colour", "default", "base", "main", "body", "page", "on", "muted",
        "subtle", "strong", "weak", "primary", "secondary", "tertiary", "inverse", "inverted",
        "raised", "root", "normal", "light", "dark",
    ]

    /// The name says no more than a purpose and a rank: `--popup-text` is for one part of an app.
    func isGeneral(_ commonWords: Set<Substring>) -> Bool {
        NameWords.words(of: name).allSatisfy { word in
            TokenPurpose.strong(word) != nil || Self.generalWords.contains(word)
                || commonWords.contains(word) || word.allSatisfy(\.isNumber)
        }
    }

    /// The words in the names of at least one token in four, such as a project's own.
    static func commonWords(of tokens: [UsedToken]) -> Set<Substring> {
        var counts: [Substring: Int] = [:]
        for token in tokens {
            for word in Set(NameWords.words(of: token.name)) { counts[word, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value > 3 && $0.value * 4 >= tokens.count }.keys)
    }

    /// The colour in the default mode of each theme; nil where it is absent or unknown.
    var defaults: [Color?] {
        var themes: Set<String> = []
        return values.filter { themes.insert($0.theme).inserted }.map(\.knownColor)
    }

    func isByDefault(_ color: Color) -> Bool {
        defaults.allSatisfy { $0.map { Self.isSame($0, color) } ?? false }
    }

    /// The token has another colour, or none, in a mode.
    func varies(from color: Color) -> Bool {
        values.contains { value in
            value.knownColor.map { !Self.isSame($0, color) } ?? true
        }
    }

    /// Colours outside sRGB may be one only after they were mapped.
    private static func isSame(_ first: Color, _ second: Color) -> Bool {
        if first == second { return true }
        return first.isInSRGBGamut && second.isInSRGBGamut && first.mapped == second.mapped
    }
}

extension UsedToken.Value {
    fileprivate var knownColor: Color? {
        color.flatMap { $0.isKnown ? $0.color : nil }
    }
}
