import Findings
import SourceText

/// Puts the colours of elements together with what they lie on.
struct PairCollector {
    /// The most pairs of a file.
    static let limit = 20_000

    let names: ColorNames
    let table = FactTable()
    /// The contexts that elements hand on; those that change nothing share that of the one around.
    private(set) var contexts = [
        PaintContext.usual,
        PaintContext(grounds: [.unknown(.ground(.handedOver))]),
        PaintContext(grounds: [.unknown(.ground(.disorder))]),
    ]
    private var areas = PaintAreas()
    private var overlaps = OverlappedRanges()
    private var found: Set<FoundPair> = []

    init(_ names: ColorNames) { self.names = names }

    /// The context of a file, without a ground.
    static let file = 0
    /// The context of elements in the attribute of another one, which may be put anywhere.
    static let attribute = 1
    /// The context of elements for which nothing tells what is around them.
    static let unsettled = 2

    /// Adds the pairs of an element and returns the context of those in it, and whether those after it may lie on it.
    @discardableResult
    mutating func enter(
        _ element: PaintedElement,
        in context: Int
    ) -> (inner: Int, mayLieBelowNext: Bool) {
        let paint = ElementPaint(element.list, names, table)
        let outer = contexts[context]
        let scene = PaintScene(paint, of: element, in: outer, table)
        let isOuter = paint.layout.isPlaced || !element.isAlwaysThere
        let area = isOuter ? areas.open(in: outer.area, paint.layout) : outer.area
        addPairs(scene.pairs(), in: area, stated: element.stated)
        if element.isLoose { return (context, false) }
        if scene.isCover { areas.cover(with: area) }
        if scene.meetsLast { overlaps.add(element.overlapped) }
        var inner = scene.context()
        inner.area = area
        return (index(of: inner, around: context), scene.mayLieBelowNext)
    }

    /// The context of what comes after an element on which it may lie.
    mutating func above(_ context: Int) -> Int {
        var above = contexts[context]
        above.grounds = [.unknown(.effect(.elementBelow))]
        return index(of: above, around: context)
    }

    private mutating func index(of context: PaintContext, around outer: Int) -> Int {
        if context == contexts[outer] { return outer }
        contexts.append(context)
        return contexts.count - 1
    }

    /// The context of elements that may be absent together.
    mutating func openArea(in context: Int) -> Int {
        var inner = contexts[context]
        inner.area = areas.open(in: inner.area)
        return index(of: inner, around: context)
    }

    /// The context in the branch of a condition.
    mutating func branch(of context: Int, where facts: Facts) -> Int {
        index(of: contexts[context].narrowed(to: facts), around: context)
    }

    /// Adds the pairs of text that has its colour from outside of its ground.
    mutating func noticeText(in context: Int) {
        let outer = contexts[context]
        if outer.isJudged { return }
        contexts[context].isJudged = true
        let paint = ElementPaint(ClassList(), names, table)
        let scene = PaintScene(paint, of: PaintedElement(), in: outer, table, texts: outer.texts)
        addPairs(scene.pairs(), in: outer.area, stated: [])
    }

    /// Adds a pair that a comment says.
    mutating func note(_ pair: PairUse, at offset: Int) {
        addPairs([FoundPair(offset: offset, pair: pair)])
    }

    /// Adds the use that stands for what is not read after a byte.
    mutating func noticeCut(at offset: Int) {
        found.insert(FoundPair(offset: offset, pair: .cut(at: SourceLocation(file: ""))))
    }

    private mutating func addPairs(_ pairs: [FoundPair], in area: Int, stated: Set<String>) {
        let open = pairs.filter { !$0.pair.isUnknown(in: stated) }
        let placed = open.map { pair in
            var pair = pair
            pair.area = area
            pair.isStated = stated.contains(where: pair.pair.foreground.isNamed)
            return pair
        }
        addPairs(placed)
    }

    private mutating func addPairs(_ pairs: [FoundPair]) {
        for var pair in pairs where found.count < Self.limit {
            if found.count == Self.limit - 1 {
                pair.pair.ground = .unknown(.size(.uses))
                pair.pair.use = .text
            }
            found.insert(pair)
        }
    }

    /// The pairs in the order of the text, with their places.
    func pairs(in bytes: [UInt8], file: String) -> [PairUse] {
        let sorted = Set(found.compactMap(seen)).sorted { left, right in
            left.offset == right.offset
                ? "\(left.pair)" < "\(right.pair)" : left.offset < right.offset
        }
        var places = BytePlaces(bytes)
        return sorted.map { item in
            var pair = item.pair
            pair.location = places.location(of: item.offset, in: file)
            return pair
        }
    }

    /// The pair as it is seen below other elements; nil where a comment says what is seen instead.
    private func seen(_ found: FoundPair) -> FoundPair? {
        var pair = found
        pair.area = nil
        pair.isStated = false
        guard let area = found.area, case .layers = pair.pair.ground else { return pair }
        if areas.isCovered(area) {
            pair.pair.ground = .unknown(.effect(.otherElementOver))
        } else if overlaps.contains(pair.offset) {
            pair.pair.ground = .unknown(.ground(.pulledUnder))
        } else {
            return pair
        }
        return found.isStated ? nil : pair
    }
}

/// The lines and columns of bytes that are asked for in their order.
private struct BytePlaces {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func location(of wanted: Int, in file: String) -> SourceLocation {
        while offset < wanted {
            if bytes[offset] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if bytes[offset] & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
        return SourceLocation(file: file, line: line, column: column)
    }
}
