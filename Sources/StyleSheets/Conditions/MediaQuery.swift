import SourceText
import SourceTrees
import ThemeModel

/// The conditions of `@media`.
///
/// Source: Media Queries 5.
package enum MediaQuery {
    /// The condition that one query of a list holds; a list without any always holds.
    package static func condition(in list: String) -> StyleCondition {
        if list.allSatisfy(\.isWhitespace) { return .constant(true) }
        let queries = BracketNesting.parts(of: list).map { query(String($0.trimmed)) }
        return queries.count == 1 ? queries[0] : .any(queries)
    }

    private static let parser = ConditionParser(leaf: feature)
    private static let shown: Set<String> = ["screen", "all"]
    private static let modifiers: Set<String> = ["not", "only"]

    /// `only screen and (…)`, or a condition without a type of media.
    private static func query(_ text: String) -> StyleCondition {
        var words = text.split(separator: " ", maxSplits: 1)
        var isNegated = false
        if let first = words.first?.lowercased(), modifiers.contains(first), words.count == 2,
            !words[1].hasPrefix("(")
        {
            isNegated = first == "not"
            words = words[1].split(separator: " ", maxSplits: 1)
        }
        guard let type = words.first?.lowercased(), !type.isEmpty,
            type.allSatisfy({ $0.isLetter || $0 == "-" }), type != "not"
        else { return parser.condition(in: text) }
        var parts: [StyleCondition] = [.constant(shown.contains(type))]
        if words.count == 2 {
            let rest = words[1].trimmed
            guard rest.lowercased().hasPrefix("and") else { return .constant(false) }
            parts.append(parser.condition(in: rest.dropFirst(3)))
        }
        return isNegated ? .not(.all(parts)) : .all(parts)
    }

    private static func feature(_ text: String) -> StyleCondition {
        let parts = text.lowercased().split(separator: ":", maxSplits: 1).map { $0.trimmed }
        let name = parts.first ?? ""
        let value = parts.count == 2 ? parts[1] : nil
        switch name {
        case "prefers-color-scheme":
            guard let value else { return .constant(true) }
            guard let scheme = Scheme(rawValue: String(value)) else { return .constant(false) }
            return .scheme(scheme)
        case "prefers-contrast":
            switch value {
            case nil, "more": return .moreContrast
            case "no-preference": return .not(.moreContrast)
            default: return .feature("(\(text))")
            }
        case "color-gamut":
            return value == nil || value == "srgb" ? .constant(true) : .wideDisplay
        case "forced-colors" where value == "none":
            return .constant(true)
        default:
            return .feature("(\(text))")
        }
    }
}
