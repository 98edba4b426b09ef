import SourceText
import StyleSheets

// Rules that may be for an element although its own selector does not say so.
extension SheetElement {
    /// A rule for elements of a name that counts more than what a class gives this one.
    func change(byNameAt index: Int, above bottom: Int) -> UnjudgedReason? {
        if index < bottom { return nil }
        if elementNames(at: index).hasType { return nil }
        let seen = [SheetSlot.ground, .image, .opacity].filter { sets($0, at: index) }
        let rules = names.possibleRules.anywhere.strongRules(for: cascade.sheet)
        let rule = rules.first { entry in
            isPossible(entry, at: index) && mayWin(entry, anyOf: seen, at: index)
        }
        return rule.map(doubt)
    }

    /// The doubt about a rule that may be for the element and changes how its text is seen; nil for none.
    func change(
        by entry: PossibleRules.Entry,
        at index: Int,
        above bottom: Int
    ) -> UnjudgedReason? {
        if entry.isGenerated {
            return change(byPart: entry, at: index, above: bottom)
        }
        if !isPossible(entry, at: index) { return nil }
        if index == last, !entry.isUniversal, setsWholePair(entry, at: index) { return nil }
        let isChanged =
            changesAll(entry, at: index)
            || changesText(entry, at: index)
            || index >= bottom && changesGround(entry, at: index)
        return isChanged ? doubt(about: entry) : nil
    }

    /// The doubt about a pseudo-element, which may lie on the text or have one.
    private func change(
        byPart entry: PossibleRules.Entry,
        at index: Int,
        above bottom: Int
    ) -> UnjudgedReason? {
        let isOnTop = index < last && entry.target.mayLieOnTop
        guard index >= bottom || isOnTop, isInScheme(of: entry) else { return nil }
        if entry.target.showsGround {
            return isFor(entry, at: index) ? .effect(.pseudoElementShown) : nil
        }
        let stylesText = entry.rule.stylesText
        return stylesText ? .ground(.pseudoElement) : .effect(.pseudoElementOver)
    }

    /// The pseudo-element of the rule is one of the element at an index.
    private func isFor(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        var owner = entry.selector
        owner.compounds.removeLast()
        return entry.file == cascade.sheet.file
            && owner.applies(to: selector.compounds[...index], under: selector.conditions)
    }

    /// The doubt about a rule that may be for the element.
    func doubt(about entry: PossibleRules.Entry) -> UnjudgedReason {
        if entry.file == cascade.sheet.file { return .rules(.sameSheet(rule: entry.title)) }
        return .rules(.otherSheet(rule: entry.title, file: entry.file))
    }

    private func sets(_ slot: SheetSlot, at index: Int) -> Bool {
        cascade.winner(of: slot, in: styles[index]) != nil
    }
}

// MARK: - Changes

extension SheetElement {
    /// The rule may change all that is in the element, whatever is seen of it.
    private func changesAll(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        if entry.liesInChange { return true }
        if names.animations.mayInclude(entry.rule.animations) { return true }
        return mayWin(entry, anyOf: [.effect, .opacity], at: index)
    }

    /// Rules for elements of any name give the text its colour, too; `textsOfAny` measures those that are tokens.
    private func changesText(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        let isInText = index >= text?.index ?? last
        guard isInText, entry.isUniversal, mayWin(entry, .text, at: index) else { return false }
        return index < last || !hasGround || !isToken(entry.rule.paint(of: .text))
    }

    private var hasGround: Bool {
        let ground = cascade.winner(of: .ground, in: styles[last])
        return ground.map { $0.declaration.paint != .clear } ?? false
    }

    private func isToken(_ paint: SheetPaint?) -> Bool {
        guard case .reference(let layer, _)? = paint else { return false }
        return names.isToken(layer.name)
    }

    private func changesGround(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        if entry.rule.doubt != nil || takesGround(entry, at: index) { return true }
        return mayWin(entry, anyOf: [.ground, .image, .position], at: index)
    }

    /// The element has a ground, which it may lose with its box.
    private func takesGround(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        sets(.ground, at: index) && mayWin(entry, .box, at: index)
    }

    /// The text is that of the other sheet wherever the ground is, so that these two are a pair of that sheet.
    private func setsWholePair(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        guard mayWin(entry, .text, at: index) else { return false }
        let style = styles[index]
        guard let text = cascade.winner(of: .text, in: style)?.precedence else { return true }
        if entry.selector.specificity > text.specificity { return true }
        guard let ground = cascade.winner(of: .ground, in: style)?.precedence else { return false }
        return entry.rule.isEvenlyImportant
            && text.specificity == ground.specificity
            && text.isImportant == ground.isImportant
    }
}

extension SheetRule {
    /// The text and the ground are both important, or neither is.
    fileprivate var isEvenlyImportant: Bool {
        let text = slots[SheetSlot.text.rawValue]
        let ground = slots[SheetSlot.ground.rawValue]
        return text?.isImportant == ground?.isImportant
    }
}
