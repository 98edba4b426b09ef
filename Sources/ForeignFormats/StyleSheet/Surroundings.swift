import SourceText
import SourceTrees
import StyleSheets
import ThemeModel

/// The at-rules around a rule.
struct Surroundings {
    private(set) var conditions: [StyleCondition] = []
    private(set) var layer: CascadeLayers.Path = []
    /// Nothing says that the rule is about something other than pages.
    private(set) var isOfPage = true
    private(set) var isTailwindTheme = false
    private(set) var isAnimation = false
    /// Sass decides whether, and where, the rule stands in the sheet that it writes.
    private(set) var isComputed = false
    private var isPlugin = false

    mutating func enter(
        _ prelude: String,
        at place: SourceLocation,
        _ layers: inout CascadeLayers
    ) {
        let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }.lowercased()
        let rest = String(prelude.dropFirst(name.count + 1).trimmed)
        switch name {
        case "media": conditions.append(MediaQuery.condition(in: rest))
        case "supports": conditions.append(SupportsCondition.condition(in: rest))
        case "container", "screen": conditions.append(.feature(prelude))
        case "scope" where Self.isOfPage(rest): conditions.append(.feature(prelude))
        case "layer": layer = layers.enter(prelude, in: layer, at: place)
        case "theme":
            isTailwindTheme = true
            layer = ["theme"]
        case "plugin":
            isPlugin = true
            let words = rest.lowercased()
            isOfPage = isOfPage && words.contains("daisyui") && words.contains("theme")
        case "variant":
            if let scheme = Scheme(rawValue: rest.lowercased()) {
                conditions.append(.scheme(scheme))
            } else {
                isOfPage = false
            }
        case "mixin", "include", "if", "else", "each", "for", "while", "function",
            "at-root":
            isOfPage = false
            isComputed = true
        default:
            isOfPage = false
            isAnimation = isAnimation || name.hasSuffix("keyframes")
        }
    }

    /// The scope of `@scope` may be a whole page.
    private static func isOfPage(_ scope: String) -> Bool {
        let words = NameWords.words(of: scope)
        return scope.isEmpty || ["root", "html", "body"].contains { words.contains($0) }
    }

    /// The selector that a block of daisyUI stands for.
    func daisyTheme(named name: String?) -> StyleSelector? {
        guard isPlugin, let name else { return nil }
        let theme = name.trimming { $0 == "\"" || $0 == "'" }
        let test = StyleQualifier.Test(
            kind: .attribute,
            name: "data-theme",
            value: theme,
            comparison: .equal
        )
        let compound = StyleSelector.Compound(combinator: .descendant, parts: [.qualifier(test)])
        return StyleSelector(compounds: [compound])
    }
}
