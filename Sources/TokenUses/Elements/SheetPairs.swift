import Findings
import SourceText
import ThemeModel

/// The pairs that the rules of a style sheet put together.
///
/// Each selector describes an element with ancestors, to which all rules of the sheet apply that its words meet: so a
/// state keeps what its element has, and a text lies on the ground of the nearest ancestor that the selector names.
///
/// Complexity: O(n) for n rules with few in common; up to `stepLimit` comparisons.
struct SheetPairs {
    private static let stepLimit = 4_000_000
    /// The comparisons for the elements of markup, as often.
    private static let markupSteps = 4_000_000
    /// The most pairs of one sheet.
    private static let limit = 20_000

    private var cascade: SheetCascade
    private let variants: SheetVariants
    private let names: PropertyNames
    private let others: OtherRules
    private(set) var pairs: [PairUse]
    /// The place from which on rules are not read for pairs, since there were too many before.
    private(set) var end: SourceLocation?
    private var known: Set<PairUse> = []
    /// The facts beside its rules on which the pairs of an element depend.
    private struct Surroundings {
        let properties: Set<String>
        /// The number of elements from the innermost to the one whose ground hides the others.
        let depth: Int
        let hasLayers: Bool
        let pairs: [PairUse]

        var hasLargeText: Bool { pairs.contains { $0.use == .largeText } }

        /// More of the elements around is seen than in another state.
        func showsMore(than other: Surroundings) -> Bool {
            hasLayers || depth > other.depth
        }
    }

    private var surroundings: [SheetCascade.Key: Surroundings] = [:]
    private var varied: Set<SheetCascade.Key> = []

    init(_ sheet: SheetRules, _ names: PropertyNames, steps: Int = stepLimit) {
        var sheet = sheet.doubting(names).nesting(in: names.possibleRules.changed)
        let rules = sheet.rules
        let elements = names.markup(for: sheet).map { MarkupElements($0, &sheet) }
        cascade = SheetCascade(sheet, steps: steps)
        variants = SheetVariants(sheet)
        self.names = names
        others = OtherRules(names.possibleRules, for: sheet)
        pairs = sheet.stated
        if let theme = names.unlistedThemes.use(in: sheet.file) { pairs.append(theme) }
        end = sheet.end
        for rule in rules {
            for selector in rule.selectors {
                let start = pairs.count
                add(selector)
                // Styles that are read in part make no pairs.
                if cascade.steps < 0 { pairs.removeSubrange(start...) }
                if cascade.steps < 0 || pairs.count >= Self.limit {
                    end = rule.location ?? end ?? sheet.lastLocation
                    return
                }
            }
        }
        if let elements { add(elements) }
    }

    /// Adds the pairs of the elements that markup has.
    private mutating func add(_ elements: MarkupElements) {
        cascade.steps += Self.markupSteps
        for selector in elements.selectors where pairs.count < Self.limit {
            add(selector)
            if cascade.steps < 0 { break }
        }
        let hasMore = elements.hasMore || cascade.steps < 0 || pairs.count >= Self.limit
        if hasMore { end = end ?? cascade.sheet.lastLocation }
    }

    /// Adds the pairs of a selector, and of each variant of it.
    private mutating func add(_ selector: RuleSelector) {
        guard selector.conditions.canHold else { return }
        guard varied.insert(selector.key(in: selector.scheme)).inserted else { return }
        let seen = addPairs(of: selector)
        var others = states(of: selector, seen)
        let locals = seen.properties.filter { !names.isToken($0) }
        others.append(variants.surroundings(of: selector, setting: locals, steps: &cascade.steps))
        var hasMore = others.hasMore
        for variant in others.selectors where cascade.steps >= 0 {
            let other = addPairs(of: variant)
            if !other.showsMore(than: seen) { continue }
            // The elements around may be in a state at the same time.
            let seconds = states(of: variant, other)
            hasMore = hasMore || seconds.hasMore
            for second in seconds.selectors { addPairs(of: second) }
        }
        let judged = seen.pairs.filter(\.isJudged)
        if judged.isEmpty { return }
        if hasMore {
            add(judged.map { $0.inDoubt("more rules may change it than are read") })
        } else if let other = others.inOtherSurroundings.first(where: { changes($0, seen.pairs) }) {
            let name = cascade.sheet.words.text(of: other).excerpt(60)
            add(judged.map { $0.inDoubt("it may also be '\(name)'") })
        }
    }

    /// An element that a selector describes would have other pairs.
    private mutating func changes(_ selector: RuleSelector, _ pairs: [PairUse]) -> Bool {
        var reading = SheetElement.Reading()
        let found = self.pairs(of: selector, in: selector.scheme, &reading)
        let known = Set(pairs.map(\.inAllSchemes))
        return found.contains { $0.isJudged && !known.contains($0.inAllSchemes) }
    }

