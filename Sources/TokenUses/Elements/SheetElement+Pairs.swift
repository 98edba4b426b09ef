import Findings
import SourceText
import ThemeModel

extension SheetElement {
    /// The text of an element, which it may have from one around it.
    struct Text {
        let declaration: SheetRule.Declaration
        let rule: Int
        let index: Int
    }

    /// The pairs of the element itself; those of its ancestors are of other selectors.
    func pairs(_ reading: inout Reading) -> [PairUse] {
        var pairs: [PairUse] = []
        if let text = textPair(&reading) { pairs.append(text) }
        if let fill = textFill(&reading) { pairs.append(fill) }
        if let ground = groundInText { pairs.append(ground) }
        if pairs.isEmpty, let part = anyTextPair(&reading) { pairs.append(part) }
        for slot in SheetSlot.borders + [.outline, .fill, .stroke] {
            guard let pair = line(slot, &reading) else { continue }
            // `all` gives the text and each line the same unknown colour.
            if pairs.contains(where: pair.isSameQuestion(as:)) { continue }
            pairs.append(pair)
        }
        return pairs
    }

    var isDisabled: Bool { cascade.sheet.words.has(.disabled, selector.compounds) }

    /// The colour that wins at the nearest element that has one.
    var text: Text? {
        for index in styles.indices.reversed() {
            guard let found = cascade.winner(of: .text, in: styles[index]) else {
                if isPainted(at: index, .text) { return nil }
                continue
            }
            if case .inherited = found.declaration.paint { continue }
            return Text(declaration: found.declaration, rule: found.rule, index: index)
        }
        return nil
    }

    private func textPair(_ reading: inout Reading) -> PairUse? {
        if has(.ruler) { return nil }
        guard let text, text.index == last else { return inheritedText(text, &reading) }
        let declaration = text.declaration
        if isEmpty { return nil }
        switch color(declaration.paint, at: text.index, &reading) {
        case .clear:
            return nil
        case .other(.code(.applied)):
            return appliedText(text)
        case .other(let reason):
            if case .literal(let color) = declaration.paint {
                return written(color, of: text, &reading)
            }
            return computed(declaration, reason, as: isDisabled ? .exempt : .text)
        case .layer(let front):
            var ground = ground(from: last, &reading)
            ground.problem = missingContent ?? ground.problem
            let stated = cascade.sheet.rules[text.rule].statedText
            if let stated, front.isNamed(stated), !ground.value.isKnown { return nil }
            return pair(front, on: ground, as: textUse, at: declaration.location)
        }
    }

    /// The question about a colour that paints the text in place of its own.
    private func textFill(_ reading: inout Reading) -> PairUse? {
        guard let found = cascade.winner(of: .textFill, in: styles[last]),
            case .layer(let layer) = color(found.declaration.paint, at: last, &reading)
        else { return nil }
        return PairUse(
            layer,
            on: .unknown(.effect(.textPaint)),
            as: isDisabled ? .exempt : .text,
            in: scheme,
            at: found.declaration.location
        )
    }

    /// The question about a ground that is seen through a transparent text alone.
    private var groundInText: PairUse? {
        let style = styles[last]
        let effect = cascade.winner(of: .effect, in: style)?.declaration.paint
        let clips = [EffectReason.clippedGround, .textPaint].map { SheetPaint.other(.effect($0)) }
        guard clips.contains(where: { $0 == effect }),
            [SheetSlot.text, .textFill].contains(where: { slot in
                cascade.winner(of: slot, in: style)?.declaration.paint == .clear
            })
        else { return nil }
        let grounds = [SheetSlot.ground, .image].compactMap { slot in
            cascade.winner(of: slot, in: style)?.declaration
        }
        guard let ground = grounds.first(where: { $0.mention != nil }) else { return nil }
        return PairUse(
            .init(ground.mention ?? ""),
            on: .unknown(.effect(.clippedGround)),
            as: isDisabled ? .exempt : .text,
            in: scheme,
            at: ground.location
        )
    }

    private var content: SheetPaint? {
        cascade.winner(of: .content, in: styles[last])?.declaration.paint
    }

    /// A pseudo-element with an empty text, such as a line or an arrow.
    private var isEmpty: Bool {
        has(.generated) && content == .clear
    }

    /// A pseudo-element that no rule of the sheet gives a text may have one by another sheet.
    private var missingContent: UnjudgedReason? {
        let isGenerated = has(.generated)
        return isGenerated && content == nil ? .ground(.noContent) : nil
    }

    /// A text with the colour of a class on the ground of another rule; the reader of classes has the other pairs.
    private func appliedText(_ text: Text) -> PairUse? {
        guard let ground = cascade.winner(of: .ground, in: styles[last]), ground.rule != text.rule
        else { return nil }
        return PairUse(
            .init("a class of '@apply'"),
            on: .unknown(.rules(.otherGround)),
            as: textUse,
            in: scheme,
            at: ground.declaration.location
        )
    }

    /// A colour that is computed, or is not the token's since a rule sets the property, is in no pair.
    func computed(
        _ declaration: SheetRule.Declaration,
        _ reason: UnjudgedReason,
        as use: ContrastUse
    ) -> PairUse? {
        var front = PairUse.Layer("a computed colour")
        switch declaration.paint {
        case .reference(let layer, _): front = layer
        case .schemes: break
        default: if !reason.isComputation { return nil }
        }
        return PairUse(
            front,
            on: .unknown(.computedColor(reason)),
            as: use,
            in: scheme,
            at: declaration.location
        )
    }

    func pair(
        _ front: PairUse.Layer,
        on ground: SheetGround,
        as use: ContrastUse,
        at location: SourceLocation
    ) -> PairUse? {
        var front = front
        front.alpha *= ground.opacity
        if front.alpha == 0 { return nil }
        let problem = selector.problem.map(PairUse.Ground.unknown)
        return PairUse(front, on: problem ?? ground.value, as: use, in: scheme, at: location)
    }
}
