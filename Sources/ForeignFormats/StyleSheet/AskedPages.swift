import SourceText
import SourceTrees
import StyleSheets
import ThemeModel

/// The pages and the systems that a rule is for, from the texts before its braces.
struct AskedPages {
    let pages: [StyledPage]
    let condition: StyleCondition

    /// More pages of a selector are like these.
    private static let limit = 16

    /// Nil for a rule about parts of pages, and for one without a meaning.
    init?(within preludes: [String]) {
        var surroundings = Surroundings()
        var layers = CascadeLayers()
        var selectors: [StyleSelector]?
        for prelude in preludes.map(\.trimmed) {
            if prelude.hasPrefix("@") {
                surroundings.enter(prelude, at: SourceLocation(file: ""), &layers)
            } else {
                let inner = try? StyleSelectorParser.list(prelude, in: selectors)
                guard let inner else { return nil }
                selectors = inner
            }
        }
        guard surroundings.isOfPage else { return nil }
        condition = .all(surroundings.conditions)
        pages = (selectors ?? [.root]).flatMap { $0.pages(limit: Self.limit) }
    }
}

extension StyleContext {
    /// The context of a rule, from the texts before its braces; nil for a rule about parts of a page.
    init?(within preludes: [String]) {
        guard let asked = AskedPages(within: preludes) else { return nil }
        let schemes = Scheme.allCases.filter { scheme in
            asked.condition.holds(in: StyleEnvironment(scheme: scheme))
        }
        guard !schemes.isEmpty, let page = asked.pages.first(where: { $0.kind == .page }) else {
            return nil
        }
        self = page.context
        if schemes.count == 1 { scheme = scheme ?? schemes[0] }
    }
}
