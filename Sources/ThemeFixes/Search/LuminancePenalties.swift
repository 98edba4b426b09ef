/// The penalties that a value's luminance alone brings, each due within an interval.
struct LuminancePenalties {
    private struct Due {
        let interval: LuminanceInterval
        let penalty: Double
    }

    /// A sum of penalties that is due between two luminances.
    struct Level {
        var sum: Double
        var start: Double
        var end: Double

        static let unknown = Level(sum: 0, start: 0, end: 0)

        func holds(at luminance: Double) -> Bool { start < luminance && luminance < end }
    }

    private var dues: [Due] = []

    mutating func reserve(_ count: Int) { dues.reserveCapacity(count) }

    mutating func add(_ penalty: Double, within intervals: [LuminanceInterval]) {
        for interval in intervals {
            dues.append(Due(interval: interval, penalty: penalty))
        }
    }

    /// The sum of what is due at a luminance.
    func sum(at luminance: Double) -> Double { level(at: luminance).sum }

    /// The sum of what is due at a luminance, and how far that stays the same.
    func level(at luminance: Double) -> Level {
        var level = Level(sum: 0, start: -.infinity, end: .infinity)
        for due in dues {
            let first = due.interval.first
            let last = due.interval.last
            if first < luminance, luminance < last {
                level.sum += due.penalty
                level.start = max(level.start, first)
                level.end = min(level.end, last)
            } else if luminance <= first {
                level.end = min(level.end, first)
            } else {
                level.start = max(level.start, last)
            }
        }
        return level
    }

    /// The ranges of luminance in which less than a limit is due, beside others.
    func gaps(below limit: Double) -> [ClosedRange<Double>] {
        let ends = dues.flatMap { [$0.interval.start, $0.interval.end] }
        let inner = ends.filter { $0 > 0 && $0 < 1 }.sorted()
        let spans = zip([0] + inner, inner + [1])
        return spans.compactMap { start, end in
            let isGap = start < end && sum(at: (start + end) / 2) < limit
            return isGap ? start...end : nil
        }
    }

    /// The nearest luminance in a direction at which a penalty ends that is due at `luminance`; nil where none ends.
    func end(from luminance: Double, isRising: Bool) -> Double? {
        var nearest: Double?
        for due in dues where due.interval.contains(luminance) {
            let end = isRising ? due.interval.end : due.interval.start
            guard (0...1).contains(end) else { continue }
            if let known = nearest, isRising ? known <= end : known >= end { continue }
            nearest = end
        }
        return nearest
    }
}
