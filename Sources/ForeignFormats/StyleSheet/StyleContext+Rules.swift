import SourceText
import SourceTrees
import StyleSheets
import ThemeModel

extension StyleContext {
    /// The context of a rule, from the texts before its braces; nil for a rule about parts of a page.
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
        let condition = StyleCondition.all(surroundings.conditions)
        let schemes = Scheme.allCases.filter { scheme in
            condition.holds(in: StyleEnvironment(scheme: scheme))
        }
        let pages = (selectors ?? [.root]).flatMap { $0.pages(limit: 1) }
        guard surroundings.isOfPage, !schemes.isEmpty,
            let page = pages.first(where: { $0.kind == .page })
        else { return nil }
        self = page.context
        if schemes.count == 1 { scheme = scheme ?? schemes[0] }
    }
}
