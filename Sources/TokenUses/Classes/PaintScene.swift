import Findings
import ThemeModel

/// An element on what is beneath it, in each state that its classes tell apart.
struct PaintScene {
    let paint: ElementPaint
    let element: PaintedElement
    let outer: PaintContext
    let table: FactTable
    /// The grounds beneath the element.
    let below: [GroundOption]
    /// The texts that exclude each other.
    let texts: [PaintSetting]

    init(
        _ paint: ElementPaint,
        of element: PaintedElement,
        in outer: PaintContext,
        _ table: FactTable,
        texts: [PaintSetting]? = nil
    ) {
        self.paint = paint.painted(by: outer.inner, of: element)
        self.element = element
        self.outer = outer
        self.table = table
        self.texts = texts ?? paint.texts
        let ofComponent = element.inside.flatMap { $0.grounds(of: paint, in: outer) }
        below =
            ofComponent ?? Self.reason(element, paint).map { [.unknown($0)] } ?? outer.grounds
    }

    /// The reason that nothing tells what is beneath the element.
    private static func reason(
        _ element: PaintedElement,
        _ paint: ElementPaint
    ) -> UnjudgedReason? {
        if let component = element.component, !element.isSmallDrawing(paint) {
            return .component(.tag(component))
        }
        if hasOwnMode(element, paint) { return otherMode }
        if paint.layout.isSticky, !paint.grounds.isEmpty {
            return .ground(.scrolledOver)
        }
        if paint.layout.isPulled { return .ground(.pulledOver) }
        if element.isLoose { return .ground(.missing) }
        return paint.layout.isPositioned ? .ground(.positioned) : nil
    }
}

// MARK: - Modes

extension PaintScene {
    static let otherMode = UnjudgedReason.ground(.otherMode)

    static func hasOwnMode(_ element: PaintedElement, _ paint: ElementPaint) -> Bool {
        !element.isPage && (element.hasOwnMode || paint.layout.hasOwnMode)
    }

    /// The texts from outside, of which those of tokens may have the values of another mode.
    var textsFromOutside: [PaintSetting] {
        guard Self.hasOwnMode(element, paint) else { return inheritedTexts }
        return inheritedTexts.map { text in
            guard let token = text.value.token else { return text }
            return text.with(.unknown(Self.otherMode)).hiding(token)
        }
    }

    /// In place of the texts of the elements around a component may have its own.
    private var inheritedTexts: [PaintSetting] {
        if let inside = element.inside {
            return inside.textSetting(at: element.place).map { [$0] } ?? outer.texts
        }
        return element.component == nil ? outer.texts : []
    }
}

extension PaintScene {
    static let filterReason = UnjudgedReason.effect(.filterOrAnimation)
    static let opacityReason = UnjudgedReason.effect(.opacity)

    /// The reason that no colour in the element is known.
    var doubt: UnjudgedReason? { outer.doubt ?? element.doubt ?? paint.layout.doubt }

    /// It fills the element that it is in, and lies over others there.
    var isCover: Bool {
        element.isAlwaysThere && paint.layout.isCover && alwaysPaints
    }

    /// It is pulled up, or shares a cell of a grid, so that its ground meets the text before it.
    var meetsLast: Bool {
        let isPulled = paint.layout.isPulled && !paint.layout.isPositioned
        return element.isAlwaysThere && alwaysPaints && (isPulled || element.sharesCell)
    }

    private var alwaysPaints: Bool {
        element.isPicture
            || paint.grounds.contains { $0.facts.items.isEmpty && $0.value != .none }
    }
}

// MARK: - Grounds

extension PaintScene {
    /// The next element in the same one may lie on it.
    var mayLieBelowNext: Bool {
        let paints = element.isPicture || paint.grounds.contains { $0.value != .none }
        return element.isBlank && paints && paint.layout.mayLieBelowText
    }

    /// The ground in a state; several where nothing tells which, nil where the state cannot be.
    func grounds(in state: Facts) -> [GroundOption]? {
        let own = paint.grounds.filter { $0.facts.isSubset(of: state) }
        let first = own.max { $0.rank < $1.rank }
        if isReplaced(first, by: paint.grounds, in: state) { return nil }
        return first.map { options(of: $0, in: state) } ?? beneath(state)
    }

    private func beneath(_ state: Facts) -> [GroundOption] {
        let options = below.filter { $0.facts.isSubset(of: state) }
        return options.filter { option in
            !options.contains { other in
                other.facts != option.facts
                    && option.facts.isSubset(of: table.widened(other.facts))
            }
        }
    }

