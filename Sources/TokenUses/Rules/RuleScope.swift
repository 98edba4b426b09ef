import SourceText
import ThemeModel

/// The selectors that the declarations in a block of a style sheet belong to.
struct RuleScope {
    var selectors: [RuleSelector]
    /// The block is for no element that is seen: frames of an animation, a font, a mixin, printing.
    var isHidden = false

    static let page = RuleScope(selectors: [RuleSelector()])
    private static let hidden = RuleScope(selectors: [], isHidden: true)

    private static let transparent: Set<String> = [
        "layer", "supports", "scope", "container", "at-root", "utilities",
    ]
    private static let hiding: Set<String> = [
        "keyframes", "-webkit-keyframes", "-moz-keyframes", "font-face", "property", "page",
        "mixin", "function", "counter-style", "view-transition", "position-try", "theme",
        "font-feature-values", "font-palette-values", "utility", "starting-style",
    ]

    /// The scope of a block in this one.
    func scope(
        of prelude: [CSSScanner.Token],
        isSCSS: Bool,
        _ words: inout SelectorWords,
        _ isCut: inout Bool
    ) -> RuleScope {
        if isHidden { return self }
        guard case .sign("@")? = prelude.first?.kind else {
            let read = SelectorParser.selectors(
                in: prelude,
                under: selectors,
                isSCSS: isSCSS,
                &words
            )
            isCut = read.isCut
            return RuleScope(selectors: read.selectors)
        }
        let name = prelude.count > 1 ? prelude[1].text.lowercased() : ""
        let condition = prelude.dropFirst(2).text
        if Self.hiding.contains(name) { return .hidden }
        if name == "media" { return limited(by: condition, &words) }
        let isPlain = Self.transparent.contains(name) && !condition.contains("not")
        return isPlain ? self : adding("@\(name) \(condition)", &words)
    }

    private func limited(by query: String, _ words: inout SelectorWords) -> RuleScope {
        if query.contains("print") && !query.contains("screen")
            || query.contains("forced-colors") && !query.contains("none")
        {
            return .hidden
        }
        var scope = self
        if query.contains("prefers-contrast"), !query.contains("no-preference") {
            let problem = "the rule is for another contrast"
            for index in scope.selectors.indices { scope.selectors[index].problem = problem }
        }
        guard query.contains("prefers-color-scheme"), !query.contains("not") else {
            return scope.adding("@media \(query)", &words)
        }
        let scheme: Scheme = query.contains("dark") ? .dark : .light
        for index in scope.selectors.indices { scope.selectors[index].scheme = scheme }
        return query.contains("and") ? scope.adding("@media \(query)", &words) : scope
    }

    private func adding(_ condition: String, _ words: inout SelectorWords) -> RuleScope {
        let number = words.number(of: condition)
        var scope = self
        for index in scope.selectors.indices {
            scope.selectors[index].conditions.append(number)
        }
        return scope
    }
}
