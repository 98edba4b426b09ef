import SourceText
import SourceTrees
import ThemeModel

extension ScopeStyles {
    /// The scopes of words in code, as grammars give them, by the kind of word.
    private static let scopes: KeyValuePairs<String, [String]> = [
        "comment": ["comment.line.double-slash", "comment.block"],
        "keyword": ["keyword.control.conditional", "storage.type"],
        "string": ["string.quoted.double"],
        "number": ["constant.numeric.decimal"],
        "constant": ["constant.language.boolean"],
        "type": ["entity.name.type.class", "support.class", "entity.name.class"],
        "function": ["entity.name.function", "support.function"],
        "variable": ["variable.other.readwrite", "variable.parameter"],
        "operator": ["keyword.operator.arithmetic"],
        "punctuation": ["punctuation.separator", "punctuation.definition"],
        "tag": ["entity.name.tag.html"],
        "attribute": ["entity.other.attribute-name.html"],
        "inserted": ["markup.inserted.diff"],
        "deleted": ["markup.deleted.diff"],
    ]

    /// Adds the colours that scopes of code have.
    func addColors(
        to roles: inout Table<Located<ColorExpression>>,
        _ colors: inout ForeignColors,
        by reading: (SourceNode) -> ColorReading = ColorReading.init(css:)
    ) {
        for (role, style) in stylesOfRoles {
            roles[role] = colors.color(
                reading(style.color),
                of: "scope \(style.scope)",
                at: style.color
            )
        }
    }

    /// The styles that decide the roles of code.
    private var stylesOfRoles: [(role: String, style: Style)] {
        let kinds = Self.scopes.compactMap { kind, scopes -> (String, Style)? in
            let style = scopes.lazy.compactMap(style).first
            return style.map { ("syntax-\(kind)", $0) }
        }
        let code = style(of: "source").map { ("code", $0) }
        return [code].compactMap(\.self) + kinds
    }

    /// Adds the colours of words that no role has; an editor that has no `grounds` leaves out what styles lay below words.
    func addStyles(
        to styles: inout CodeStyles,
        _ colors: inout ForeignColors,
        grounds: Bool,
        by reading: (SourceNode) -> ColorReading
    ) {
        let roles = Dictionary(keepingFirst: stylesOfRoles.map { ($0.role, $0.style) })
        func color(_ node: SourceNode, _ scope: String) -> Located<ColorExpression>? {
            colors.color(reading(node), of: "scope \(scope)", at: node)
        }
        func ground(_ style: Style?) -> (color: Located<ColorExpression>?, name: String) {
            guard grounds, let style, let node = style.ground else { return (nil, "") }
            let name = TokenName.words(of: style.scope) + ".background"
            return (color(node, style.scope), name)
        }
        for role in styles.roles {
            let own = ground(roles[role])
            styles.takeRole(role, on: own.color, named: own.name)
            guard let style = roles[role] else { continue }
            styles.nameRole(role, style.scope, at: style.color.location)
        }
        for style in ofWords {
            guard let color = color(style.color, style.scope) else { continue }
            let own = ground(style)
            let name = TokenName.words(of: style.scope)
            styles.add(color, named: name, on: own.color, named: own.name)
        }
        if !grounds { return }
        for style in ofGrounds {
            let own = ground(style)
            guard let ground = own.color else { continue }
            let name = TokenName.words(of: style.scope)
            styles.add(named: name, inColorAt: style.color.location, on: ground, named: own.name)
        }
    }
}

extension Table<Located<ColorExpression>> {
    /// Adds the ground of code, which is that of the editor.
    mutating func addCodeBackground() {
        guard self["code-background"] == nil, let page = self["background"] else { return }
        let reference = ColorExpression(.reference("colors.background"))
        self["code-background"] = Located(reference, at: page.location)
    }
}
