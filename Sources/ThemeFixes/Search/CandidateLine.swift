/// Values that a token could get, further and further from its present one; each is made when it is first asked for.
///
/// Luminance changes in one direction along a line, so that a search can jump over luminances that cost too much.
final class CandidateLine {
    let isRising: Bool
    private let count: Int
    private let make: (Int) -> FixCandidate
    private var made: [FixCandidate?] = []

    init(count: Int, isRising: Bool, make: @escaping (Int) -> FixCandidate) {
        self.count = count
        self.isRising = isRising
        self.make = make
    }

    /// Nil beyond the end; infinitely expensive where it is too far away.
    subscript(index: Int) -> FixCandidate? {
        guard index < count else { return nil }
        if made.isEmpty { made = Array(repeating: nil, count: count) }
        if let known = made[index] { return known }
        let new = make(index)
        made[index] = new
        return new
    }

    /// A candidate has a luminance within a range.
    func reaches(_ range: ClosedRange<Double>) -> Bool {
        let near = isRising ? range.lowerBound : range.upperBound
        let candidate = self[firstIndex(beyond: near, after: -1)]
        return candidate.map { range.contains($0.luminance) } ?? false
    }

    /// The first index after another with a luminance that lies beyond one, or the end of the line.
    func firstIndex(beyond end: Double, after index: Int) -> Int {
        var low = index
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            let luminance = self[middle]?.luminance ?? 0
            let isBeyond = isRising ? luminance >= end : luminance <= end
            if isBeyond {
                high = middle
            } else {
                low = middle
            }
        }
        return high
    }
}

/// The two lines of one kind of change.
struct CandidateDirections {
    let up: CandidateLine
    let down: CandidateLine

    func reach(_ range: ClosedRange<Double>) -> Bool {
        up.reaches(range) || down.reaches(range)
    }

    /// Two lines without a candidate.
    static var none: CandidateDirections {
        func line(isRising: Bool) -> CandidateLine {
            CandidateLine(count: 0, isRising: isRising) { _ in
                preconditionFailure("an empty line has no candidate")
            }
        }
        return CandidateDirections(up: line(isRising: true), down: line(isRising: false))
    }
}
