import SourceText
import StyleSheets
import ThemeModel

/// The custom properties of the page, and the colour of its text as `color`, as all sheets set them.
struct PageValues: Sendable {
    private struct Key: Hashable {
        let name: String
        let scheme: Scheme?
    }

    private struct Value {
        let paint: SheetPaint
        /// The body lies in the root, so that its value counts.
        let isOfBody: Bool
        let precedence: Precedence

        func yields(to other: Value) -> Bool {
            if isOfBody != other.isOfBody { return other.isOfBody }
            return precedence < other.precedence
        }
    }

    /// The name under which the colour of the text is kept.
    static let text = "color"
    private static let difference = "two sheets set it to different colours"

    private var paints: [String: [Scheme?: SheetPaint]] = [:]

    /// Nothing tells which of two sheets comes last.
    mutating func add(_ sheet: SheetRules) {
        for (key, value) in Self.values(of: sheet) {
            if let known = paints[key.name]?[key.scheme], known != value.paint {
                paints[key.name]?[key.scheme] = .other(Self.difference)
            } else {
                paints[key.name, default: [:]][key.scheme] = value.paint
            }
        }
    }

    func paint(
        of name: String,
        in scheme: Scheme?,
        _ meetsSchemes: inout Bool
    ) -> SheetPaint? {
        guard let found = paints[name] else { return nil }
        if scheme == nil, found.count > 1 || found[nil] == nil { meetsSchemes = true }
        return (scheme.flatMap { found[$0] }) ?? found[nil] ?? nil
    }

    /// The values that count on the page, as one sheet has them.
    private static func values(of sheet: SheetRules) -> [Key: Value] {
        var values: [Key: Value] = [:]
        for (index, rule) in sheet.rules.enumerated() {
            var declarations = rule.properties
            declarations[text] = rule.slots[SheetSlot.text.rawValue]
            if declarations.isEmpty { continue }
            for selector in rule.selectors where sheet.isPage(selector) {
                for (name, declaration) in declarations {
                    let value = Value(
                        paint: declaration.paint,
                        isOfBody: !sheet.isRoot(selector),
                        precedence: Precedence(
                            isImportant: declaration.isImportant,
                            layer: rule.layer,
                            specificity: selector.specificity,
                            order: index
                        )
                    )
                    let key = Key(name: name, scheme: selector.scheme)
                    if let known = values[key], value.yields(to: known) { continue }
                    values[key] = value
                }
            }
        }
        return values
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
