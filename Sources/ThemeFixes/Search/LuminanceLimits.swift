/// Luminances between two ends, which are allowed themselves; an end beyond 0...1 takes the limit in.
struct LuminanceInterval: Equatable {
    var start: Double
    var end: Double

    /// Luminances with a contrast below `ratio` to `luminance`; `side` > 0 also excludes everything darker, `side` < 0
    /// everything lighter.
    static func near(
        _ luminance: Double,
        _ ratio: Double,
        side: Double = 0
    ) -> LuminanceInterval {
        let light = luminance + flare
        var interval = LuminanceInterval(start: light / ratio - flare, end: light * ratio - flare)
        if side > 0 { interval.start = all.start }
        if side < 0 { interval.end = all.end }
        return interval
    }

    /// The light that a screen reflects, in luminance: WCAG adds it to both colours of a ratio.
    static let flare = 0.05

    static let all = LuminanceInterval(start: -1, end: 2)
    static let dark = LuminanceInterval(start: all.start, end: middle)
    static let light = LuminanceInterval(start: middle, end: all.end)

    /// A luminance this near to an end is not inside.
    private static let rounding = 1e-9

    /// The luminance of CIE lightness 50, (66 / 116)³, which no 8-bit colour has.
    private static let middle = 66.0 * 66 * 66 / (116 * 116 * 116)

    /// The luminance lies well inside, rounding aside.
    func contains(_ luminance: Double) -> Bool {
        first < luminance && luminance < last
    }

    /// The ends of what is well inside, which are outside themselves.
    var first: Double { start + Self.rounding }
    var last: Double { end - Self.rounding }

    func intersection(_ other: LuminanceInterval) -> LuminanceInterval? {
        let start = max(start, other.start)
        let end = min(end, other.end)
        return start < end ? LuminanceInterval(start: start, end: end) : nil
    }
}

/// Luminances that are forbidden.
struct LuminanceLimits {
    private(set) var intervals: [LuminanceInterval] = []

    mutating func forbid(_ interval: LuminanceInterval) {
        intervals.append(interval)
    }

    /// Joins intervals that overlap, in order.
    mutating func merge() {
        // Most checks forbid one.
        if intervals.count < 2 { return }
        intervals.sort { $0.start < $1.start }
        var count = 0
        for interval in intervals {
            if count > 0, interval.start < intervals[count - 1].end {
                intervals[count - 1].end = max(intervals[count - 1].end, interval.end)
            } else {
                intervals[count] = interval
                count += 1
            }
        }
        intervals.removeLast(intervals.count - count)
    }

    /// Merged intervals leave nothing of 0...1.
    var isEverything: Bool {
        intervals.contains { $0.start < 0 && $0.end > 1 }
    }

    mutating func clear() { intervals.removeAll(keepingCapacity: true) }
}
