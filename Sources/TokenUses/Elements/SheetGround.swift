import SourceText

/// The ground of what an element shows, and the opacity that lies on the foreground alone.
struct SheetGround {
    private(set) var layers: [PairUse.Layer] = []
    fileprivate(set) var opacity = 1.0
    /// The reason that nothing tells the ground.
    var problem: UnjudgedReason?

    /// No element in the file gives it a ground.
    var isMissing: Bool { problem == nil && layers.isEmpty }

    fileprivate mutating func add(_ layer: PairUse.Layer) { layers.append(layer) }

    /// Ends the layers with one that nobody knows.
    fileprivate mutating func end(_ reason: UnjudgedReason) {
        if layers.isEmpty {
            problem = reason
        } else {
            layers.append(.init(""))
        }
    }

    var value: PairUse.Ground {
        if let problem { return .unknown(problem) }
        return layers.isEmpty ? .open([]) : .layers(layers)
    }
}

extension SheetElement {
    func ground(from start: Int, _ reading: inout Reading) -> SheetGround {
        var ground = SheetGround()
        for index in stride(from: last, through: 0, by: -1) {
            let style = styles[index]
            if let effect = effect(in: style) {
                ground.problem = effect
                return ground
            }
            if index <= start, !addGround(of: index, to: &ground, &reading) { return ground }
            if let problem = addOpacity(of: style, to: &ground) {
                ground.problem = problem
                return ground
            }
            if let place = reason(.position, in: style) {
                ground.end(place)
                return ground
            }
        }
        return ground
    }

    /// Adds what an element is painted with; false where nothing below it can be told.
    private func addGround(
        of index: Int,
        to ground: inout SheetGround,
        _ reading: inout Reading
    ) -> Bool {
        let style = styles[index]
        if let image = reason(.image, in: style) {
            ground.end(image)
            return false
        }
        guard let found = cascade.winner(of: .ground, in: style) else {
            if has(.otherTree, at: index) {
                ground.end(.ground(.otherTree))
                return false
            }
            if !isPainted(at: index, .ground) { return true }
            ground.end(.component(.browser))
            return false
        }
        if let reason = reason(.box, in: style) {
            ground.end(reason)
            return false
        }
        switch color(found.declaration.paint, at: index, &reading) {
        case .clear:
            return true
        case .layer(let layer):
            ground.add(layer)
            let isOpaque = layer.alpha >= 1 && names.tokens.isOpaque(layer.name)
            if isOpaque {
                reading.bottom = max(reading.bottom, index)
            } else if index > reading.bottom {
                reading.hasLayers = true
            }
            return true
        case .other(let reason):
            ground.end(found.declaration.paint.problemOfGround ?? reason)
            return false
        }
    }

    /// Multiplies an opacity of the foreground alone; the reason where it lies on more than that.
    private func addOpacity(
        of style: SheetCascade.Style,
        to ground: inout SheetGround
    ) -> UnjudgedReason? {
        guard let found = cascade.winner(of: .opacity, in: style) else { return nil }
        guard case .number(let opacity) = found.declaration.paint else {
            return .effect(.unreadOpacity)
        }
        if opacity >= 1 { return nil }
        guard ground.layers.isEmpty else { return .effect(.opacityOfBoth) }
        ground.opacity *= max(0, opacity)
        return nil
    }

    func effect(in style: SheetCascade.Style) -> UnjudgedReason? {
        if let reason = reason(.effect, in: style) { return reason }
        let isAnimated = isAnimated(names.animations, in: style)
        return isAnimated ? .effect(.animation) : nil
    }

    /// The element, or one around it, has one of some animations.
    func isAnimated(_ animations: AnimationNames) -> Bool {
        styles.contains { isAnimated(animations, in: $0) }
    }

    private func isAnimated(_ animations: AnimationNames, in style: SheetCascade.Style) -> Bool {
        style.rules.contains { entry in
            animations.mayInclude(cascade.sheet.rules[entry.rule].animations)
        }
    }

    /// Browsers give the element a colour for a slot, which no sheet takes away.
    func isPainted(at index: Int, _ slot: SheetSlot) -> Bool {
        guard has(.painted, at: index) else { return false }
        let element = elementNames(at: index)
        return !names.possibleRules.resets(slot, of: element, in: cascade.sheet)
    }

    private func reason(_ slot: SheetSlot, in style: SheetCascade.Style) -> UnjudgedReason? {
        guard let found = cascade.winner(of: slot, in: style),
            case .other(let reason) = found.declaration.paint
        else { return nil }
        return reason
    }
}

extension SheetPaint {
    /// The reason that a ground in a written colour is in no pair.
    fileprivate var problemOfGround: UnjudgedReason? {
        guard case .literal(let color) = self else { return nil }
        return .otherColor(.ground(color))
    }
}
