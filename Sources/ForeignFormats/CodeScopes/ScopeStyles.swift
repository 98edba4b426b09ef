import SourceTrees
import ThemeModel

/// The colours that a theme gives to scopes of code.
///
/// A rule holds for its scope and all below it: `string` colours `string.quoted`, never the other way round. Of several
/// rules the one with the longest scope counts, and of equal ones the last, as in VS Code.
struct ScopeStyles {
    /// The colours of words, and of what they lie on.
    struct Style {
        let scope: String
        let color: SourceNode
        let ground: SourceNode?
    }

    /// The colours of words by scopes, those within others as `source.css string`.
    private var colors: Table<SourceNode> = [:]
    /// The colours below words by scopes; some rules have nothing else.
    private var grounds: Table<SourceNode> = [:]
    /// The settings without a scope: the colours of the editor.
    private(set) var general: [String: SourceNode] = [:]

    init(_ rules: [SourceNode]) {
        for rule in rules {
            guard let settings = rule["settings"] else { continue }
            if Self.isGeneral(rule), case .mapping(let pairs) = settings.content {
                for (key, value) in pairs { if let key = key.text { general[key] = value } }
            }
            let color = Self.color("foreground", of: settings)
            let ground = Self.color("background", of: settings)
            for scope in Self.scopes(of: rule) {
                if let color { colors[scope] = color }
                if let ground { grounds[scope] = ground }
            }
        }
    }

    private static func color(_ key: String, of settings: SourceNode) -> SourceNode? {
        settings[key].flatMap { $0.isUnset(as: key) ? nil : $0 }
    }

    /// The style of a word with this scope; nil where no rule gives it a colour.
    func style(of scope: String) -> Style? {
        guard let (scope, color) = Self.nearest(to: scope, in: colors) else { return nil }
        return style(scope, color)
    }

    /// The styles of all scopes with a colour, in the order of the file.
    var ofScopes: [Style] { colors.map { style($0.name, $0.value) } }

    /// The styles of words among them.
    var ofWords: [Style] { ofScopes.filter { Self.isOfWords($0.scope, $0.color) } }

    /// The styles of words that keep a colour of others on a ground of their own.
    var ofGrounds: [Style] {
        grounds.compactMap { scope, ground in
            guard colors[scope] == nil, Self.isOfWords(scope, ground) else { return nil }
            let inherited = Self.nearest(to: Self.lastWord(of: scope), in: colors)?.color
            let color = inherited ?? general["foreground"]
            return color.map { Style(scope: scope, color: $0, ground: ground) }
        }
    }

    private func style(_ scope: String, _ color: SourceNode) -> Style {
        let nearest = Self.nearest(to: Self.lastWord(of: scope), in: grounds)
        return Style(scope: scope, color: color, ground: grounds[scope] ?? nearest?.color)
    }

    /// The colour of the longest scope that holds for a word.
    private static func nearest(
        to scope: String,
        in colors: Table<SourceNode>
    ) -> (scope: String, color: SourceNode)? {
        let parts = scope.split(separator: ".")
        for count in stride(from: parts.count, to: 0, by: -1) {
            let outer = parts.prefix(count).joined(separator: ".")
            if let color = colors[outer] { return (outer, color) }
        }
        return nil
    }

    private static func lastWord(of scope: String) -> String {
        scope.split(separator: " ").last.map(String.init) ?? scope
    }

    /// Leaves out what plug-ins draw marks with, and lists, whose colours Sublime Text takes by turns.
    private static func isOfWords(_ scope: String, _ color: SourceNode) -> Bool {
        let scope = scope.lowercased()
        return color.text != nil && !marks.contains { scope.contains($0) }
    }

    /// Parts of the scopes in which plug-ins of Sublime Text have the colours of lines and signs.
    private static let marks = ["brackethighlighter", "sublimelinter", "git_gutter"]

    private static func isGeneral(_ rule: SourceNode) -> Bool {
        guard let scope = rule["scope"] else { return true }
        return scope.isNull || scope.text?.trimmed.isEmpty ?? false
    }

    /// The scopes of a rule: a list, or one text with commas.
    private static func scopes(of rule: SourceNode) -> [String] {
        switch rule["scope"]?.content {
        case .sequence(let items): items.compactMap(\.text).flatMap(split)
        case .scalar(let text, _): split(text)
        default: []
        }
    }

    /// The selectors of a text, without the scopes that they exclude, as in `keyword - keyword.operator`, which are below them.
    private static func split(_ text: String) -> [String] {
        text.split { ",|".contains($0) }.compactMap { selector in
            let words = selector.split(whereSeparator: \.isWhitespace).prefix { $0 != "-" }
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
