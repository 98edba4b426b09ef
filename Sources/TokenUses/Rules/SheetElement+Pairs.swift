import Findings
import SourceText
import ThemeModel

extension SheetElement {
    /// The ground of what an element shows, and the opacity that lies on the foreground alone.
    private struct Ground {
        var layers: [PairUse.Layer] = []
        var opacity = 1.0
        var problem: String?

        static let missing = "its ground is not in the file"

        /// Ends the layers with one that nobody knows.
        mutating func end(_ reason: String) {
            if layers.isEmpty {
                problem = reason
            } else {
                layers.append(.init(""))
            }
        }

        var value: PairUse.Ground {
            if let problem { return .unknown(problem) }
            return layers.isEmpty ? .unknown(Self.missing) : .layers(layers)
        }
    }

    private var last: Int { styles.count - 1 }

    /// The pairs of the element itself; those of its ancestors are of other selectors.
    func pairs(_ meetsSchemes: inout Bool) -> [PairUse] {
        var pairs: [PairUse] = []
        if let text = text(&meetsSchemes) { pairs.append(text) }
        for slot in [SheetSlot.border, .outline, .fill, .stroke] {
            if let pair = line(slot, &meetsSchemes) { pairs.append(pair) }
        }
        return pairs
    }

    private func foreground(
        _ slot: SheetSlot,
        _ meetsSchemes: inout Bool
    ) -> (layer: PairUse.Layer, location: SourceLocation, rule: Int)? {
        guard let found = cascade.winner(of: slot, in: styles[last]),
            case .layer(let layer) = color(found.declaration.paint, at: last, &meetsSchemes)
        else { return nil }
        return (layer, found.declaration.location, found.rule)
    }

    private func text(_ meetsSchemes: inout Bool) -> PairUse? {
        if cascade.sheet.words.has(.ruler, selector.compounds.suffix(1)) { return nil }
        guard let front = foreground(.text, &meetsSchemes) else {
            return computedText(&meetsSchemes)
        }
        let ground = ground(from: last, &meetsSchemes)
        let isSaid = cascade.sheet.rules[front.rule].saysPair
        if isSaid, case .unknown = ground.value { return nil }
        let isDisabled = cascade.sheet.words.has(.disabled, selector.compounds)
        let use: ContrastUse = isDisabled ? .exempt : isLarge ? .largeText : .text
        return pair(front.layer, on: ground, as: use, at: front.location)
    }

    /// A text whose colour is computed, or is not the token's since a rule sets the property, is in no pair.
    private func computedText(_ meetsSchemes: inout Bool) -> PairUse? {
        guard let found = cascade.winner(of: .text, in: styles[last]),
            case .other(let reason) = color(found.declaration.paint, at: last, &meetsSchemes)
        else { return nil }
        var front = PairUse.Layer("a computed colour")
        if case .reference(let layer, _) = found.declaration.paint {
            front = layer
        } else if !PaintReader.computed.contains(reason) {
            return nil
        }
        let isDisabled = cascade.sheet.words.has(.disabled, selector.compounds)
        return PairUse(
            front,
            on: .unknown("its colour is not a token's: \(reason)"),
            as: isDisabled ? .exempt : .text,
            in: scheme,
            at: found.declaration.location
        )
    }

    private func line(_ slot: SheetSlot, _ meetsSchemes: inout Bool) -> PairUse? {
        guard let front = foreground(slot, &meetsSchemes) else { return nil }
        // An outline is around the element.
        let ground = ground(from: slot == .outline ? last - 1 : last, &meetsSchemes)
        if ground.layers.first?.name == front.layer.name { return nil }
        let use = use(of: slot)
        if use == .exempt, case .unknown = ground.value { return nil }
        return pair(front.layer, on: ground, as: use, at: front.location)
    }

    private func pair(
        _ front: PairUse.Layer,
        on ground: Ground,
        as use: ContrastUse,
        at location: SourceLocation
    ) -> PairUse? {
        var front = front
        front.alpha *= ground.opacity
        if front.alpha == 0 { return nil }
        let problem = selector.problem.map(PairUse.Ground.unknown)
        return PairUse(front, on: problem ?? ground.value, as: use, in: scheme, at: location)
    }

    /// Borders tell where a control is; those of other elements are decoration.
    private func use(of slot: SheetSlot) -> ContrastUse {
        let words = cascade.sheet.words
        if words.has(.disabled, selector.compounds) { return .exempt }
        let subject = selector.compounds.suffix(1)
        switch slot {
        case .border: return words.has([.control], subject) ? .nonText : .exempt
        case .outline: return words.has([.focus], subject) ? .nonText : .exempt
        default: return .nonText
        }
    }

    /// At least 24 px, or 18.67 px and bold, as the rules say it in pixels or parts of the root's 16 px.
    private var isLarge: Bool {
        let size = inherited(.size)
        if size >= 24 { return true }
        return size * 3 >= 56 && inherited(.weight) >= 700
    }

    private func inherited(_ slot: SheetSlot) -> Double {
        for style in styles.reversed() {
            if let found = cascade.winner(of: slot, in: style) {
                if case .number(let value) = found.declaration.paint { return value }
                return 0
            }
        }
        return 0
    }
}

// MARK: - Grounds

extension SheetElement {
    private func ground(from start: Int, _ meetsSchemes: inout Bool) -> Ground {
        var ground = Ground()
        for index in stride(from: last, through: 0, by: -1) {
            let style = styles[index]
            if let effect = reason(.effect, in: style) {
                ground.problem = effect
                return ground
            }
            if index <= start, !addGround(of: index, to: &ground, &meetsSchemes) { return ground }
            if let problem = addOpacity(of: style, to: &ground) {
                ground.problem = problem
                return ground
            }
        }
        return ground
    }

    /// Adds what an element is painted with; false where nothing below it can be told.
    private func addGround(
        of index: Int,
        to ground: inout Ground,
        _ meetsSchemes: inout Bool
    ) -> Bool {
        let style = styles[index]
        if let image = reason(.image, in: style) {
            ground.end(image)
            return false
        }
        guard let found = cascade.winner(of: .ground, in: style) else { return true }
        switch color(found.declaration.paint, at: index, &meetsSchemes) {
        case .clear:
            return true
        case .layer(let layer):
            ground.layers.append(layer)
            return true
        case .other(let reason):
            ground.end(reason)
            return false
        }
    }

    /// Multiplies an opacity of the foreground alone; the reason where it lies on more than that.
    private func addOpacity(of style: SheetCascade.Style, to ground: inout Ground) -> String? {
        guard let found = cascade.winner(of: .opacity, in: style) else { return nil }
        guard case .number(let opacity) = found.declaration.paint else {
            return "an opacity is not read"
        }
        if opacity >= 1 { return nil }
        guard ground.layers.isEmpty else { return "an opacity lies on it and on its ground" }
        ground.opacity *= max(0, opacity)
        return nil
    }

    private func reason(_ slot: SheetSlot, in style: SheetCascade.Style) -> String? {
        guard let found = cascade.winner(of: slot, in: style),
            case .other(let reason) = found.declaration.paint
        else { return nil }
        return reason
    }
}
