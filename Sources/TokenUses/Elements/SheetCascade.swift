import SourceText
import StyleSheets
import ThemeModel

/// The rules of a style sheet that apply to an element, as far as its own selectors describe it.
///
/// An object, since a copy of it for each element took a twentieth of the time.
final class SheetCascade {
    struct Key: Hashable {
        let compounds: ArraySlice<RuleSelector.Compound>
        let conditions: RuleConditions
        let scheme: Scheme?
    }

    /// The rules that apply to an element.
    struct Style {
        typealias Rule = (rule: Int, specificity: Specificity)

        fileprivate(set) var rules: [Rule] = []
        /// The slots that these set, a bit for each.
        fileprivate var slots: UInt32 = 0
        /// A rule for one scheme would apply in that.
        fileprivate(set) var hasSchemes = false
    }

    /// The declaration that counts, and its rule.
    struct Winner {
        let declaration: SheetRule.Declaration
        let rule: Int
        let precedence: Precedence
    }

    /// A selector of a rule; an object, since to copy its lists for each comparison took a tenth of the time.
    final class Entry: Sendable {
        let rule: Int
        let selector: RuleSelector

        init(rule: Int, selector: RuleSelector) {
            self.rule = rule
            self.selector = selector
        }
    }

    let sheet: SheetRules
    private var entries: [Int: [Entry]] = [:]
    private var universal: [Entry] = []
    private var styles: [Key: Style] = [:]
    /// The slots that each rule sets, a bit for each: most rules set few.
    private let slots: [UInt32]
    /// The comparisons of selectors and rules that are left.
    var steps: Int

    init(_ sheet: SheetRules, steps: Int) {
        self.sheet = sheet
        self.steps = steps
        slots = sheet.rules.map(\.slotBits)
        var counts: [Int: Int] = [:]
        for rule in sheet.rules {
            for selector in rule.selectors {
                for word in selector.compounds.last?.words ?? [] { counts[word, default: 0] += 1 }
            }
        }
        for (index, rule) in sheet.rules.enumerated() {
            for selector in rule.selectors {
                guard let subject = selector.compounds.last else { continue }
                let entry = Entry(rule: index, selector: selector)
                let rarest = subject.words.min { counts[$0] ?? 0 < counts[$1] ?? 0 }
                if let rarest {
                    entries[rarest, default: []].append(entry)
                } else {
                    universal.append(entry)
                }
            }
        }
    }

    /// The style of the innermost element; empty where no steps are left.
    func style(of key: Key) -> Style {
        if let known = styles[key] { return known }
        let style = newStyle(of: key)
        if steps >= 0 { styles[key] = style }
        return style
    }

    private func newStyle(of key: Key) -> Style {
        var style = Style()
        let words = key.compounds.last?.words ?? []
        let lists = words.compactMap { entries[$0] } + [universal]
        for list in lists {
            steps -= list.count * key.compounds.count
            if steps < 0 { return style }
            for entry in list {
                guard entry.selector.applies(to: key.compounds, under: key.conditions) else {
                    continue
                }
                let scheme = entry.selector.scheme
                if scheme != nil, key.scheme == nil { style.hasSchemes = true }
                guard scheme == nil || scheme == key.scheme else { continue }
                style.rules.append((entry.rule, entry.selector.specificity))
                style.slots |= slots[entry.rule]
            }
        }
        return style
    }

    func winner(of slot: SheetSlot, in style: Style) -> Winner? {
        if style.slots & slot.bit == 0 { return nil }
        return winner(in: style) { rule in
            if slots[rule] & slot.bit == 0 { return nil }
            return sheet.rules[rule].slots[slot.rawValue]
        }
    }

    func winner(ofProperty name: String, in style: Style) -> Winner? {
        winner(in: style) { sheet.rules[$0].properties[name] }
    }

    private func winner(
        in style: Style,
        _ declaration: (_ rule: Int) -> SheetRule.Declaration?
    ) -> Winner? {
        var best: Winner?
        for (index, specificity) in style.rules {
            guard let found = declaration(index) else { continue }
            let precedence = Precedence(
                isImportant: found.isImportant,
                layer: sheet.rules[index].cascadeLayer,
                specificity: specificity,
                isScoped: sheet.rules[index].isScoped,
                order: index
            )
            if let best, precedence < best.precedence { continue }
            best = Winner(declaration: found, rule: index, precedence: precedence)
        }
        return best
    }
}

extension SheetCascade {
    /// Two rules of equal weight in different scopes set the same.
    func hasRivalScopes(in style: Style) -> Bool {
        let scoped = style.rules.filter { sheet.rules[$0.rule].isScoped }
        return scoped.indices.dropFirst().contains { index in
            scoped[..<index].contains { areRivals($0, scoped[index]) }
        }
    }

    private func areRivals(_ one: Style.Rule, _ other: Style.Rule) -> Bool {
        let (first, second) = (sheet.rules[one.rule], sheet.rules[other.rule])
        guard first.scope != second.scope, one.specificity == other.specificity,
            first.cascadeLayer == second.cascadeLayer
        else { return false }
        if slots[one.rule] & slots[other.rule] != 0 { return true }
        return first.properties.keys.contains { second.properties[$0] != nil }
    }
}

extension SheetSlot {
    fileprivate var bit: UInt32 { 1 << UInt32(rawValue) }
}

extension SheetRule {
    fileprivate var slotBits: UInt32 {
        SheetSlot.allCases.reduce(0) { bits, slot in
            slots[slot.rawValue] == nil ? bits : bits | slot.bit
        }
    }
}
