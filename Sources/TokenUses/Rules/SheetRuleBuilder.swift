import Findings
import SourceText
import StyleSheets
import ThemeModel

/// Gathers the rules of a style sheet that paint, with nesting and conditions resolved.
struct SheetRuleBuilder {
    private struct OpenRule {
        let prelude: [CSSScanner.Token]
        /// Sass puts parts of the prelude together.
        let isComputed: Bool
        /// Nil until something in the rule needs it.
        var scope: RuleScope?
        /// The index in the list of rules.
        var rule: Int?
        /// Something in the rule paints.
        var paints = false
        /// The animation of which the rule has frames.
        var animation: String?
    }

    var result: SheetRules
    private var context: RuleScope.Context
    private var open: [OpenRule] = []
    var mixins = SheetMixins()
    /// The names that `@value` of CSS modules gives a value.
    private(set) var moduleValues: Set<String> = []

    init(file: String, isSCSS: Bool) {
        context = RuleScope.Context(file: file, isSCSS: isSCSS)
        result = SheetRules(file: file)
        if result.reach == .module { context.words.module = file }
    }

    /// The rules, once all are read.
    mutating func finish() -> SheetRules {
        result.words = context.words
        result.mixins = mixins.summaries
        for (token, value) in mixins.unusedTexts {
            guard case .reference(let layer, _) = PaintReader.paint(ofColor: value) else {
                continue
            }
            result.stated.append(
                PairUse(
                    layer,
                    on: .unknown(.code(.mixin)),
                    as: .text,
                    at: place(of: token)
                )
            )
        }
        return result
    }

    mutating func openRule(_ prelude: [CSSScanner.Token], isComputed: Bool = false) {
        noteParameters(in: prelude)
        if mixins.open(prelude, isComputed: isComputed) { return }
        var rule = OpenRule(prelude: prelude, isComputed: isComputed)
        rule.animation = SheetAnimations.name(ofFrames: prelude) ?? open.last?.animation
        open.append(rule)
        // Layers count in the order in which they are first named.
        let isLayer = prelude.count > 1 && prelude[1].text.lowercased() == "layer"
        if isLayer, case .sign("@") = prelude[0].kind { _ = currentScope() }
        if let name = SheetMixins.taken(by: prelude) { addInclude(of: name, hasBlock: true) }
    }

    /// The animation of which the innermost rule has frames.
    var animation: String? { open.last?.animation }

    mutating func closeRule() {
        if mixins.close() { return }
        noteNesting()
        _ = open.popLast()
        // Declarations after a rule inside count after it (CSS Nesting 1, section 4).
        if let last = open.indices.last { open[last].rule = nil }
    }

    /// Keeps the elements that a rule names although it paints nothing.
    private mutating func noteNesting() {
        guard let last = open.last, !last.paints, last.animation == nil else { return }
        let scope = currentScope()
        if scope.isHidden { return }
        result.nestings += scope.elements(&context).filter { $0.compounds.count > 1 }
        context.hasMore = false
    }

    /// Takes in an at-rule without a block.
    mutating func takeStatement(_ statement: [CSSScanner.Token]) {
        if mixins.keepStatement(statement) { return }
        let text = statement[...].writtenText
        let words = text.split(separator: " ", maxSplits: 1)
        switch words.first?.lowercased() {
        case "@layer":
            let outer = currentScope().cascadeLayer
            _ = context.layers.enter(text, in: outer, at: place(of: statement[0]))
        case "@include" where words.count == 2:
            include(String(words[1].prefix { $0 != "(" && $0 != " " }), at: statement[0])
        case "@apply" where words.count == 2:
            apply(AppliedWords(words[1]), at: place(of: statement[0]))
        case "@extend":
            addInclude(of: text)
        case "@value" where words.count == 2:
            noteModuleValues(in: words[1])
        default:
            break
        }
    }

    private mutating func apply(_ classes: AppliedWords, at place: SourceLocation) {
        guard let rule = currentRule() else { return }
        for slot in classes.slots {
            result.rules[rule].set(
                slot,
                to: .init(
                    paint: .other(.code(.applied)),
                    isImportant: false,
                    location: place
                )
            )
        }
        if classes.mayChangeMore, result.rules[rule].doubt == nil {
            result.rules[rule].doubt = .code(.possiblyApplied)
        }
    }

    /// The names of `@value ink: #111` and `@value ink, page from "./colors.css"`.
    private mutating func noteModuleValues(in text: Substring) {
        let names = text.prefix { $0 != ":" }.split { " ,()".contains($0) }
        moduleValues.formUnion(names.map(String.init))
    }

    mutating func addInclude(of mixin: String, hasBlock: Bool = false) {
        guard let rule = currentRule() else { return }
        result.includes.append(.init(rule: rule, mixin: mixin, hasBlock: hasBlock))
    }

    private mutating func include(_ name: String, at token: CSSScanner.Token) {
        guard let events = mixins.events(of: name) else {
            if mixins.has(name) { leaveOut(at: token) }
            let own = name.split(separator: ".").last.map(String.init)
            return addInclude(of: own ?? name)
        }
        for event in events {
            switch event {
            case .open(let prelude, let isComputed): openRule(prelude, isComputed: isComputed)
            case .close: closeRule()
            case .declaration(let property, let value): declare(property, value)
            case .statement(let tokens): takeStatement(tokens)
            }
        }
        mixins.endEvents()
    }

    /// The scope of the innermost rule; those around it are made first.
    private mutating func currentScope() -> RuleScope {
        let first = open.firstIndex { $0.scope == nil } ?? open.endIndex
        for index in first..<open.endIndex {
            let outer = index > 0 ? open[index - 1].scope ?? .page : .page
            open[index].scope = scope(of: open[index], in: outer)
            noteEnd(at: open[index].prelude.first)
        }
        return open.last?.scope ?? .page
    }

    private mutating func scope(of rule: OpenRule, in outer: RuleScope) -> RuleScope {
        guard rule.isComputed else { return outer.scope(of: rule.prelude, &context) }
        guard rule.prelude.first?.text == "@" else { return outer.computed }
        let text = rule.prelude[...].writtenText
        return outer.scope(of: rule.prelude, &context).under("\(text) #{}", &context)
    }

    private mutating func noteEnd(at token: CSSScanner.Token?) {
        if context.hasMore, let token { leaveOut(at: token) }
        context.hasMore = false
    }

    /// Notes the first place from which on something is not read.
    mutating func leaveOut(at token: CSSScanner.Token) {
        result.end = result.end ?? place(of: token)
    }

    func place(of token: CSSScanner.Token) -> SourceLocation {
        SourceLocation(file: context.file, line: token.line, column: token.column)
    }

    /// The elements of the innermost rule.
    mutating func currentElements() -> [RuleSelector] {
        open.isEmpty ? [] : currentScope().elements(&context)
    }

    /// The rule that takes a declaration; nil where it is for no element.
    mutating func currentRule() -> Int? {
        guard let last = open.indices.last else { return nil }
        if let known = open[last].rule { return known }
        let scope = currentScope()
        if scope.isHidden { return nil }
        let elements = scope.elements(&context)
        noteEnd(at: open[last].prelude.first)
        if elements.isEmpty { return nil }
        let layer = context.layers.rank(of: scope.cascadeLayer)
        result.rules.append(SheetRule(elements, in: layer, scope: scope.root))
        open[last].rule = result.rules.count - 1
        open[last].paints = true
        result.nestings += scope.innerElements(of: elements, &context)
        return result.rules.count - 1
    }
}
