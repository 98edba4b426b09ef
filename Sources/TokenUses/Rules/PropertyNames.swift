import SourceText
import StyleSheets
import ThemeModel

/// The custom properties that are tokens, and those that style sheets set on the page.
struct PropertyNames: Sendable {
    let isToken: @Sendable (String) -> Bool
    private var pages: [String: [Scheme?: SheetPaint]] = [:]
    /// The places at which an element, or the page under a condition, has another value.
    private var others: [String: [SourceLocation]] = [:]
    /// The slots that the mixins of all sheets set.
    private(set) var mixins: [String: Set<SheetSlot>] = [:]
    /// The smallest size of the root's text in pixels; nil where one cannot be read.
    private(set) var rootSize: Double? = 16

    init(_ sheets: [SheetRules], isToken: @escaping @Sendable (String) -> Bool) {
        self.isToken = isToken
        var sizes: Set<Double?> = []
        for sheet in sheets {
            mixins.merge(sheet.mixins) { $0.union($1) }
            for rule in sheet.rules {
                addOthers(of: rule, in: sheet)
                sizes.formUnion(Self.rootSizes(of: rule, in: sheet))
            }
            addPages(Self.pages(of: sheet))
        }
        if sizes.isEmpty { return }
        rootSize = sizes.contains(nil) ? nil : sizes.compactMap(\.self).min()
    }

    private mutating func addOthers(of rule: SheetRule, in sheet: SheetRules) {
        if rule.properties.isEmpty { return }
        for selector in rule.selectors where !sheet.isPage(selector) {
            for (name, declaration) in rule.properties where !isToken(name) {
                others[name, default: []].append(declaration.location)
            }
        }
    }

    /// Nothing tells which of two sheets comes last.
    private mutating func addPages(_ found: [PageKey: PageValue]) {
        for (key, value) in found {
            if let known = pages[key.name]?[key.scheme], known != value.paint {
                pages[key.name]?[key.scheme] = .other(Self.difference)
            } else {
                pages[key.name, default: [:]][key.scheme] = value.paint
            }
        }
    }

    private static let difference = "two sheets set it to different colours"

    /// The sizes that a rule gives the root, that without it under a condition; nil for one that cannot be read.
    private static func rootSizes(of rule: SheetRule, in sheet: SheetRules) -> Set<Double?> {
        let roots = rule.selectors.filter { sheet.mayBeRoot($0) }
        guard let declaration = rule.slots[SheetSlot.size.rawValue], !roots.isEmpty else {
            return []
        }
        let usual = roots.allSatisfy { sheet.isPage($0) && $0.scheme == nil } ? [] : [16.0]
        switch declaration.paint {
        case .number(let pixels) where pixels > 0: return Set(usual + [pixels])
        case .rootParts(let parts) where parts > 0: return Set(usual + [parts * 16])
        case .outerParts(let parts) where parts > 0: return Set(usual + [parts * 16])
        default: return [nil]
        }
    }

    func paint(
        of name: String,
        in scheme: Scheme?,
        _ meetsSchemes: inout Bool
    ) -> SheetPaint? {
        guard let paints = pages[name] else { return nil }
        if scheme == nil, paints.count > 1 || paints[nil] == nil { meetsSchemes = true }
        return (scheme.flatMap { paints[$0] }) ?? paints[nil] ?? nil
    }

    /// The first place in another file at which something other than the page sets a property.
    func otherPlace(of name: String, outside file: String) -> SourceLocation? {
        others[name]?.first { $0.file != file }
    }
}

// MARK: - The page

extension PropertyNames {
    private struct PageKey: Hashable {
        let name: String
        let scheme: Scheme?
    }

    private struct PageValue {
        let paint: SheetPaint
        /// The body lies in the root, so that its value counts.
        let isOfBody: Bool
        let precedence: Precedence

        func yields(to other: PageValue) -> Bool {
            if isOfBody != other.isOfBody { return other.isOfBody }
            return precedence < other.precedence
        }
    }

    /// The values of custom properties that count on the page, as one sheet has them.
    private static func pages(of sheet: SheetRules) -> [PageKey: PageValue] {
        var values: [PageKey: PageValue] = [:]
        for (index, rule) in sheet.rules.enumerated() where !rule.properties.isEmpty {
            for selector in rule.selectors where sheet.isPage(selector) {
                for (name, declaration) in rule.properties {
                    let value = PageValue(
                        paint: declaration.paint,
                        isOfBody: !sheet.isRoot(selector),
                        precedence: Precedence(
                            isImportant: declaration.isImportant,
                            layer: rule.layer,
                            specificity: selector.specificity,
                            order: index
                        )
                    )
                    let key = PageKey(name: name, scheme: selector.scheme)
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

    /// The selector is the root, perhaps in a state.
    fileprivate func mayBeRoot(_ selector: RuleSelector) -> Bool {
        selector.compounds.count == 1 && words.has(.root, selector.compounds)
    }
}
