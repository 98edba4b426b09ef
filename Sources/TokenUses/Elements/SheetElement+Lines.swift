import Findings
import ThemeModel

// Borders, outlines and drawings.
extension SheetElement {
    /// The pair of a border, an outline or a drawing on what it lies on.
    func line(_ slot: SheetSlot, _ reading: inout Reading) -> PairUse? {
        guard let found = cascade.winner(of: slot, in: styles[last]) else { return nil }
        let use = use(of: slot)
        let front: PairUse.Layer
        switch color(found.declaration.paint, at: last, &reading) {
        case .layer(let layer):
            front = layer
        case .other(let reason) where use != .exempt && reason != .ground(.textColor):
            return computed(found.declaration, reason, as: use)
        case .clear, .other:
            return nil
        }
        // An outline is around the element.
        let ground = ground(from: slot == .outline ? last - 1 : last, &reading)
        if ground.layers.first?.name == front.name { return nil }
        if use == .exempt, !ground.value.isKnown { return nil }
        return pair(front, on: ground, as: use, at: found.declaration.location)
    }
}
