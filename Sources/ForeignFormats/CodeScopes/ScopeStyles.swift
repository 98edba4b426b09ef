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

    /// The styles by scopes, those within others as `source.css string`.
    private var styles: Table<Style> = [:]
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
            let ground = settings["background"].flatMap { node in
                node.isUnset(as: "background") ? nil : node
            }
            for scope in Self.scopes(of: rule) {
                styles[scope] = Style(scope: scope, color: color, ground: ground)
            }
        }
    }

    /// The style of a word with this scope; nil where no rule reaches it.
    func style(of scope: String) -> Style? {
        let parts = scope.split(separator: ".")
        for count in stride(from: parts.count, to: 0, by: -1) {
            let outer = parts.prefix(count).joined(separator: ".")
            if let style = styles[outer] { return style }
        }
        return nil
    }

    /// The styles of words, in the order of the file; those that plug-ins draw marks with are left out.
    var ofWords: [Style] {
        styles.map(\.value).filter { style in
            let scope = style.scope.lowercased()
            // Sublime Text takes the colours of a list by turns.
            return style.color.text != nil && !Self.marks.contains { scope.contains($0) }
        }
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
