/// The lines of text that an element is in, or makes of those in it.
struct LineFlow: Equatable {
    /// An inline element around has a ground, which browsers do not paint below a block in it.
    var hasGround = false
    /// The elements directly in it are items of a flex box or a grid, and none of them is inline.
    var hasItems = false
}

extension PaintScene {
    /// The lines of those in the element.
    var lineFlow: LineFlow {
        let layout = paint.layout
        let isInline = element.isInline && !outer.lines.hasItems && !layout.hasBox
        let paints = paint.grounds.contains { $0.value != .none }
        return LineFlow(
            hasGround: isInline && (paints || outer.lines.hasGround),
            hasItems: layout.hasItems
        )
    }
}
