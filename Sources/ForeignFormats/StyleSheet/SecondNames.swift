import ThemeModel

/// The properties of a style sheet that name one role, such as `--text` and `--color-text`.
struct SecondNames {
    struct Pair {
        let role: String
        let first: String
        let second: String
    }

    private(set) var pairs: [Pair] = []
    /// By role: the first property that names it, by our name or by a short one.
    private var firstNames: [String: (property: String, isOurs: Bool)] = [:]

    /// Adds a property, whose name is `stem` without the words for colours before it.
    mutating func add(_ property: String, _ stem: String) {
        let role = ShortNames.roles[stem] ?? stem
        guard Role.derivations.contains(role) else { return }
        let isOurs = role == stem
        guard let first = firstNames[role] else {
            firstNames[role] = (property, isOurs)
            return
        }
        // Two short names are colours of the palette.
        if first.isOurs || isOurs {
            pairs.append(Pair(role: role, first: first.property, second: property))
        }
    }
}
