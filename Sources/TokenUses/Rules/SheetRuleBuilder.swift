import SourceText
import ThemeModel

/// Gathers the rules of a style sheet that paint, with nesting and conditions resolved.
struct SheetRuleBuilder {
    private struct OpenRule {
        let prelude: [CSSScanner.Token]
        /// Nil until something in the rule needs it.
        var scope: RuleScope?
        /// The index in the list of rules.
        var rule: Int?
    }

    private(set) var result = SheetRules()
    private let file: String
    private let isSCSS: Bool
    private var open: [OpenRule] = []

    init(file: String, isSCSS: Bool) {
        self.file = file
        self.isSCSS = isSCSS
    }

    mutating func openRule(_ prelude: [CSSScanner.Token]) {
        open.append(OpenRule(prelude: prelude))
    }

    mutating func closeRule() { _ = open.popLast() }

    /// The scope of the innermost rule; those around it are made first.
    private mutating func currentScope() -> RuleScope {
        let first = open.firstIndex { $0.scope == nil } ?? open.endIndex
        for index in first..<open.endIndex {
            let parent = index > 0 ? open[index - 1].scope ?? .page : .page
            var isCut = false
            open[index].scope = parent.scope(
                of: open[index].prelude,
                isSCSS: isSCSS,
                &result.words,
                &isCut
            )
            if isCut, result.cut == nil, let token = open[index].prelude.first {
                result.cut = place(of: token)
            }
        }
        return open.last?.scope ?? .page
    }

    private func place(of token: CSSScanner.Token) -> SourceLocation {
        SourceLocation(file: file, line: token.line, column: token.column)
    }

    /// The rule that takes a declaration; nil where it is for no element.
    private mutating func currentRule() -> Int? {
        guard let last = open.indices.last else { return nil }
        if let known = open[last].rule { return known }
        let scope = currentScope()
        guard !scope.isHidden, !scope.selectors.isEmpty else { return nil }
        result.rules.append(SheetRule(scope.selectors))
        open[last].rule = result.rules.count - 1
        return result.rules.count - 1
    }
}

// MARK: - Declarations

extension SheetRuleBuilder {
    private static let slots: [String: SheetSlot] = [
        "color": .text, "background": .ground, "background-color": .ground,
        "background-image": .image, "border": .border, "border-color": .border,
        "border-top": .border, "border-bottom": .border, "border-left": .border,
        "border-right": .border, "border-top-color": .border, "border-bottom-color": .border,
        "border-left-color": .border, "border-right-color": .border,
        "border-inline-color": .border, "border-block-color": .border, "outline": .outline,
        "outline-color": .outline, "fill": .fill, "stroke": .stroke, "opacity": .opacity,
        "filter": .effect, "mix-blend-mode": .effect, "background-blend-mode": .effect,
        "backdrop-filter": .effect, "background-clip": .effect,
        "-webkit-background-clip": .effect, "-webkit-text-fill-color": .effect,
        "font": .size, "font-size": .size, "font-weight": .weight,
    ]

    /// Takes in a declaration, if it paints something.
    mutating func declare(_ property: String, _ value: ArraySlice<CSSScanner.Token>) {
        guard let first = value.first else { return }
        if property.hasPrefix("--") {
            define(property, value, at: first)
            return
        }
        guard let slot = Self.slots[property], let rule = currentRule() else { return }
        let isImportant = value.isImportant
        let place = place(of: value.firstReference ?? first)
        func set(_ slot: SheetSlot, _ paint: SheetPaint) {
            result.rules[rule].set(
                slot,
                to: .init(paint: paint, isImportant: isImportant, location: place)
            )
        }
        switch slot {
        case .ground:
            guard property == "background" else { return set(.ground, .color(value)) }
            let paint = PaintReader.paint(ofShorthand: value)
            set(.ground, paint)
            // A later 'background-color' leaves the image where it is.
            if case .other(PaintReader.image) = paint {
                set(.image, paint)
            } else {
                set(.image, .clear)
            }
        case .image:
            set(.image, value.isNone ? .clear : .other("an image lies on its ground"))
        case .border, .outline:
            let paint = PaintReader.paint(ofShorthand: value)
            let isOfAllSides = ["border", "border-color", "outline", "outline-color"]
                .contains(property)
            switch paint {
            case .reference, .schemes: set(slot, paint)
            default: if isOfAllSides { set(slot, paint) }
            }
        case .text, .fill, .stroke:
            set(slot, .color(value))
        case .opacity:
            let opacity = PaintReader.number(value.withoutImportance)
            set(slot, opacity.map(SheetPaint.number) ?? .other("an opacity is not read"))
        case .effect:
            if let reason = EffectReader.reason(property, value) {
                set(slot, .other(reason))
            }
        case .size, .weight:
            set(slot, EffectReader.number(value.withoutImportance))
        }
    }

    private mutating func define(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>,
        at first: CSSScanner.Token
    ) {
        let paint = PaintReader.paint(ofColor: value)
        if case .other(PaintReader.unread) = paint { return }
        guard let rule = currentRule() else { return }
        result.rules[rule].properties[property] = .init(
            paint: paint,
            isImportant: value.isImportant,
            location: place(of: first)
        )
    }

    /// Takes in a pair that a comment says.
    mutating func state(_ comment: CSSScanner.Token) {
        guard let words = PairComment.words(of: comment) else { return }
        let scope = open.isEmpty ? .page : currentScope()
        let schemes = Set(scope.selectors.map(\.scheme))
        let scheme = schemes.count == 1 ? schemes.first ?? nil : nil
        guard let pair = PairComment.pair(words, in: scheme, at: place(of: comment)) else {
            return
        }
        result.stated.append(pair)
        if let rule = currentRule() { result.rules[rule].saysPair = true }
    }
}

extension SheetPaint {
    fileprivate static func color(_ value: ArraySlice<CSSScanner.Token>) -> SheetPaint {
        PaintReader.paint(ofColor: value)
    }
}

extension ArraySlice<CSSScanner.Token> {
    fileprivate var isImportant: Bool {
        guard let last = trimmed.last, case .word = last.kind else { return false }
        return last.text.lowercased() == "important"
    }

    fileprivate var withoutImportance: ArraySlice<CSSScanner.Token> {
        let end = firstIndex { token in
            if case .sign("!") = token.kind { return true }
            return false
        }
        return self[startIndex..<(end ?? endIndex)].trimmed
    }

    fileprivate var isNone: Bool { withoutImportance.text == "none" }

    /// The first custom property's function, or variable of Sass.
    fileprivate var firstReference: CSSScanner.Token? {
        first { token in
            if case .sign("$") = token.kind { return true }
            return token.scalars.count == 3 && token.text.lowercased() == "var"
        }
    }
}
