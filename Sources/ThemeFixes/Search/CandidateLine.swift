/// Values that a token could get, further and further from its present one; each is made when it is first asked for.
///
/// Luminance changes in one direction along a line, so that a search can jump over luminances that cost too much.
final class CandidateLine {
    private let isRising: Bool
    private let count: Int
    private let make: (Int) -> FixCandidate
    private var made: [FixCandidate?] = []

    struct Step {
        let index: Int
        let candidate: FixCandidate
    }

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

    /// The first candidate from an index on that may cost less than `bound`.
    func first(from start: Int, below bound: Double, by floor: CostFloor) -> Step? {
        var index = start
        while let candidate = self[index] {
            let lasting = candidate.price + floor.disorder(from: candidate, isRising: isRising)
            let penalty = floor.penalties.sum(at: candidate.luminance)
            if lasting + penalty < bound { return Step(index: index, candidate: candidate) }
            // A colour that cannot be written may have one beyond that can.
            let mayGoOn = lasting < bound || candidate.price == .infinity
            guard mayGoOn,
                let end = floor.penalties.end(from: candidate.luminance, isRising: isRising)
            else { return nil }
            index = firstIndex(beyond: end, after: index)
        }
        return nil
    }

    private func firstIndex(beyond end: Double, after index: Int) -> Int {
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
