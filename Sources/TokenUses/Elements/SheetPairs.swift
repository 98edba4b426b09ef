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
    /// The comparisons for elements of markup, besides.
    private static let markupSteps = 4_000_000
    /// The most other surroundings of one element; each costs as much as a rule.
    private static let possibleLimit = 48
    /// The most pairs of one sheet.
    private static let limit = 20_000

    private let cascade: SheetCascade
    private let variants: SheetVariants
    private let names: PropertyNames
    private let others: OtherRules
    private var textless = TextlessElements()
    private(set) var pairs: [PairUse]
    /// The place from which on rules are not read for pairs, since there were too many before.
    private(set) var end: SourceLocation?
    private var known: Set<PairUse> = []
    private var surroundings: [SheetCascade.Key: Surroundings] = [:]
    private var varied: Set<SheetCascade.Key> = []

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

    init(_ sheet: SheetRules, _ names: PropertyNames, steps: Int = stepLimit) {
        var sheet = sheet.doubting(names).nesting(in: names.possibleRules.changed)
        let rules = sheet.rules
        let withStyles = names.markup.judgesStyles(in: sheet)
        let elements = names.markup.index(for: sheet).map { index in
            MarkupElements(index, &sheet, withStyles: withStyles)
        }
        cascade = SheetCascade(sheet, steps: steps)
        if let elements { textless = TextlessElements(elements, cascade) }
        cascade.steps = steps
        variants = SheetVariants(sheet)
        self.names = names
        others = OtherRules(names.possibleRules, for: sheet)
        pairs = sheet.stated
        if let theme = names.unlistedThemes.use(in: sheet.file) { pairs.append(theme) }
        end = sheet.end
        add(rules)
        if let elements, cascade.steps >= 0 { add(elements) }
        removeSettledDoubts()
    }

    private mutating func add(_ rules: [SheetRule]) {
        for rule in rules {
            for selector in rule.selectors {
                if add(selector, isWhole: false) { continue }
                end = rule.location ?? end ?? cascade.sheet.lastLocation
                return
            }
        }
    }

    /// Adds the pairs of the elements that markup has.
    private mutating func add(_ elements: MarkupElements) {
        cascade.steps += Self.markupSteps
        let isRead = elements.selectors.allSatisfy { add($0, isWhole: true) }
        if elements.hasMore || !isRead { end = end ?? cascade.sheet.lastLocation }
    }

    /// Adds all pairs of a selector; false where there are too many, or no steps are left.
    private mutating func add(_ selector: RuleSelector, isWhole: Bool) -> Bool {
        let start = pairs.count
        addVariants(of: selector, isWhole: isWhole)
        // Styles that are read in part make no pairs.
        if cascade.steps < 0 { pairs.removeSubrange(start...) }
        return cascade.steps >= 0 && pairs.count < Self.limit
    }

    /// Adds the pairs of a selector, and of each variant of it; `isWhole` for one that names all elements around.
    private mutating func addVariants(of selector: RuleSelector, isWhole: Bool) {
        guard cascade.sheet.words.canMatch(selector) else { return }
        guard varied.insert(selector.key(in: selector.scheme)).inserted else { return }
        let seen = addPairs(of: selector)
        var others = states(of: selector, seen, isWhole: isWhole)
        if !isWhole {
            let locals = seen.properties.filter { !names.isToken($0) }
            others.append(
                variants.surroundings(of: selector, setting: locals, steps: &cascade.steps)
            )
        }
        var hasMore = others.hasMore
        for variant in others.selectors where cascade.steps >= 0 {
            let other = addPairs(of: variant)
            if !other.showsMore(than: seen) { continue }
            // The elements around may be in a state at the same time.
            let seconds = states(of: variant, other, isWhole: isWhole)
            hasMore = hasMore || seconds.hasMore
            for second in seconds.selectors { addPairs(of: second) }
        }
        let judged = seen.pairs.filter(\.isJudged)
        if judged.isEmpty { return }
        if hasMore || others.inOtherSurroundings.count > Self.possibleLimit {
            add(judged.map { $0.inDoubt(.size(.unreadRules)) })
        } else {
            for other in others.inOtherSurroundings { addPossible(other, beside: seen.pairs) }
        }
    }

    /// Adds the pairs that an element has if it is where another selector says.
    private mutating func addPossible(_ selector: RuleSelector, beside seen: [PairUse]) {
        guard cascade.steps >= 0 else { return }
        var reading = SheetElement.Reading()
        let found = pairs(of: selector, in: selector.scheme, &reading)
        let known = Set(seen.map(\.inAllSchemes))
        let name = cascade.sheet.words.text(of: selector).excerpt(60)
        // Its other root is in other surroundings wherever it is asked for.
        add(found.filter { $0.ground == .unknown(.rules(.rivalScopes)) })
        for var pair in found where pair.isJudged && !known.contains(pair.inAllSchemes) {
            pair.doubt = .rules(.otherElement(name))
            add([pair])
        }
    }

    /// Removes the doubts whether the app has a pair where another element has it at the same place.
    private mutating func removeSettledDoubts() {
        let settled = Set(pairs.filter(\.isJudged).map(seen))
        pairs = pairs.filter { pair in
            let same = [seen(pair), seen(pair).inAllSchemes]
            return pair.doubt == nil || settled.isDisjoint(with: same)
        }
    }

    /// The pair without its doubt, down to the first ground that hides those below.
    private func seen(_ pair: PairUse) -> PairUse {
        var seen = pair
        seen.doubt = nil
        guard case .layers(let layers) = pair.ground else { return seen }
        let bottom = layers.firstIndex { $0.alpha >= 1 && names.tokens.isOpaque($0.name) }
        if let bottom { seen.ground = .layers(Array(layers[...bottom])) }
        return seen
    }

    private mutating func states(
        of selector: RuleSelector,
        _ seen: Surroundings,
        isWhole: Bool
    ) -> SheetVariants.List {
        variants.states(
            of: selector,
            isLarge: seen.hasLargeText,
            isWhole: isWhole,
            steps: &cascade.steps
        )
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
                add([pair.inDoubt(.theme(.place(property: name, file: place.file)))])
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
        if found.contains(where: \.isOpen), let reason = element.doubt(aboutOpen: found, &reading) {
            found = found.map { $0.isOpen ? $0.inDoubt(reason) : $0 }
        }
        if found.contains(where: \.isJudgedText) {
            if element.isWithoutText {
                found = found.map { $0.ofNoText(.text(.empty)) }
            } else if textless.include(selector, cascade) {
                found = found.map { $0.ofNoText(.code(.noMarkupText)) }
            }
        }
        found += found.filter(\.isJudged).compactMap(element.smaller)
        if found.contains(where: \.isJudged) { found += element.otherTexts(&reading) }
        if found.contains(where: \.isJudged), let reason = element.doubt(above: reading.bottom) {
            let doubts = found.filter(\.isJudged).map { $0.inDoubt(reason) }
            // Its state is there for the ground that it shows.
            if reason == .effect(.pseudoElementShown) { found.removeAll(where: \.isJudged) }
            found += doubts
        }
        return found + element.textsOfAny(&reading)
    }
}

