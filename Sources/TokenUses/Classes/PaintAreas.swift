/// The parts of a page in which elements lie over each other.
///
/// Elements with a position are painted after those without, in the order of their levels, then of the markup (CSS 2.2,
/// appendix E).
struct PaintAreas {
    private struct Area {
        let outer: Int?
        /// It has a position; the others are those of a file, or of what an expression puts there.
        let isPlaced: Bool
        let levels: StackLevels
        var covers: [Cover] = []
    }

    fileprivate struct Cover {
        let order: Int
        let level: Int
    }

    /// The area of a file.
    static let file = 0

    private var areas = [Area(outer: nil, isPlaced: false, levels: StackLevels())]

    /// Adds the area of an element, and returns its number.
    mutating func open(in outer: Int, _ layout: ElementLayout) -> Int {
        areas.append(Area(outer: outer, isPlaced: layout.isPlaced, levels: layout.levels))
        return areas.count - 1
    }

    /// Adds the area of elements that may be absent together, and returns its number.
    mutating func open(in outer: Int) -> Int { open(in: outer, ElementLayout()) }

    /// Notes that an element with an area of its own fills the one around it.
    mutating func cover(with element: Int) {
        guard let outer = areas[element].outer else { return }
        let cover = Cover(order: element, level: areas[element].levels.highest)
        areas[outer].covers.append(cover)
    }

    /// An element may lie over those directly in an area.
    func isCovered(_ area: Int) -> Bool {
        var placed: Int?
        var level = 0
        var next: Int? = area
        while let number = next {
            let area = areas[number]
            if area.covers.contains(where: { $0.lies(over: placed, at: level) }) { return true }
            if area.isPlaced {
                placed = placed ?? number
                level = area.levels.lowest(around: level)
            }
            next = area.outer
        }
        return false
    }
}

extension PaintAreas.Cover {
    /// It is painted after an element with a position, or after all without one.
    fileprivate func lies(over placed: Int?, at level: Int) -> Bool {
        guard let placed else { return true }
        return self.level == level ? order > placed : self.level > level
    }
}
