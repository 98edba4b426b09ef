extension PaintScene {
    /// The colours that the element hands on to those in it.
    func context() -> PaintContext {
        var context = outer
        context.size = paint.size ?? outer.size
        context.weight = paint.weight ?? outer.weight
        context.isExempt = outer.isExempt || element.isDisabled
        context.isHidden = outer.isHidden || paint.isHidden
        context.isConcealed = isConcealed
        context.opacity = 1
        let opacity = opacity(in: Facts())
        if paint.hasTooMany {
            context.grounds = [.unknown("too many classes set the ground")]
            context.texts = []
            return context
        }
        let ownTexts = innerTexts
        let hasPlainText = ownTexts.contains { $0.facts.items.isEmpty }
        let outerTexts = hasPlainText || element.component != nil ? [] : outer.texts
        context.texts = Array((ownTexts + outerTexts).prefix(PaintContext.limit))
        let own = innerGrounds
        let hasPlain = own.contains { $0.facts.items.isEmpty }
        context.grounds = own
        if !hasPlain, !isExhausted(in: Facts()) {
            context.grounds = below + own
            context.opacity = opacity ?? 1
        }
        if opacity == nil { context.grounds = [.unknown("a filter changes it")] }
        context.grounds += fadings
        if context.grounds.count > PaintContext.limit {
            context.grounds = [.unknown("its ground depends on too many conditions")]
        }
        if !own.isEmpty {
            context.isJudged = false
        } else if !ownTexts.isEmpty {
            context.isJudged = true
        }
        return context
    }

    private var innerTexts: [PaintSetting] {
        paint.texts.compactMap { setting in
            guard let facts = inner(setting.facts) else { return nil }
            return setting.with(facts)
        }
    }

    /// Nil for facts that end with the element, or are about others.
    private func inner(_ facts: Facts) -> Facts? {
        let isElsewhere = facts.items.contains { table.kinds[$0.key] == .elsewhere }
        return isElsewhere ? nil : table.inside(facts)
    }

    /// The grounds that the element's classes set; of several for one state the last counts.
    private var innerGrounds: [GroundOption] {
        var grounds: [GroundOption] = []
        for setting in paint.grounds {
            let isBeaten = paint.grounds.contains { other in
                other.facts == setting.facts && other.rank > setting.rank
            }
            if isBeaten { continue }
            if setting.facts.items.contains(where: { table.kinds[$0.key] == .elsewhere }) {
                let reason = "a class of the element around it sets its ground"
                grounds.append(.unknown(reason))
                continue
            }
            guard let facts = inner(setting.facts) else { continue }
            for var option in options(of: setting, in: setting.facts) {
                option.facts = facts.union(inner(option.facts) ?? facts) ?? facts
                if !grounds.contains(option) { grounds.append(option) }
            }
        }
        return grounds
    }

    /// Opacities that depend on a condition, and change what is in the element then.
    private var fadings: [GroundOption] {
        paint.opacities.compactMap { setting in
            if case .color(_, let factor, _) = setting.value, factor == 1 { return nil }
            guard !setting.facts.items.isEmpty, let facts = inner(setting.facts) else { return nil }
            return .unknown("its opacity depends on a condition", facts)
        }
    }
}
