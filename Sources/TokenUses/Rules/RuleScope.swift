import SourceText
import StyleSheets
import ThemeModel

/// The rules around a declaration of a style sheet: their selectors, conditions and cascade layer.
struct RuleScope {
    /// Nil outside of all rules.
    private(set) var parents: [StyleSelector]?
    private(set) var conditions = RuleConditions()
    private(set) var cascadeLayer: CascadeLayers.Path = []
    /// The block is for no element that is seen: frames of an animation, a font, printing.
    private(set) var isHidden = false
    private var scheme: Scheme?
    private var problem: UnjudgedReason?
    /// The root of an `@scope`, to which the selectors are relative; nil outside of any.
    private(set) var root: String?

    static let page = RuleScope()

    private static let hiding: Set<String> = [
        "keyframes", "-webkit-keyframes", "-moz-keyframes", "font-face", "property", "page",
        "function", "counter-style", "view-transition", "position-try", "theme",
        "font-feature-values", "font-palette-values", "starting-style", "custom-variant",
    ]

    /// The state of a reader that scopes share.
    struct Context {
        let file: String
        let isSCSS: Bool
        var words = SelectorWords()
        var layers = CascadeLayers()
        /// The selectors are longer, or more, than are read.
        var hasMore = false

        /// A tool replaces names such as `:global(…)` in the sheet, as in one of a component.
        var isOfTool: Bool {
            isSCSS || !file.lowercased().hasSuffix(".css")
                || SheetRules(file: file).reach != .site
        }
    }

    /// The elements that the selectors are for.
    func elements(_ context: inout Context) -> [RuleSelector] {
        if isHidden { return [] }
        var reader = SelectorElements(words: context.words)
        // Held twice, the words would be copied for each rule.
        context.words = SelectorWords()
        var elements: [RuleSelector] = []
        for parent in parents ?? [] where elements.count < SelectorElements.limit {
            let found = reader.elements(of: parent)
            if found.hasMore { context.hasMore = true }
            elements += found.list
        }
        context.words = reader.words
        if elements.count >= SelectorElements.limit { context.hasMore = true }
        for index in elements.indices {
            elements[index].conditions = conditions
            elements[index].scheme = elements[index].scheme ?? scheme
            elements[index].problem = elements[index].problem ?? problem
        }
        return Array(elements.prefix(SelectorElements.limit))
    }

    /// The elements that lie in others by what their selectors ask for.
    func innerElements(of elements: [RuleSelector], _ context: inout Context) -> [RuleSelector] {
        var reader = SelectorElements(words: context.words)
        let found = elements.flatMap { reader.elements(in: $0) }
        context.words = reader.words
        return found
    }

    /// The scope of a block in this one.
    func scope(of prelude: [CSSScanner.Token], _ context: inout Context) -> RuleScope {
        if isHidden { return self }
        let text = prelude[...].writtenText.withoutMarkupComment
        guard text.hasPrefix("@") else { return nested(text, &context) }
        let name = String(text.dropFirst().prefix { $0.isLetter || $0 == "-" })
        let rest = text.dropFirst(name.count + 1)
        let words = String(rest.drop { $0 == " " })
        var scope = self
        switch name.lowercased() {
        case let name where Self.hiding.contains(name): scope.isHidden = true
        case "media": scope.limit(by: MediaQuery.condition(in: words), &context.words)
        case "supports":
            scope.limit(by: SupportsCondition.condition(in: words), &context.words)
        case "layer":
            let place = SourceLocation(
                file: context.file,
                line: prelude[0].line,
                column: prelude[0].column
            )
            scope.cascadeLayer = context.layers.enter(text, in: cascadeLayer, at: place)
        case "scope": return scoped(words, &context)
        case "utility": return nested("." + words, &context)
        case "at-root":
            scope.parents = nil
            return words.isEmpty ? scope : scope.nested(words, &context)
        case "variant" where Scheme(rawValue: words) != nil: scope.scheme = Scheme(rawValue: words)
        case "include": scope.enterMixin(words, text, &context.words)
        case "utilities", "nest": break
        default: scope.conditions.add(text, &context.words)
        }
        return scope
    }
}

// MARK: - Selectors

extension RuleScope {
    private func nested(_ text: String, _ context: inout Context) -> RuleScope {
        var scope = self
        var text = text
        if context.isSCSS {
            while let last = text.last, " >+~".contains(last) { text.removeLast() }
        }
        if root != nil { text = text.replacing(":scope", with: "&:scope") }
        do throws(StyleSelectorParser.Invalid) {
            scope.parents = try selectors(text, isSCSS: context.isSCSS, .all)
            let isOneOfMany = scope.parents?.count != 1 && !isTaken(text, .ofTools)
            if isOneOfMany || needsTool(text) && !context.isOfTool {
                // Browsers that do not know one of the selectors drop the rule.
                scope.conditions.add("@supports selector(\(text))", &context.words)
            }
        } catch {
            // Browsers drop a rule whose selector is none.
            if error.isTooLong { context.hasMore = true }
            scope.isHidden = true
        }
        return scope
    }

