import SourceText
import ThemeModel

/// The custom properties that are tokens, and those that style sheets set on the page.
struct PropertyNames: Sendable {
    let isToken: @Sendable (String) -> Bool
    private var pages: [String: [Scheme?: SheetPaint]] = [:]
    /// The places at which an element, or the page under a condition, has another value.
    private var others: [String: [SourceLocation]] = [:]
    /// The slots that the mixins of all sheets set.
    private(set) var mixins: [String: Set<SheetSlot>] = [:]
    /// The size of the root's text in pixels; nil where sheets differ or cannot be read.
    private(set) var rootSize: Double? = 16

    init(_ sheets: [SheetRules], isToken: @escaping @Sendable (String) -> Bool) {
        self.isToken = isToken
        var sizes: Set<Double?> = []
        for sheet in sheets {
            mixins.merge(sheet.mixins) { $0.union($1) }
            for rule in sheet.rules {
                addProperties(of: rule, in: sheet)
                if let size = Self.rootSize(of: rule, in: sheet) { sizes.insert(size) }
            }
        }
        if let size = sizes.first { rootSize = sizes.count == 1 ? size : nil }
    }

    private mutating func addProperties(of rule: SheetRule, in sheet: SheetRules) {
        if rule.properties.isEmpty { return }
        for selector in rule.selectors {
            let isPage = sheet.isPage(selector)
            for (name, declaration) in rule.properties {
                if isPage {
                    pages[name, default: [:]][selector.scheme] = declaration.paint
                } else if !isToken(name) {
                    others[name, default: []].append(declaration.location)
                }
            }
        }
    }

    /// The size that a rule gives the root; a size of nil cannot be read.
    private static func rootSize(of rule: SheetRule, in sheet: SheetRules) -> Double?? {
        guard let declaration = rule.slots[SheetSlot.size.rawValue],
            rule.selectors.contains(where: { sheet.isRoot($0) })
        else { return nil }
        switch declaration.paint {
        case .number(let pixels) where pixels > 0: return .some(pixels)
        case .rootParts(let parts) where parts > 0: return .some(parts * 16)
        default: return .some(nil)
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
