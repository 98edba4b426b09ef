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
    }

    private(set) var result = SheetRules()
    private var context: RuleScope.Context
    private var open: [OpenRule] = []
    private var mixins = SheetMixins()

    init(file: String, isSCSS: Bool) {
        context = RuleScope.Context(file: file, isSCSS: isSCSS)
    }

    /// The rules, once all are read.
    mutating func finish() -> SheetRules {
        result.words = context.words
        result.mixins = mixins.slots
        for (token, value) in mixins.unusedTexts {
            guard case .reference(let layer, _) = PaintReader.paint(ofColor: value) else {
                continue
            }
            result.stated.append(
                PairUse(
                    layer,
                    on: .unknown("a mixin has it, which the sheet does not take in"),
                    as: .text,
                    at: place(of: token)
                )
            )
        }
        return result
    }

    mutating func openRule(_ prelude: [CSSScanner.Token], isComputed: Bool = false) {
        if mixins.open(prelude, isComputed: isComputed) { return }
        open.append(OpenRule(prelude: prelude, isComputed: isComputed))
        // Layers count in the order in which they are first named.
        let isLayer = prelude.count > 1 && prelude[1].text.lowercased() == "layer"
        if isLayer, case .sign("@") = prelude[0].kind { _ = currentScope() }
        if let name = Self.mixin(ofBlock: prelude) {
            addInclude(of: name, at: prelude[0], hasBlock: true)
        }
    }

    /// The name, without that of its module, of the mixin that takes a block.
    private static func mixin(ofBlock prelude: [CSSScanner.Token]) -> String? {
        guard prelude.count > 2, prelude[1].text.lowercased() == "include",
            case .sign("@") = prelude[0].kind
        else { return nil }
        let name = prelude[2...].writtenText.drop { $0 == " " }.prefix { $0 != "(" && $0 != " " }
        return name.split(separator: ".").last.map(String.init)
    }

    mutating func closeRule() {
        if mixins.close() { return }
        _ = open.popLast()
    }

    /// Takes in an at-rule without a block.
    mutating func takeStatement(_ statement: [CSSScanner.Token]) {
        if mixins.keepStatement(statement) { return }
        let text = statement[...].writtenText
        let words = text.split(separator: " ", maxSplits: 1)
        switch words.first?.lowercased() {
        case "@layer":
            let layer = currentScope().layer
            _ = context.layers.enter(text, in: layer, at: place(of: statement[0]))
        case "@include" where words.count == 2:
            include(String(words[1].prefix { $0 != "(" && $0 != " " }), at: statement[0])
        case "@apply" where words.count == 2:
            guard let rule = currentRule() else { return }
            for slot in SheetDeclaration.slots(ofClasses: words[1]) {
                result.rules[rule].set(
                    slot,
                    to: .init(
                        paint: .other(PaintReader.applied),
                        isImportant: false,
                        location: place(of: statement[0])
                    )
                )
            }
        case "@extend":
            addInclude(of: text, at: statement[0])
        default:
            break
        }
    }

    private mutating func addInclude(
        of mixin: String,
        at token: CSSScanner.Token,
        hasBlock: Bool = false
    ) {
        guard let rule = currentRule() else { return }
        result.includes.append(
            .init(rule: rule, mixin: mixin, location: place(of: token), hasBlock: hasBlock)
        )
    }

    private mutating func include(_ name: String, at token: CSSScanner.Token) {
        guard let events = mixins.events(of: name) else { return addInclude(of: name, at: token) }
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
            noteCut(at: open[index].prelude.first)
        }
        return open.last?.scope ?? .page
    }

    private mutating func scope(of rule: OpenRule, in outer: RuleScope) -> RuleScope {
        guard rule.isComputed else { return outer.scope(of: rule.prelude, &context) }
        guard rule.prelude.first?.text == "@" else { return outer.computed }
        let text = rule.prelude[...].writtenText
        return outer.scope(of: rule.prelude, &context).under("\(text) #{}", &context)
    }

    private mutating func noteCut(at token: CSSScanner.Token?) {
        if context.isCut, let token { leaveOut(at: token) }
        context.isCut = false
    }

    /// Notes the first place from which on something is not read.
    mutating func leaveOut(at token: CSSScanner.Token) {
        result.cut = result.cut ?? place(of: token)
    }

    private func place(of token: CSSScanner.Token) -> SourceLocation {
        SourceLocation(file: context.file, line: token.line, column: token.column)
    }

    /// The rule that takes a declaration; nil where it is for no element.
    private mutating func currentRule() -> Int? {
        guard let last = open.indices.last else { return nil }
        if let known = open[last].rule { return known }
        let scope = currentScope()
        if scope.isHidden { return nil }
        let elements = scope.elements(&context)
        noteCut(at: open[last].prelude.first)
        if elements.isEmpty { return nil }
        result.rules.append(SheetRule(elements, in: context.layers.rank(of: scope.layer)))
        open[last].rule = result.rules.count - 1
        return result.rules.count - 1
    }
}

// MARK: - Declarations

extension SheetRuleBuilder {
    /// Takes in a declaration, if it paints something.
    mutating func declare(_ property: String, _ value: ArraySlice<CSSScanner.Token>) {
        guard let first = value.first else { return }
        if mixins.keep(property, value) { return }
        if property.hasPrefix("--") {
            define(property, value, at: first)
            return
        }
        if SheetDeclaration.stylesText(property), let rule = currentRule() {
            result.rules[rule].stylesText = true
        }
        let paints = SheetDeclaration.paints(of: property, value)
        if paints.isEmpty { return }
        guard let rule = currentRule() else { return }
        let place = place(of: value.firstReference ?? first)
        for (slot, paint) in paints {
            result.rules[rule].set(
                slot,
                to: .init(paint: paint, isImportant: value.isImportant, location: place)
            )
        }
    }

    private mutating func define(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>,
        at first: CSSScanner.Token
    ) {
        // A length or a factor is no colour of anything.
        if PaintReader.isNumber(value) { return }
        let paint = PaintReader.paint(ofColor: value)
        guard let rule = currentRule() else { return }
        result.rules[rule].properties[property] = .init(
            paint: paint,
            isImportant: value.isImportant,
            location: place(of: first)
        )
    }

    /// Takes in a pair that a comment says.
    mutating func state(_ comment: CSSScanner.Token) {
        guard !mixins.isReading, let words = PairComment.words(of: comment) else { return }
        let elements = open.isEmpty ? [] : currentScope().elements(&context)
        let schemes = Set(elements.map(\.scheme))
        let scheme = schemes.count == 1 ? schemes.first ?? nil : nil
        guard let pair = PairComment.pair(words, in: scheme, at: place(of: comment)) else {
            return
        }
        result.stated.append(pair)
        if let rule = currentRule() { result.rules[rule].statedText = pair.foreground.name }
    }
}

extension ArraySlice<CSSScanner.Token> {
    fileprivate var isImportant: Bool {
        guard let last = trimmed.last, case .word = last.kind else { return false }
        return last.text.lowercased() == "important"
    }

    /// The first custom property's function, or variable of Sass.
    fileprivate var firstReference: CSSScanner.Token? {
        first { token in
            if case .sign("$") = token.kind { return true }
            return token.scalars.count == 3 && token.text.lowercased() == "var"
        }
    }
}