    /// Sass repeats the selectors for each parent, which then has its own weight.
    private func selectors(
        _ text: String,
        isSCSS: Bool,
        _ names: StyleSelectorParser.Names
    ) throws(StyleSelectorParser.Invalid) -> [StyleSelector] {
        guard isSCSS, let parents, parents.count > 1 else {
            return try StyleSelectorParser.list(text, in: parents, names: names)
        }
        var all: [StyleSelector] = []
        for parent in parents where all.count < SelectorElements.limit {
            all += try StyleSelectorParser.list(text, in: [parent], names: names)
        }
        return all
    }

    /// No browser drops the rule for one of its selectors.
    private func isTaken(_ text: String, _ names: StyleSelectorParser.Names) -> Bool {
        let list = try? StyleSelectorParser.list(text, in: parents, names: names)
        return list != nil
    }

    /// Browsers drop the rule unless a tool replaces one of its names.
    private func needsTool(_ text: String) -> Bool {
        text.contains(":") && isTaken(text, .ofTools) && !isTaken(text, .ofBrowsers)
    }

    /// The root of an `@scope` is an ancestor that gives a rule no weight.
    private func scoped(_ prelude: String, _ context: inout Context) -> RuleScope {
        let scalars = Array(prelude.unicodeScalars)
        guard scalars.first == "(", let end = BracketNesting.closing(in: scalars) else {
            return self
        }
        let start = String(String.UnicodeScalarView(scalars[1..<end]))
        var scope = nested(start, &context)
        guard let roots = scope.parents, !scope.isHidden else { return scope }
        let compound = StyleSelector.Compound(
            combinator: .descendant,
            parts: [.any(roots, isWeightless: true)]
        )
        scope.parents = [StyleSelector(compounds: [compound])]
        scope.root = [root, start].compactMap(\.self).joined(separator: " ")
        if end + 1 < scalars.count {
            let limits = String(String.UnicodeScalarView(scalars[(end + 1)...]))
            scope.conditions.add("scope" + limits, &context.words)
        }
        return scope
    }

    /// The scope of a rule whose selector only running Sass tells.
    var computed: RuleScope {
        var scope = self
        let any = StyleSelector.Compound(combinator: .descendant, parts: [.universal])
        scope.parents = parents ?? [StyleSelector(compounds: [any])]
        scope.problem = problem ?? .code(.selector)
        return scope
    }
}

// MARK: - Conditions

extension RuleScope {
    /// The scope under a further condition, which nothing tells.
    func under(_ condition: String, _ context: inout Context) -> RuleScope {
        var scope = self
        scope.conditions.add(condition, &context.words)
        return scope
    }

    /// The block that a mixin of Sass takes, such as `@include dark { … }`, is under a condition of the mixin.
    private mutating func enterMixin(
        _ name: String,
        _ prelude: String,
        _ words: inout SelectorWords
    ) {
        if let scheme = SchemeWords.scheme(ofClass: "." + name) {
            self.scheme = scheme
        } else {
            conditions.add(prelude, &words)
        }
    }

    private mutating func limit(
        by condition: StyleCondition,
        _ words: inout SelectorWords
    ) {
        for part in condition.simplified.conjuncts {
            switch part {
            case .constant(let isTrue):
                if !isTrue { isHidden = true }
            case .scheme(let scheme):
                self.scheme = scheme
            case .not(.scheme(let scheme)):
                self.scheme = scheme.opposite
            case .moreContrast:
                problem = .rules(.otherContrast)
            case .feature(let text) where text.hasPrefix("(forced-colors"):
                // The system's colours replace those of the sheet.
                isHidden = true
            case .not(.moreContrast), .not(.feature("(forced-colors: active)")):
                break
            default:
                conditions.add(part.text, &words)
            }
        }
    }
}

extension String {
    /// `<!--` and `-->` between rules are nothing to a browser (CSS Syntax 3, section 5.4.1).
    fileprivate var withoutMarkupComment: String {
        var rest = self[...]
        while let mark = ["<!--", "-->"].first(where: { rest.hasPrefix($0) }) {
            rest = rest.dropFirst(mark.count).drop { $0 == " " }
        }
        return String(rest)
    }
}
