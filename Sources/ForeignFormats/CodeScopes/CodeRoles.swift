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
        if let rule = foreground("source") {
            roles["code"] = colors.color(
                reading(rule.color),
                of: "scope \(rule.scope)",
                at: rule.color
            )
        }
        for (kind, queries) in Self.scopes {
            guard let rule = queries.lazy.compactMap(foreground).first else { continue }
            roles["syntax-\(kind)"] = colors.color(
                reading(rule.color),
                of: "scope \(rule.scope)",
                at: rule.color
            )
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
