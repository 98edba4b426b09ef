import ColorScience
import ThemeModel

/// Rules of a style sheet; one without content is left out.
enum CSSRule {
    static func text(_ selector: String, _ declarations: [String]) -> String {
        declarations.isEmpty ? "" : "\(selector) {\n\(declarations.map { "  \($0)\n" }.joined())}\n"
    }

    static func media(_ condition: String, _ rules: String) -> String {
        rules.isEmpty ? "" : "@media \(condition) {\n\(rules)}\n"
    }

    /// A rule for each role: its colour for the selectors beside it, which are all below another one.
    static func texts(of mode: Mode, below parent: String, _ table: KeyValuePairs<Role, [String]>)
        -> String
    {
        table.map { role, selectors in
            let color = mode[role].map { ["color: \($0.display.css);"] } ?? []
            return text(selectors.map { "\(parent) \($0)" }.joined(separator: ", "), color)
        }.joined()
    }
}

extension Mode {
    /// Custom properties of another program, each with a role's colour.
    func declarations(of table: KeyValuePairs<String, Role>) -> [String] {
        values(of: table, \.css).map { "--\($0): \($1);" }
    }
}
