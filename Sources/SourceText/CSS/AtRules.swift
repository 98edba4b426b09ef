/// The rules of CSS that begin with `@`.
package enum AtRules {
    private static let groups: Set<String> = [
        "@container", "@document", "@layer", "@media", "@starting-style", "@supports",
    ]

    /// The text in front of a brace is that of a rule with other rules in it and no declarations.
    package static func isGroup(_ prelude: String) -> Bool {
        guard prelude.hasPrefix("@") else { return false }
        let name = prelude.prefix { $0 != " " && $0 != "(" }
        return groups.contains(name.lowercased())
    }
}
