import ThemeModel

/// What a rule's properties are for: all of a page, or one theme, scheme or contrast.
struct StyleContext: Hashable {
    var theme: String?
    var scheme: Scheme?
    var contrast: ContrastPreference?
    /// Whether only a class that may mean anything says that this is a theme.
    var isGuess = false

    /// How much more a rule is for something special; a later one of two equal ones counts.
    var weight: Int { (theme == nil ? 0 : 4) + (contrast == nil ? 0 : 2) + (scheme == nil ? 0 : 1) }

    /// The most contexts that one rule may have.
    private static let limit = 64

    /// The contexts of a rule, from the texts in front of its braces; none for a rule about parts of a page.
    static func all(within preludes: [String]) -> [StyleContext] {
        var contexts = [StyleContext()]
        for prelude in preludes {
            if prelude.hasPrefix("@") {
                contexts = contexts.compactMap { $0.narrowed(by: prelude) }
            } else {
                let selectors = StyleSelector.list(prelude).compactMap { StyleSelector($0) }
                contexts = contexts.flatMap { context in
                    selectors.compactMap { context.narrowed(by: $0) }
                }
            }
            if contexts.count > limit { return [] }
        }
        return contexts.reduce(into: []) { all, context in
            if !all.contains(context) { all.append(context) }
        }
    }

    private func narrowed(by rule: String) -> StyleContext? {
        let text = rule.lowercased()
        let name = text.dropFirst().prefix { $0.isLetter || $0 == "-" }
        switch name {
        case "media": return narrowed(byMedia: text)
        case "theme", "layer", "supports": return self
        case "plugin": return text.contains("daisyui") && text.contains("theme") ? self : nil
        case "variant":
            var context = self
            context.scheme = Scheme.allCases.first { text.contains($0.rawValue) }
            return context.scheme == nil ? nil : context
        default: return nil
        }
    }

    private func narrowed(byMedia text: String) -> StyleContext? {
        var context = self
        if text.contains(",") { return nil }
        var words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.dropFirst()
        while let word = words.popFirst() {
            switch word {
            case "and", "screen", "all", "only": continue
            case "not" where words.first == "print": _ = words.popFirst()
            case "prefers-color-scheme":
                context.scheme = words.popFirst().flatMap { Scheme(rawValue: String($0)) }
                if context.scheme == nil { return nil }
            case "prefers-contrast":
                guard let value = words.popFirst(), value == "more" || value == "high" else {
                    return nil
                }
                context.contrast = .more
            // A wide-gamut value is the colour itself; the one without is what is left of it.
            case "color-gamut": _ = words.popFirst()
            default: return nil
            }
        }
        return context
    }

    private func narrowed(by selector: StyleSelector) -> StyleContext? {
        var context = self
        for qualifier in selector.qualifiers { context.add(qualifier) }
        context.isGuess = context.isGuess || selector.isGuess
        return context
    }

    /// Takes a class or a value such as `dark`, `dark-high-contrast` or `ocean`.
    mutating func add(_ qualifier: String) {
        // Logseq calls its light scheme so, beside `[data-theme=light]`.
        let words = RoleManner.words(of: qualifier == "white-theme" ? "light" : qualifier).map(
            String.init
        )
        if words.contains(where: Self.contrastWords.contains), !Self.saysLess(qualifier) {
            contrast = .more
        }
        scheme = Scheme.allCases.first { words.contains($0.rawValue) } ?? scheme
        let rest = words.filter { !Self.plainWords.contains($0) }
        guard !rest.isEmpty else { return }
        theme = [theme, String(qualifier.prefix(TextLimits.name))].compactMap(\.self).joined(
            separator: " "
        )
    }

    /// Words of a name that ask for more contrast.
    static let contrastWords: Set<String> = [
        "high", "contrast", "hc", "highcontrast", "ax", "more", "increase", "increased", "enhanced",
    ]

    /// Whether a name that may speak of contrast says that there is no more of it.
    static func saysLess(_ name: String) -> Bool {
        RoleManner.words(of: name).contains {
            ["less", "low", "reduced", "normal", "standard", "default"].contains($0)
        }
    }

    static let plainWords = contrastWords.union([
        "light", "dark", "theme", "mode", "scheme", "color", "default", "auto", "system", "root",
        "data",
    ])
}
