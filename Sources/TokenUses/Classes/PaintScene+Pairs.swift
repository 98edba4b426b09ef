import Findings
import SourceText
import ThemeModel

/// A pair with the byte of the file at which its foreground starts.
struct FoundPair: Hashable {
    var offset: Int
    var pair: PairUse
    /// The innermost area around it, in which an element may lie over it; nil for a pair that a comment says.
    var area: Int?
    /// A comment says the ground of its text.
    var isStated = false
}

extension PaintScene {
    /// The pairs of the texts with their grounds, and of what else the element paints.
    func pairs() -> [FoundPair] {
        if outer.isHidden || paint.layout.isHidden { return [] }
        var pairs: [FoundPair] = []
        for text in texts { addPairs(of: text, to: &pairs) }
        for (setting, property) in paint.others {
            addPair(of: setting, property, to: &pairs)
        }
        return pairs
    }

    private func addPairs(of text: PaintSetting, to pairs: inout [FoundPair]) {
        if paint.hasTooMany {
            let option = GroundOption.unknown(.size(.classes))
            pairs += pair(of: text, on: option, text.facts, textUse, nil)
            return
        }
        if let key = text.facts.items.first(where: { table.kinds[$0.key] == .elsewhere }) {
            let reason = UnjudgedReason.code(.variant(table.name(key.key)))
            pairs += pair(of: text, on: .unknown(reason), text.facts, textUse, nil)
            return
        }
        for state in states(of: text) where self.text(in: state) == text {
            guard !isReplaced(text, by: texts, in: state),
                let grounds = grounds(in: state)
            else { continue }
            let scheme = scheme(of: state, text, grounds)
            for ground in grounds {
                pairs += pair(of: text, on: ground, state, textUse, scheme)
            }
        }
        // A ground of its own does not keep a text from those around it.
        for fading in outer.fadings where !below.contains(fading) {
            guard let state = text.facts.union(fading.facts) else { continue }
            pairs += pair(of: text, on: fading, state, textUse, nil)
        }
    }

    private var textUse: ContrastUse {
        let isDrawing = element.isIcon || element.isMark || element.holdsIconAlone
        return isDrawing || element.isSmallDrawing(paint) ? .nonText : sizedContext.use
    }

    /// Lines are decoration; a ring is needed where a state shows it, and lies around the element.
    private func addPair(
        of setting: PaintSetting,
        _ property: PaintProperty,
        to pairs: inout [FoundPair]
    ) {
        guard setting.value.isToken else { return }
        let state = table.widened(setting.facts)
        var options = paint.hasTooMany ? [] : grounds(in: state) ?? []
        var use = ContrastUse.nonText
        switch property {
        case .ring:
            options = below
            if table.states(of: state).items.isEmpty { use = .exempt }
        case .line:
            use = .exempt
        case .shape where isGround(setting):
            use = .exempt
        default:
            break
        }
        if paint.hasTooMany { options = [.unknown(.size(.classes))] }
        let scheme = state[FactTable.scheme].map { $0 == 1 ? Scheme.dark : .light }
        for option in options where option.facts.isSubset(of: state) {
            pairs += pair(of: setting, on: option, state, use, scheme)
        }
    }

    /// A shape in the colour of its element's ground is a part of the ground, as the arrow of a box is.
    private func isGround(_ shape: PaintSetting) -> Bool {
        paint.grounds.contains { $0.value == shape.value && $0.facts == shape.facts }
    }

    private func pair(
        of setting: PaintSetting,
        on option: GroundOption,
        _ state: Facts,
        _ use: ContrastUse,
        _ scheme: Scheme?
    ) -> [FoundPair] {
        guard setting.isOfToken || option.isToken else { return [] }
        var ground = option.ground
        let foreground: PairUse.Layer
        switch setting.value {
        case .none:
            return []
        case .unknown(let reason):
            foreground = PairUse.Layer(setting.name)
            ground = .unknown(reason)
        case .color(let name, let alpha, _):
            let opacity = opacity(in: state)
            foreground = PairUse.Layer(name, alpha: alpha * (opacity ?? 1))
            if opacity == nil { ground = .unknown(Self.filterReason) }
        }
        if case .layers(let layers) = ground, let last = layers.last, last.alpha < 1 {
            ground = .unknown(.ground(.missing))
        }
        if case .color = setting.value, let doubt { ground = .unknown(doubt) }
        let isExempt = element.isDisabled || outer.isExempt || table.isDisabled(state)
        let pair = PairUse(
            foreground,
            on: ground,
            as: isExempt ? .exempt : use,
            in: scheme,
            at: SourceLocation(file: "")
        )
        return [FoundPair(offset: setting.offset, pair: pair)]
    }
}
