/// The penalties that a value's luminance alone brings, each due within an interval.
struct LuminancePenalties {
    private struct Due {
        let interval: LuminanceInterval
        let penalty: Double
    }

    private var dues: [Due] = []

    mutating func reserve(_ count: Int) { dues.reserveCapacity(count) }

    mutating func add(_ penalty: Double, within intervals: [LuminanceInterval]) {
        for interval in intervals {
            dues.append(Due(interval: interval, penalty: penalty))
        }
    }

    func sum(at luminance: Double) -> Double {
        var sum = 0.0
        for due in dues where due.interval.contains(luminance) {
            sum += due.penalty
        }
        return sum
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