    private mutating func states(
        of selector: RuleSelector,
        _ seen: Surroundings
    ) -> SheetVariants.List {
        variants.states(of: selector, isLarge: seen.hasLargeText, steps: &cascade.steps)
    }

    /// Adds the pairs of a selector alone.
    @discardableResult
    private mutating func addPairs(of selector: RuleSelector) -> Surroundings {
        let key = selector.key(in: selector.scheme)
        if let known = surroundings[key] { return known }
        var reading = SheetElement.Reading()
        var found = pairs(of: selector, in: selector.scheme, &reading)
        if selector.scheme == nil, reading.meetsSchemes {
            let light = pairs(of: selector, in: .light, &reading)
            let dark = pairs(of: selector, in: .dark, &reading)
            // Most of what differs between schemes is another property.
            let common = Set(light.map(\.inAllSchemes)).intersection(dark.map(\.inAllSchemes))
            found = (light + dark).map { pair in
                common.contains(pair.inAllSchemes) ? pair.inAllSchemes : pair
            }
        }
        add(found)
        addDoubts(about: found, reading.pageProperties)
        let seen = Surroundings(
            properties: reading.properties,
            depth: selector.compounds.count - reading.bottom,
            hasLayers: reading.hasLayers,
            pairs: found
        )
        surroundings[key] = seen
        return seen
    }

    private mutating func add(_ found: [PairUse]) {
        for pair in found where !known.contains(pair.inAllSchemes) {
            if known.insert(pair).inserted { pairs.append(pair) }
        }
    }

    /// A property of the page that another file sets as well may have another value here.
    private mutating func addDoubts(about found: [PairUse], _ properties: Set<String>) {
        for name in properties.sorted() {
            for pair in found {
                let file = pair.location.file
                guard let place = names.otherPlace(of: name, outside: file) else { continue }
                add([pair.inDoubt("'\(name)' has another value at \(place.file)")])
            }
        }
    }

    private mutating func pairs(
        of selector: RuleSelector,
        in scheme: Scheme?,
        _ reading: inout SheetElement.Reading
    ) -> [PairUse] {
        var styles: [SheetCascade.Style] = []
        for count in 1...selector.compounds.count {
            let style = cascade.style(of: selector.key(in: scheme, count: count))
            if style.hasSchemes { reading.meetsSchemes = true }
            styles.append(style)
        }
        let element = SheetElement(
            selector: selector,
            scheme: scheme,
            styles: styles,
            cascade: cascade,
            names: names,
            others: others
        )
        reading.bottom = 0
        var found = element.pairs(&reading)
        found += found.filter(\.isJudged).compactMap(element.smaller)
        if found.contains(where: \.isJudged) { found += element.otherTexts }
        guard found.contains(where: \.isJudged),
            let reason = element.doubt(above: reading.bottom)
        else { return found }
        return found + found.filter(\.isJudged).map { $0.inDoubt(reason) }
    }
}

extension PairUse {
    fileprivate var isJudged: Bool {
        if case .unknown = ground { return false }
        return use != .exempt && doubt == nil
    }

    fileprivate func inDoubt(_ reason: String) -> PairUse {
        var doubt = self
        doubt.ground = .unknown(reason)
        doubt.doubt = nil
        return doubt
    }

    fileprivate var inAllSchemes: PairUse {
        var pair = self
        pair.scheme = nil
        return pair
    }
}

extension RuleSelector {
    fileprivate func key(in scheme: Scheme?, count: Int? = nil) -> SheetCascade.Key {
        SheetCascade.Key(
            compounds: compounds.prefix(count ?? compounds.count),
            conditions: conditions,
            scheme: scheme
        )
    }
}

extension SheetRule {
    /// The place of one of its declarations.
    fileprivate var location: SourceLocation? {
        slots.lazy.compactMap { $0?.location }.first ?? properties.values.map(\.location).min()
    }
}

extension SheetRules {
    fileprivate var lastLocation: SourceLocation? { rules.lazy.compactMap(\.location).last }

    /// The rules, and those that only tell that their element lies in one in which texts look otherwise.
    fileprivate func nesting(in changed: ChangedContents) -> SheetRules {
        var sheet = self
        for index in rules.indices {
            sheet.rules[index].liesInChange = rules[index].selectors.contains { selector in
                changed.has(around: selector, words)
            }
        }
        for selector in nestings where changed.has(around: selector, words) {
            var rule = SheetRule([selector], in: [])
            rule.liesInChange = true
            sheet.rules.append(rule)
        }
        return sheet
    }

    /// The rules, with the doubt of each about the mixins that it takes in and that are not read there.
    fileprivate func doubting(_ names: PropertyNames) -> SheetRules {
        var sheet = self
        for include in includes {
            let mayPaint = names.mayPaint(include.mixin, hasBlock: include.hasBlock)
            if mayPaint { sheet.rules[include.rule].doubt = "'\(include.mixin)' may set it" }
        }
        return sheet
    }
}
