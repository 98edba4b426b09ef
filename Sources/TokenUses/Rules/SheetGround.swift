import SourceText

/// The ground of what an element shows, and the opacity that lies on the foreground alone.
struct SheetGround {
    private(set) var layers: [PairUse.Layer] = []
    fileprivate(set) var opacity = 1.0
    /// The reason that nothing tells the ground, as the rest of a sentence.
    var problem: String?

    private static let missing = "its ground is not in the file"

    fileprivate mutating func add(_ layer: PairUse.Layer) { layers.append(layer) }

    /// Ends the layers with one that nobody knows.
    fileprivate mutating func end(_ reason: String) {
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

extension SheetElement {
    func ground(from start: Int, _ reading: inout Reading) -> SheetGround {
        var ground = SheetGround()
        for index in stride(from: last, through: 0, by: -1) {
            let style = styles[index]
            if let effect = reason(.effect, in: style) {
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
        guard let found = cascade.winner(of: .ground, in: style) else { return true }
        switch color(found.declaration.paint, at: index, &reading) {
        case .clear:
            return true
        case .layer(let layer):
            ground.add(layer)
            return true
        case .other(let reason):
            ground.end(reason)
            return false
        }
    }

    /// Multiplies an opacity of the foreground alone; the reason where it lies on more than that.
    private func addOpacity(of style: SheetCascade.Style, to ground: inout SheetGround) -> String? {
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
