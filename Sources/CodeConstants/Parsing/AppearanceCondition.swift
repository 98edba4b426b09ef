import SourceText
package import ThemeModel

/// A condition of Swift that asks for the appearance: `traits.userInterfaceStyle == .dark`.
package enum AppearanceCondition {
    private static let styles: Set<String> = ["userInterfaceStyle", "colorScheme", "bestMatch"]
    private static let schemes: [String: Scheme] = [
        "light": .light, "aqua": .light, "dark": .dark, "darkAqua": .dark,
    ]

    /// The scheme for which a condition holds; nil where it asks for anything else, too.
    package static func scheme(of tokens: ArraySlice<CodeScanner.Token>) -> Scheme? {
        let kinds = tokens.map(\.kind)
        let signs = kinds.indices.dropFirst().filter { index in
            let before = kinds[index - 1]
            return kinds[index] == .sign("=") && (before == .sign("=") || before == .sign("!"))
        }
        guard signs.count == 1, let sign = signs.first, isStyle(tokens.prefix(sign - 1)),
            let scheme = scheme(named: kinds[(sign + 1)...])
        else { return nil }
        return kinds[sign - 1] == .sign("=") ? scheme : scheme.opposite
    }

    /// The tokens are a path to the style of an appearance, and nothing else.
    static func isStyle(_ tokens: ArraySlice<CodeScanner.Token>) -> Bool {
        let others: [CodeScanner.Kind] = [.sign("&"), .sign("|"), .sign("="), .sign("!")]
        return names(in: tokens).contains(where: styles.contains)
            && !tokens.contains { others.contains($0.kind) }
    }

    static func names(in tokens: ArraySlice<CodeScanner.Token>) -> [String] {
        tokens.compactMap { token in
            if case .name(let name) = token.kind { name } else { nil }
        }
    }

    /// The scheme of `.dark` or `UIUserInterfaceStyle.dark`.
    private static func scheme(named kinds: ArraySlice<CodeScanner.Kind>) -> Scheme? {
        guard kinds.count <= 3, case .name(let name)? = kinds.last else { return nil }
        return schemes[name]
    }
}
