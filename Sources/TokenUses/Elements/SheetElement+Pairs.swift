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
        if pairs.isEmpty, let part = anyTextPair(&reading) { pairs.append(part) }
        for slot in SheetSlot.borders + [.outline, .fill, .stroke] {
            if let pair = line(slot, &reading) { pairs.append(pair) }
        }
        return pairs
    }

    var words: SelectorWords { cascade.sheet.words }

    private var isDisabled: Bool { words.has(.disabled, selector.compounds) }

    /// The colour that wins at the nearest element that has one.
    private var text: Text? {
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
        if words.has(.ruler, selector.compounds.suffix(1)) { return nil }
        guard let text, text.index == last else { return inheritedText(text, &reading) }
        let declaration = text.declaration
        switch color(declaration.paint, at: text.index, &reading) {
        case .clear:
            return nil
        case .other(PaintReader.applied):
            return appliedText(text)
        case .other(let reason):
            return computed(declaration, reason, as: isDisabled ? .exempt : .text)
        case .layer(let front):
            let ground = ground(from: last, &reading)
            let stated = cascade.sheet.rules[text.rule].statedText
            if let stated, front.isNamed(stated), case .unknown = ground.value { return nil }
            return pair(front, on: ground, as: textUse, at: declaration.location)
        }
    }

    /// A text with the colour of a class on the ground of another rule; the reader of classes has the other pairs.
    private func appliedText(_ text: Text) -> PairUse? {
        guard let ground = cascade.winner(of: .ground, in: styles[last]), ground.rule != text.rule
        else { return nil }
        return PairUse(
            .init("a class of '@apply'"),
            on: .unknown("another rule sets its ground"),
            as: textUse,
            in: scheme,
            at: ground.declaration.location
        )
    }

    /// A colour that is computed, or is not the token's since a rule sets the property, is in no pair.
    private func computed(
        _ declaration: SheetRule.Declaration,
        _ reason: String,
        as use: ContrastUse
    ) -> PairUse? {
        var front = PairUse.Layer("a computed colour")
        switch declaration.paint {
        case .reference(let layer, _): front = layer
        case .schemes: break
        default: if !PaintReader.computed.contains(reason) { return nil }
        }
        return PairUse(
            front,
            on: .unknown("its colour is not a token's: \(reason)"),
            as: use,
            in: scheme,
            at: declaration.location
        )
    }

    private func line(_ slot: SheetSlot, _ reading: inout Reading) -> PairUse? {
        guard let found = cascade.winner(of: slot, in: styles[last]) else { return nil }
        let use = use(of: slot)
        let front: PairUse.Layer
        switch color(found.declaration.paint, at: last, &reading) {
        case .layer(let layer):
            front = layer
        case .other(let reason) where use != .exempt && reason != PaintReader.textColor:
            return computed(found.declaration, reason, as: use)
        case .clear, .other:
            return nil
        }
        // An outline is around the element.
        let ground = ground(from: slot == .outline ? last - 1 : last, &reading)
        if ground.layers.first?.name == front.name { return nil }
        if use == .exempt, case .unknown = ground.value { return nil }
        return pair(front, on: ground, as: use, at: found.declaration.location)
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

// MARK: - Uses

extension SheetElement {
    /// Borders tell where a control is; those of other elements are decoration.
    private func use(of slot: SheetSlot) -> ContrastUse {
        if isDisabled { return .exempt }
        let subject = selector.compounds.suffix(1)
        switch slot {
        case .borderTop, .borderRight, .borderBottom, .borderLeft:
            return words.has(.control, subject) ? .nonText : .exempt
        case .outline: return words.has(.focus, subject) ? .nonText : .exempt
        default: return .nonText
        }
    }

    var textUse: ContrastUse {
        if isDisabled { return .exempt }
        return ContrastUse.text(size: size, weight: inheritedWeight)
    }

    /// The size in pixels; 0 where nothing tells it.
    private var size: Double {
        for index in styles.indices.reversed() {
            if let found = cascade.winner(of: .size, in: styles[index]) {
                switch found.declaration.paint {
                case .number(let pixels): return pixels
                case .rootParts(let parts): return parts * (names.rootSize ?? 0)
                default: return 0
                }
            }
            if words.has(.sized, [selector.compounds[index]]) { return 0 }
        }
        return 0
    }

    private var inheritedWeight: Double {
        for style in styles.reversed() {
            if let found = cascade.winner(of: .weight, in: style) {
                if case .number(let value) = found.declaration.paint { return value }
                return 0
            }
        }
        return 0
    }
}

extension PairUse.Layer {
    /// A comment may name a token without the start of its custom property.
    fileprivate func isNamed(_ stated: String) -> Bool {
        let own = name.drop { $0 == "-" || $0 == "$" }
        let other = stated.drop { $0 == "-" || $0 == "$" }
        return own == other || own.hasSuffix("-" + other)
    }
}
