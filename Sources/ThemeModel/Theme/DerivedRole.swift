/// A role of the vocabulary, with the words and paths that its derivation needs for every theme.
struct DerivedRole: Sendable {
    let derivation: Derivation
    /// How a report says it.
    let phrase: String
    /// The token's dotted path.
    let path: String
    /// The path of the role that it depends on; nil for a required one.
    let source: String?

    init(_ entry: (role: Role, derivation: Derivation)) {
        derivation = entry.derivation
        phrase = entry.derivation.phrase
        path = "colors.\(entry.role)"
        switch entry.derivation {
        case .required: source = nil
        case .same(let role, _), .readable(let role): source = "colors.\(role)"
        }
    }
}
