import SourceTrees
import ThemeModel

/// The colours that a theme gives to scopes of code.
///
/// A rule holds for its scope and all below it: `string` colours `string.quoted`, never the other way round. Of several
/// rules the one with the longest scope counts, and of equal ones the last, as in VS Code.
struct ScopeStyles {
    private var foregrounds: [String: SourceNode] = [:]
    /// The settings without a scope: the colours of the editor.
    private(set) var general: [String: SourceNode] = [:]

    init(_ rules: [SourceNode]) {
        for rule in rules {
            guard let settings = rule["settings"] else { continue }
            if Self.isGeneral(rule), case .mapping(let pairs) = settings.content {
                for (key, value) in pairs { if let key = key.text { general[key] = value } }
            }
            let key = "foreground"
            guard let color = settings[key], !color.isUnset(as: key) else { continue }
            for scope in Self.scopes(of: rule) { foregrounds[scope] = color }
        }
    }

    /// The colour of a word with this scope, and the scope of its rule; nil where no rule reaches it.
    func foreground(_ scope: String) -> (scope: String, color: SourceNode)? {
        let parts = scope.split(separator: ".")
        for count in stride(from: parts.count, to: 0, by: -1) {
            let outer = parts.prefix(count).joined(separator: ".")
            if let color = foregrounds[outer] { return (outer, color) }
        }
        return nil
    }

    private static func isGeneral(_ rule: SourceNode) -> Bool {
        guard let scope = rule["scope"] else { return true }
        return scope.isNull || scope.text?.trimmed.isEmpty ?? false
    }

    /// The scopes of a rule: a list, or one text with commas.
    ///
    /// Scopes with a parent say nothing about other places; those that one excludes, as in `keyword - keyword.operator`,
    /// are below it.
    private static func scopes(of rule: SourceNode) -> [String] {
        switch rule["scope"]?.content {
        case .sequence(let items): items.compactMap(\.text).flatMap(split)
        case .scalar(let text, _): split(text)
        default: []
        }
    }

    private static func split(_ text: String) -> [String] {
        text.split { ",|".contains($0) }.compactMap { selector in
            let words = selector.split(whereSeparator: \.isWhitespace).prefix { $0 != "-" }
            return words.count == 1 ? String(words[0]) : nil
        }
    }
}
