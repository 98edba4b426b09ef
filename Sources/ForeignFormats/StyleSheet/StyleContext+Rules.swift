import ThemeModel

/// The context of a rule: all of a page, or one theme, scheme or contrast.
extension StyleContext {
    /// The rank of a rule among those of one page: a more special one counts, and of two equal ones the later.
    var weight: Int {
        var weight = 0
        if theme != nil { weight += 4 }
        if contrast != nil { weight += 2 }
        if scheme != nil { weight += 1 }
        return weight
    }

    /// The most contexts that one rule may have.
    static let limit = 400

    /// The contexts of a rule, from the texts in front of its braces; none for a rule about parts of a page.
    static func all(within preludes: [String]) -> [StyleContext] {
        var contexts = [StyleContext()]
        for prelude in preludes {
            if prelude.hasPrefix("@") {
                contexts = contexts.compactMap { $0.narrowed(by: prelude) }
            } else {
                let selectors = StyleSelector.list(prelude).compactMap { StyleSelector($0) }
                contexts = narrowed(contexts, by: selectors)
            }
        }
        return contexts.reduce(into: []) { all, context in
            if !all.contains(context) { all.append(context) }
        }
    }

    /// The contexts below each of the selectors, up to the limit.
    private static func narrowed(
        _ contexts: [StyleContext],
        by selectors: [StyleSelector]
    ) -> [StyleContext] {
        var all: [StyleContext] = []
        var known: Set<StyleContext> = []
        for context in contexts {
            for selector in selectors {
                guard let inner = context.narrowed(by: selector),
                    known.insert(inner).inserted
                else { continue }
                all.append(inner)
                if all.count == limit { return all }
            }
        }
        return all
    }

    private func narrowed(by rule: String) -> StyleContext? {
        let text = rule.lowercased()
        let name = text.dropFirst().prefix { $0.isLetter || $0 == "-" }
        switch name {
        case "media": return narrowed(byMedia: text)
        case "theme", "layer": return self
        case "supports":
            var context = self
            let isOfGamut = ["display-p3", "rec2020"].contains { text.contains($0) }
            // No browser of today takes what is for those without a notation of colours.
            if isOfGamut, text.hasPrefix("@supports not") { return nil }
            context.isWide = isWide || isOfGamut
            return context
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
            case "color-gamut":
                guard let gamut = words.popFirst() else { return nil }
                if gamut != "srgb" { context.isWide = true }
            default: return nil
            }
        }
        return context
    }

    private func narrowed(by selector: StyleSelector) -> StyleContext? {
        var context = self
        for qualifier in selector.qualifiers { context.narrow(to: qualifier) }
        context.isGuess = context.isGuess || selector.isGuess
        return context
    }
}
