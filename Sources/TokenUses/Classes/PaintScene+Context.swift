import Findings

extension PaintScene {
    /// The colours that the element hands on to those in it.
    func context() -> PaintContext {
        var context = sizedContext
        context.isExempt = outer.isExempt || element.isDisabled
        context.isHidden = outer.isHidden || paint.layout.isHidden
        context.doubt = doubt ?? change
        context.opacity = 1
        context.inner = InnerPaint.handedOn(outer.inner, through: element, with: paint.inner)
        if paint.hasTooMany {
            context.grounds = [.unknown(.size(.groundClasses))]
            context.texts = []
            return context
        }
        setGrounds(of: &context)
        setTexts(of: &context)
        return context
    }

    /// The reason that even a text with a ground of its own looks different in the element; nil for none.
    private var change: UnjudgedReason? {
        let isBackdrop = effect(in: Facts()) == UtilityEffect.backdrop
        let opacity = isBackdrop ? outer.opacity : opacity(in: Facts())
        guard let opacity else { return Self.filterReason }
        let hasGround = paint.grounds.contains { $0.facts.items.isEmpty }
        return opacity < 1 && (hasGround || isBackdrop) ? Self.opacityReason : nil
    }

    /// The context around the element, with the size and the weight of its own text.
    var sizedContext: PaintContext {
        var context = outer
        if element.isSmaller { context.size *= PaintedElement.smallerPart }
        context.size = paint.layout.size ?? element.inside?.size ?? context.size
        context.weight = paint.layout.weight ?? element.inside?.weight ?? outer.weight
        context.scale *= paint.layout.scale
        return context
    }

    /// Nil for facts that end with the element, or are about others.
    private func inner(_ facts: Facts) -> Facts? {
        let isElsewhere = facts.items.contains { table.kinds[$0.key] == .elsewhere }
        return isElsewhere ? nil : table.inside(facts)
    }
}

// MARK: - Texts

extension PaintScene {
    /// Adds the element's own texts to those from outside, which a plain one and a component replace.
    private func setTexts(of context: inout PaintContext) {
        let own = paint.texts.compactMap { setting in
            inner(setting.facts).map(setting.with)
        }
        let hasPlain = own.contains { $0.facts.items.isEmpty }
        var further = hasPlain ? [] : textsFromOutside
        if !own.isEmpty { further = further.map { $0.handedOn() } }
        context.texts = Array((own + further).prefix(PaintContext.limit))
        // A text from outside is not among the pairs on a new ground, or where it looks different.
        if !innerGrounds.isEmpty || !paint.opacities.isEmpty || paint.layout.repaintsText {
            context.isJudged = false
        } else if !own.isEmpty {
            context.isJudged = true
        } else if let inside = element.inside, !inside.isClear {
            context.isJudged = inside.isJudged(in: outer)
        } else if outer.use == .largeText, context.use == .text {
            context.isJudged = false
        }
    }
}

// MARK: - Grounds

extension PaintScene {
    private func setGrounds(of context: inout PaintContext) {
        let opacity = opacity(in: Facts())
        let own = innerGrounds
        let hasPlain = own.contains { $0.facts.items.isEmpty }
        context.grounds = own
        if !hasPlain, !isReplaced(nil, by: paint.grounds, in: Facts()) {
            let open = below.filter { option in
                !own.contains { $0.facts.isSubset(of: option.facts) }
            }
            context.grounds = open + own
            context.opacity = opacity ?? 1
        }
        if opacity == nil { context.grounds = [.unknown(Self.filterReason)] }
        context.grounds += fadings
        context.fadings = Array((fadings + outer.fadings).prefix(PaintContext.limit))
        if context.grounds.count > PaintContext.limit {
            context.grounds = [.unknown(.size(.conditions))]
        }
    }

    /// The grounds that the element's classes set; of several for one state the last counts.
    private var innerGrounds: [GroundOption] {
        var grounds: [GroundOption] = []
        for setting in paint.grounds where !isBeaten(setting) {
            for option in handedGrounds(of: setting) where !grounds.contains(option) {
                grounds.append(option)
            }
        }
        return grounds
    }

    private func isBeaten(_ setting: PaintSetting) -> Bool {
        paint.grounds.contains { other in
            other.facts == setting.facts && other.rank > setting.rank
        }
    }

    /// The grounds that a class is for the elements in this one.
    private func handedGrounds(of setting: PaintSetting) -> [GroundOption] {
        guard let facts = inner(setting.facts) else { return [] }
        return options(of: setting, in: setting.facts).map { option in
            var option = option
            option.facts = facts.union(inner(option.facts) ?? facts) ?? facts
            return option
        }
    }

    /// Opacities that depend on a condition, and change what is in the element then.
    private var fadings: [GroundOption] {
        paint.opacities.compactMap { setting in
            if case .color(_, let factor, _) = setting.value, factor == 1 { return nil }
            guard !setting.facts.items.isEmpty, let facts = inner(setting.facts) else { return nil }
            return .unknown(.effect(.conditionalOpacity), facts)
        }
    }
}
