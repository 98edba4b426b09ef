import ThemeModel

/// Tells tokens that changed themselves from those that follow a changed token.
struct TokenSources {
    private let old: ModeTokens
    private let new: ModeTokens
    private let changed: Set<String>
    /// The changed tokens that others can name: families and dimensions.
    private let named: [String]

    init(from old: ModeTokens, to new: ModeTokens, changed: [String]) {
        self.old = old
        self.new = new
        self.changed = Set(changed)
        named = changed.filter { $0.hasPrefix("fonts.families.") || $0.hasPrefix("layout.") }
    }

    /// The changed tokens at the end of the chains that a token takes its value from, sorted.
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

    private func sources(of name: String) -> [String] {
        guard let before = old.colors[name], let now = new.colors[name] else {
            return candidates(for: name).filter { changed.contains($0) && agree(name, $0) }
        }
        if let alias = now.alias, before.alias == alias {
            return [alias.path].filter(changed.contains)
        }
        return Self.derivation(of: name, before, now)?.sources.filter(changed.contains) ?? []
    }

    private static func derivation(of name: String, _ old: ThemeColor, _ new: ThemeColor)
        -> Derivation?
    {
        guard case .derived = old.origin, old.origin == new.origin, name.hasPrefix("colors.") else {
            return nil
        }
        return Role.derivations[String(name.dropFirst(7))]
    }
}

extension TokenSources {
    /// The tokens that may give a text style's property, or a component's dimension, its value.
    private func candidates(for name: String) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        if parts.count == 4, parts[1] == "styles" {
            let base = TextStyle.base(of: parts[2]).map { "fonts.styles.\($0).\(parts[3])" }
            return [base].compactMap(\.self)
                + (parts[3] == "family" ? named.filter { $0.hasPrefix("fonts.") } : [])
        }
        return parts.first == "components" ? named.filter { $0.hasPrefix("layout.") } : []
    }

    private func agree(_ name: String, _ other: String) -> Bool {
        old.values[name]?.text == old.values[other]?.text
            && new.values[name]?.text == new.values[other]?.text
    }
}

extension TextStyle {
    fileprivate static func base(of name: String) -> String? {
        switch name {
        case "body": nil
        case "h1", "h2", "h3", "h4", "h5", "h6": "heading"
        default: "body"
        }
    }
}

extension Derivation {
    fileprivate var sources: [String] {
        switch self {
        case .required: []
        case .same(let role, _): ["colors.\(role)"]
        case .readable(let fill): ["colors.\(fill)", "colors.text", "colors.background"]
        }
    }
}