    /// The colour of a class over those beneath it.
    func options(of setting: PaintSetting, in state: Facts) -> [GroundOption] {
        switch setting.value {
        case .none:
            return beneath(state)
        case .unknown(let reason):
            let isToken = setting.hidesToken
            return [GroundOption(facts: setting.facts, ground: .unknown(reason), isToken: isToken)]
        case .color(let name, let alpha, let isToken):
            guard let opacity = opacity(in: state) else {
                return [.unknown(Self.filterReason, setting.facts)]
            }
            guard opacity == 1 else {
                return [.unknown(Self.opacityReason, setting.facts)]
            }
            let layer = PairUse.Layer(name, alpha: alpha)
            return stacks(of: layer, over: beneath(state), setting.facts, isToken: isToken)
        }
    }

    private func stacks(
        of layer: PairUse.Layer,
        over options: [GroundOption],
        _ facts: Facts,
        isToken: Bool
    ) -> [GroundOption] {
        // The token may be opaque, whatever is beneath it; nothing tells the last colour.
        let last = PairUse.Layer("")
        let alone = GroundOption(facts: facts, ground: .layers([layer, last]), isToken: isToken)
        if layer.alpha == 1, options.count != 1 { return [alone] }
        if options.isEmpty { return [.unknown(.ground(.missing), facts)] }
        return options.map { option in
            let both = option.facts.union(facts) ?? facts
            switch option.ground {
            case .layers(let layers) where layers.count < PaintContext.limit:
                return GroundOption(
                    facts: both,
                    ground: .layers([layer] + layers),
                    isToken: isToken
                )
            case .layers where layer.alpha < 1:
                return .unknown(.size(.grounds), both)
            case .open(let layers) where layer.alpha < 1:
                return GroundOption(facts: both, ground: .open([layer] + layers), isToken: isToken)
            case .unknown(let reason) where layer.alpha < 1:
                return GroundOption(facts: both, ground: .unknown(reason), isToken: isToken)
            case .layers, .open, .unknown:
                return alone
            }
        }
    }

    /// A condition has a setting above another one for each of its values, so that the state alone never is.
    func isReplaced(
        _ setting: PaintSetting?,
        by settings: [PaintSetting],
        in state: Facts
    ) -> Bool {
        var values: [Int: Set<Int>] = [:]
        for other in settings {
            if let setting, other.rank < setting.rank { continue }
            let open = other.facts.filter { !Facts($0.key, $0.value).isSubset(of: state) }
            let choices = open.items.filter { table.kinds[$0.key] == .choice }
            // The other fact of a comparison has no count.
            let counted = choices.filter { table.counts[$0.key] != nil }
            guard choices.count == open.items.count, counted.count == 1 else { continue }
            values[counted[0].key, default: []].insert(counted[0].value)
        }
        return values.contains { key, found in
            table.counts[key].map { found.count >= $0 } ?? false
        }
    }
}

// MARK: - States

extension PaintScene {
    /// The factor of all opacities from the grounds outside on; nil for a filter.
    func opacity(in state: Facts) -> Double? {
        switch effect(in: state) {
        case .color(_, let factor, _): return factor * outer.opacity
        case .unknown: return nil
        case .none?, nil: return outer.opacity
        }
    }

    /// The opacity or the filter of the element itself.
    func effect(in state: Facts) -> PaintValue? {
        let own = paint.opacities.filter { $0.facts.isSubset(of: state) }
        return own.max { $0.rank < $1.rank }?.value
    }

    func text(in state: Facts) -> PaintSetting? {
        texts.filter { $0.facts.isSubset(of: state) }.max { $0.rank < $1.rank }
    }

    /// The states in which a text is seen: its own, and with each ground or opacity that has one.
    func states(of text: PaintSetting) -> [Facts] {
        let base = table.widened(text.facts)
        var states = [base]
        let others =
            paint.grounds.map(\.facts) + below.map(\.facts) + paint.opacities.map(\.facts)
        for facts in others {
            guard isTold(facts, with: base), let both = base.union(facts) else { continue }
            let state = table.widened(both)
            if !states.contains(state) { states.append(state) }
        }
        return states
    }

    /// Two states are not combined, and a part such as `before` has its own text.
    private func isTold(_ facts: Facts, with base: Facts) -> Bool {
        for fact in facts.items {
            switch table.kinds[fact.key] {
            case .elsewhere: return false
            case .part where base[fact.key] == nil: return false
            default: continue
            }
        }
        let states = table.states(of: facts)
        let known = table.states(of: base)
        return states.isSubset(of: known) || known.isSubset(of: states)
    }

    /// The scheme in which a state has the text and the ground; nil for both.
    func scheme(of state: Facts, _ text: PaintSetting, _ grounds: [GroundOption]) -> Scheme? {
        if let value = state[FactTable.scheme] { return value == 1 ? .dark : .light }
        for (value, scheme) in [(1, Scheme.light), (0, Scheme.dark)] {
            guard let other = state.union(Facts(FactTable.scheme, value)) else { continue }
            if self.text(in: other) != text || self.grounds(in: other) != grounds {
                return scheme
            }
        }
        return nil
    }
}
