/// The place of an element in its file, with its cell in a grid.
struct GridPlace {
    let start: Int
    /// The classes that say the cell; none for the next free one.
    let cell: Set<String>
}

extension MarkupScanner {
    /// Notes an element after the one before it, over which it may lie.
    mutating func notePlace(of element: inout PaintedElement) {
        guard let last = frames.indices.last else { return }
        let place = GridPlace(start: element.place, cell: element.list.cell)
        let before = frames[last].lastChild
        element.overlapped = (before?.start ?? frames[last].start)..<element.place
        element.sharesCell = !place.cell.isEmpty && before?.cell == place.cell
        frames[last].lastChild = place
    }
}
