import SourceText
import StyleSheets
import ThemeModel

/// The custom properties of the page, and the colour of its text as `color`, as all sheets set them.
struct PageValues: Sendable {
    fileprivate struct Value: Sendable {
        let paint: SheetPaint
        let scheme: Scheme?
        /// The body lies in the root, so that its value counts.
        let isOfBody: Bool
        let precedence: Precedence

        func yields(to other: Value) -> Bool {
            if isOfBody != other.isOfBody { return other.isOfBody }
            return precedence < other.precedence
        }

        /// The value counts whatever the order of the two sheets is.
        func beats(_ other: Value) -> Bool {
            if isOfBody != other.isOfBody { return isOfBody }
            return precedence.beats(inOtherSheet: other.precedence)
        }
    }

    /// The name under which the colour of the text is kept.
    static let text = "color"
    private static let difference = SheetPaint.other(.rules(.twoSheets))

    /// By the name, those of each sheet on their own.
    private var values: [String: [[Value]]] = [:]

    mutating func add(_ sheet: SheetRules) {
        for (name, found) in Self.values(of: sheet) { values[name, default: []].append(found) }
    }

    func paint(
        of name: String,
        in scheme: Scheme?,
        _ meetsSchemes: inout Bool
    ) -> SheetPaint? {
        guard let sheets = values[name] else { return nil }
        if scheme == nil, sheets.contains(where: { $0.contains { $0.scheme != nil } }) {
            meetsSchemes = true
        }
        return Self.paint(of: sheets.compactMap { Self.winner(of: $0, in: scheme) })
    }

    /// A value for one scheme and one for all are in the same cascade.
    private static func winner(of values: [Value], in scheme: Scheme?) -> Value? {
        var best: Value?
        for value in values where value.scheme == nil || value.scheme == scheme {
            if let best, value.yields(to: best) { continue }
            best = value
        }
        return best
    }

    /// Nothing tells which of two sheets comes last.
    private static func paint(of winners: [Value]) -> SheetPaint? {
        guard var best = winners.first else { return nil }
        for value in winners where value.beats(best) { best = value }
        let others = winners.filter { !best.beats($0) }
        return others.allSatisfy { $0.paint == best.paint } ? best.paint : difference
    }

    /// The values that count on the page, as one sheet has them.
    private static func values(of sheet: SheetRules) -> [String: [Value]] {
        var values: [String: [Value]] = [:]
        for (index, rule) in sheet.rules.enumerated() {
            var declarations = rule.properties
            declarations[text] = rule.slots[SheetSlot.text.rawValue]
            if declarations.isEmpty { continue }
            for selector in rule.selectors where sheet.isPage(selector) {
                let isOfBody = !sheet.isRoot(selector)
                for (name, declaration) in declarations {
                    let value = Value(declaration, rule, index, selector, isOfBody: isOfBody)
                    values[name, default: []].append(value)
                }
            }
        }
        return values
    }
}

extension PageValues.Value {
    init(
        _ declaration: SheetRule.Declaration,
        _ rule: SheetRule,
        _ order: Int,
        _ selector: RuleSelector,
        isOfBody: Bool
    ) {
        paint = declaration.paint
        scheme = selector.scheme
        self.isOfBody = isOfBody
        precedence = Precedence(
            isImportant: declaration.isImportant,
            layer: rule.cascadeLayer,
            specificity: selector.specificity,
            isScoped: rule.isScoped,
            order: order
        )
    }
}

extension SheetRules {
    /// The selector is the root or the body alone, under no condition.
    func isPage(_ selector: RuleSelector) -> Bool {
        guard selector.conditions.isEmpty, selector.problem == nil else { return false }
        if isRoot(selector) { return true }
        guard selector.compounds.count == 2, let body = selector.compounds.last else {
            return false
        }
        return body.words.map { words.names[$0] } == ["body"]
    }

    fileprivate func isRoot(_ selector: RuleSelector) -> Bool {
        selector.compounds.count == 1 && selector.compounds[0].words.count == 1
            && words.has(.root, selector.compounds)
    }
}