extension SheetElement {
    /// The reason that a ground named by the project is no answer: more than the ground may change how a pair looks.
    fileprivate func doubt(
        aboutOpen pairs: [PairUse],
        _ reading: inout Reading
    ) -> UnjudgedReason? {
        if !names.keepsOpenGrounds { return .ground(.missing) }
        if let reason = doubt(above: 0) { return reason }
        if let smaller = pairs.lazy.compactMap(smaller).first { return smaller.doubt }
        return otherTexts(&reading).isEmpty ? nil : .ground(.missing)
    }
}

extension PairUse {
    fileprivate var isOpen: Bool {
        if case .open = ground { return true }
        return false
    }

    fileprivate var isJudged: Bool {
        ground.isKnown && use != .exempt && doubt == nil
    }

    fileprivate func inDoubt(_ reason: UnjudgedReason) -> PairUse {
        var doubt = self
        doubt.ground = .unknown(reason)
        doubt.doubt = nil
        return doubt
    }

    /// The pair of an element that has no text, for a reason.
    fileprivate func ofNoText(_ reason: UnjudgedReason) -> PairUse {
        var pair = self
        if isJudgedText { pair.doubt = reason }
        return pair
    }

    fileprivate var isJudgedText: Bool { isJudged && (use == .text || use == .largeText) }

    fileprivate var inAllSchemes: PairUse {
        var pair = self
        pair.scheme = nil
        return pair
    }
}

extension RuleSelector {
    func key(in scheme: Scheme?, count: Int? = nil) -> SheetCascade.Key {
        SheetCascade.Key(
            compounds: compounds.prefix(count ?? compounds.count),
            conditions: conditions,
            scheme: scheme
        )
    }
}
