import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads themes of TextMate and Sublime Text: the colours of the editor, and rules for scopes of code.
enum TextMateThemeReader {
    static func recognises(_ root: SourceNode) -> Bool {
        guard case .sequence(let rules)? = root["settings"]?.content else { return false }
        return rules.contains { $0["settings"]?["background"] != nil || $0["scope"] != nil }
    }

    static func read(
        _ root: SourceNode,
        id: String?,
        title: String = "TextMate",
        keys table: KeyTable = textMateKeys,
        by reading: (SourceNode) -> ColorReading = ColorReading.init(css:)
    ) -> ReadThemes {
        guard case .sequence(let rules)? = root["settings"]?.content else { return ([], []) }
        var colors = ForeignColors(title)
        let name = root["name"]?.text
        var document = ThemeDocument(
            id: id ?? name ?? "theme",
            name: name.map { String($0.prefix(TextLimits.name)) },
            format: "tmtheme",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        document.author = root["author"]?.text.map { String($0.prefix(TextLimits.name)) }
        let scopes = ScopeStyles(rules)
        var roles: Table<Located<ColorExpression>> = [:]
        for (role, key) in keys {
            guard let node = scopes.general[key], !node.isUnset(as: key) else { continue }
            roles[role] = colors.color(reading(node), of: key, at: node)
        }
        scopes.addColors(to: &roles, &colors, by: reading)
        roles.addCodeBackground()
        document.appearance.colors = roles
        for (role, key) in keys where roles[role] != nil {
            document.appearance.keys[role] = key
        }
        document.appearance.addKeys(of: table) { _, path in
            let key = path.suffix(after: TextMateKeys.start) ?? path
            guard let node = scopes.general[key], !node.isUnset(as: key) else { return nil }
            return colors.color(reading(node), of: key, at: node)
        }
        document.appearance.addCodeStyles { styles in
            scopes.addStyles(to: &styles, &colors, grounds: true, by: reading)
        }
        return ([document], colors.findings)
    }

    static let textMateKeys = TextMateKeys.table(of: "tmtheme")

    private static let keys: KeyValuePairs<String, String> = [
        "background": "background",
        "text": "foreground",
        "selection": "selection",
        "on-selection": "selectionForeground",
        "surface": "lineHighlight",
        "highlight": "findHighlight",
        "on-highlight": "findHighlightForeground",
        "focus": "caret",
    ]
}
