import Findings
import SourceText
import ThemeModel

// Texts that an element has from one around it, or from the page.
extension SheetElement {
    static let doubt = UnjudgedReason.text(.around)

    /// A text from outside on a ground, or with an opacity, an effect or a smaller size, of the element itself.
    func inheritedText(_ text: Text?, _ reading: inout Reading) -> PairUse? {
        if isSmall { return nil }
        let shrinking = shrinking(of: text)
        let place = changedGround(&reading) ?? fadedPlace
        guard let place = place ?? shrinking?.place ?? effectPlace(on: text), mayHaveText,
            let outer = outerPaint(text, &reading)
        else { return nil }
        if case .literal(let color) = outer.paint { return inherited(color, at: place, &reading) }
        guard case .layer(let front) = color(outer.paint, at: text?.index ?? 0, &reading)
        else { return nil }
        var ground = ground(from: last, &reading)
        if ground.isMissing { ground.problem = Self.doubt }
        var pair = pair(front, on: ground, as: textUse, at: place)
        if !stylesText || !outer.isCertain {
            pair = pair?.ofPossibleText(
                isKnown: outer.isCertain && !mayChange(&reading)
            )
        }
        if let shrinking, !shrinking.isCertain { pair?.doubt = .rules(.unknownSize) }
        return pair
    }

    /// Rules of other sheets, or for any elements, may give the text or its ground another colour.
    private func mayChange(_ reading: inout Reading) -> Bool {
        if doubt(above: reading.bottom) != nil { return true }
        let others = otherTexts(&reading) + textsOfAny(&reading)
        return others.contains { !$0.ground.isKnown }
    }

    /// The colour of the text around the element, which is that of the page where nothing sets another one.
    private func outerPaint(
        _ text: Text?,
        _ reading: inout Reading
    ) -> (paint: SheetPaint, isCertain: Bool)? {
        if let text { return (text.declaration.paint, true) }
        let isOwn = styles.indices.contains { isPainted(at: $0, .text) }
        if isOwn || has(.root) { return nil }
        if let other = otherText { return (other, false) }
        let page = names.paint(of: PageValues.text, in: scheme, &reading.meetsSchemes)
        return page.map { ($0, true) }
    }

    /// A colour that another sheet gives the text of the element or of one around it.
    private var otherText: SheetPaint? {
        for compound in selector.compounds.reversed() {
            for entry in others.found(for: compound).list where !entry.isGenerated {
                let paint = entry.rule.paint(of: .text)
                if case .reference? = paint { return paint }
            }
        }
        return nil
    }

    /// The place of a ground that is not clear.
    private func changedGround(_ reading: inout Reading) -> SourceLocation? {
        guard let own = cascade.winner(of: .ground, in: styles[last]),
            ![.hiddenClasses, .otherMode].contains(own.declaration.paint)
        else { return nil }
        switch color(own.declaration.paint, at: last, &reading) {
        case .clear: return nil
        case .layer, .other: return own.declaration.location
        }
    }

    /// The place of an opacity that makes the text fainter.
    private var fadedPlace: SourceLocation? {
        guard let own = cascade.winner(of: .opacity, in: styles[last]) else { return nil }
        if case .number(let opacity) = own.declaration.paint, opacity >= 1 || opacity <= 0 {
            return nil
        }
        return own.declaration.location
    }

    private var isSmall: Bool {
        [SheetSlot.width, .height].contains { slot in
            let own = cascade.winner(of: slot, in: styles[last])
            return own?.declaration.paint.isSmall ?? false
        }
    }

    /// A pseudo-element has no text but its own, unless it is a part of the text.
    private var mayHaveText: Bool {
        stylesText || !has(.pseudoElement)
    }

    var stylesText: Bool {
        if has([.textPart, .sized]) { return true }
        let isBody = ownNames.contains("body")
        return isBody || styles[last].rules.contains { cascade.sheet.rules[$0.rule].stylesText }
    }

    /// The ground of a part of the text, such as the selected one, for which no text is known.
    func anyTextPair(_ reading: inout Reading) -> PairUse? {
        guard has(.textPart),
            let own = cascade.winner(of: .ground, in: styles[last]),
            case .layer(let layer) = color(own.declaration.paint, at: last, &reading)
        else { return nil }
        if cascade.winner(of: .text, in: styles[last]) != nil { return nil }
        var ground = SheetGround()
        ground.problem = .text(.anyText)
        return pair(layer, on: ground, as: .text, at: own.declaration.location)
    }
}

extension PairUse {
    /// The pair of a text that need not be there: a question unless it passes.
    fileprivate func ofPossibleText(isKnown: Bool) -> PairUse {
        var pair = self
        if isKnown, ground.isKnown {
            pair.doubt = SheetElement.doubt
        } else {
            pair.ground = .unknown(SheetElement.doubt)
        }
        return pair
    }
}
