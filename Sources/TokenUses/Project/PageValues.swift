import SourceText
import StyleSheets
import ThemeModel

/// The custom properties of the page, and the colour of its text as `color`, as all sheets set them.
struct PageValues: Sendable {
    private struct Value: Sendable {
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
            let own = precedence
            let second = other.precedence
            if own.isImportant != second.isImportant { return own.isImportant }
            if own.layer.count > 1 || second.layer.count > 1 { return false }
            return second.specificity < own.specificity
        }
    }

    /// The name under which the colour of the text is kept.
    static let text = "color"
    private static let difference = SheetPaint.other("two sheets set it to different colours")

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
                for (name, declaration) in declarations {
                    let value = Value(
                        paint: declaration.paint,
                        scheme: selector.scheme,
                        isOfBody: !sheet.isRoot(selector),
                        precedence: Precedence(
                            isImportant: declaration.isImportant,
                            layer: rule.layer,
                            specificity: selector.specificity,
                            order: index
                        )
                    )
                    values[name, default: []].append(value)
                }
            }
        }
        return values
    }
}

extension SheetRules {
    /// The schemes for which the sheet sets properties of the page on their own.
    var pageSchemes: [String: Set<Scheme>] {
        var schemes: [String: Set<Scheme>] = [:]
        for rule in rules where !rule.properties.isEmpty {
            for selector in rule.selectors where isPage(selector) {
                for name in rule.properties.keys {
                    if let scheme = selector.scheme {
                        schemes[name, default: []].insert(scheme)
                    } else {
                        // A later value for all may count more than those before it.
                        schemes[name] = nil
                    }
                }
            }
        }
        return schemes
    }

    /// The schemes in which a rule may set a property that others set on their own in some.
    func schemes(of selector: RuleSelector, without others: Set<Scheme>) -> [Scheme] {
        if let scheme = selector.scheme { return [scheme] }
        return Scheme.allCases.filter { !isPage(selector) || !others.contains($0) }
    }

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
