/// Luminances between two ends, which are allowed themselves; an end beyond 0...1 takes the limit in.
struct LuminanceInterval: Equatable {
    var start: Double
    var end: Double

    /// Luminances with a contrast below `ratio` to `luminance`; `side` > 0 also excludes everything darker, `side` < 0
    /// everything lighter.
    static func near(_ luminance: Double, _ ratio: Double, side: Double = 0) -> LuminanceInterval {
        LuminanceInterval(
            start: side > 0 ? -1 : (luminance + 0.05) / ratio - 0.05,
            end: side < 0 ? 2 : (luminance + 0.05) * ratio - 0.05
        )
    }

    static let all = LuminanceInterval(start: -1, end: 2)
    static let dark = LuminanceInterval(start: -1, end: middle)
    static let light = LuminanceInterval(start: middle, end: 2)

    /// The luminance of CIE lightness 50, (66 / 116)³, which no 8-bit colour has.
    private static let middle = 66.0 * 66 * 66 / (116 * 116 * 116)

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

    /// The interval that a luminance lies well inside of, rounding aside.
    func interval(around luminance: Double) -> LuminanceInterval? {
        for interval in intervals
        where interval.start + 1e-9 < luminance && luminance < interval.end - 1e-9 {
            return interval
        }
        return nil
    }
}
