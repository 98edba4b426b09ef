/// The surroundings that a component of the app gives to what is put into it.
package struct ComponentInside: Hashable, Sendable {
    enum Ground: Hashable {
        /// The component paints none, so that it is that of the element around.
        case outer
        case layers([PairUse.Layer], isToken: Bool)
    }

    let ground: Ground
    /// The colour that the component gives to text in it; nil where that of the element around counts.
    let text: PaintValue?
    /// The size and the weight of its text; nil where they are those of the element around.
    let size: Double?
    let weight: Double?

    /// Nil where they depend on a condition, or nothing tells them.
    init?(_ context: PaintContext) {
        let isPlain =
            context.doubt == nil && context.fadings.isEmpty && context.opacity == 1
            && context.scale == 1 && !context.isExempt && !context.isHidden
        guard isPlain, context.grounds.count == 1, let option = context.grounds.first,
            option.facts.items.isEmpty, context.texts.allSatisfy(\.facts.items.isEmpty)
        else { return nil }
        switch option.ground {
        case .open(let layers) where layers.isEmpty:
            ground = .outer
        case .layers(let layers) where layers.first?.alpha == 1:
            ground = .layers(layers, isToken: option.isToken)
        case .layers, .open, .unknown:
            return nil
        }
        text = context.texts.max { $0.rank < $1.rank }?.value
        size = context.size == PaintContext.usual.size ? nil : context.size
        weight = context.weight == PaintContext.usual.weight ? nil : context.weight
    }
}

extension ComponentInside {
    /// Its ground, or the colour of its text, is a token.
    var hasToken: Bool {
        if text?.isToken == true { return true }
        guard case .layers(_, let isToken) = ground else { return false }
        return isToken
    }

    /// The content looks as it does without the component.
    var isClear: Bool { ground == .outer && text == nil }

    /// The setting of its text, for an element that is written at a place.
    func textSetting(at place: Int) -> PaintSetting? {
        text.map { value in
            PaintSetting(
                name: value.token ?? PaintSetting.computed,
                value: value,
                facts: Facts(),
                offset: place,
                rank: PaintRank()
            )
        }
    }

    /// The component's own file has the pair of its text on its ground.
    func isJudged(in outer: PaintContext) -> Bool {
        if text == nil { return isClear }
        return ground != .outer || outer.grounds == [.open]
    }

    /// The grounds in the component with the classes that its caller adds; nil where nothing tells them.
    func grounds(of paint: ElementPaint, in outer: PaintContext) -> [GroundOption]? {
        if text != nil, !paint.texts.isEmpty { return nil }
        switch ground {
        case .outer:
            let layout = paint.layout
            let isElsewhere =
                layout.isPositioned || layout.isSticky || layout.isPulled || layout.hasOwnMode
            return isElsewhere ? nil : outer.grounds
        case .layers(let layers, let isToken):
            // A class of the caller is in place of the component's.
            guard paint.grounds.isEmpty, paint.opacities.isEmpty, outer.opacity == 1 else {
                return nil
            }
            return [GroundOption(facts: Facts(), ground: .layers(layers), isToken: isToken)]
        }
    }
}
