import ThemeModel

/// Which tokens changed by themselves, and which because they take their colour from one that did.
struct TokenSources {
    private let old: [String: ThemeColor]
    private let new: [String: ThemeColor]
    private let changed: Set<String>

    init(_ old: [String: ThemeColor], _ new: [String: ThemeColor], changed: Set<String>) {
        self.old = old
        self.new = new
        self.changed = changed
    }

    /// The tokens that one changed with, sorted; empty where it changed by itself.
    func roots(of name: String) -> [String] {
        var roots: Set<String> = []
        var seen: Set<String> = [name]
        var pending = sources(of: name)
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            let further = sources(of: next)
            if further.isEmpty { roots.insert(next) }
            pending += further
        }
        return roots.sorted()
    }

    /// The changed tokens that one takes its colour from, in the same way in both states.
    private func sources(of name: String) -> [String] {
        guard let before = old[name], let now = new[name], before.isKnown, now.isKnown else { return [] }
        if let derivation = Self.derivation(of: name, before, now) {
            return derivation.sources.filter(changed.contains)
        }
        guard before.origin == now.origin, let alias = now.alias, before.alias == alias else { return [] }
        return [alias.path].filter(changed.contains)
    }

    /// How a role is derived that the theme leaves out in both states.
    private static func derivation(of name: String, _ old: ThemeColor, _ new: ThemeColor) -> Derivation? {
        guard case .derived = old.origin, old.origin == new.origin, name.hasPrefix("colors.") else { return nil }
        return Role.derivations[String(name.dropFirst(7))]
    }
}

extension Derivation {
    /// The paths of the roles that it looks at.
    fileprivate var sources: [String] {
        switch self {
        case .required: []
        case .same(let role, _): ["colors.\(role)"]
        case .readable(let fill): ["colors.\(fill)", "colors.text", "colors.background"]
        }
    }
}
