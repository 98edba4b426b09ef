/// A walk along a line, past all candidates that luminance and order alone make too expensive.
struct LineWalk {
    private let line: CandidateLine
    private var index = 0
    /// The penalties where the walk is.
    private var level = LuminancePenalties.Level.unknown

    init(_ line: CandidateLine) { self.line = line }

    /// The next candidate that may cost less than `bound`; nil where no further one does.
    mutating func next(below bound: Double, by floor: CostFloor) -> FixCandidate? {
        while let candidate = line[index] {
            let lasting = candidate.price + floor.disorder(from: candidate, isRising: line.isRising)
            let luminance = candidate.luminance
            if !level.holds(at: luminance) { level = floor.penalties.level(at: luminance) }
            if lasting + level.sum < bound {
                index += 1
                return candidate
            }
            // A colour that cannot be written may have one beyond that can.
            let mayGoOn = lasting < bound || candidate.price == .infinity
            guard mayGoOn,
                let end = floor.penalties.end(from: luminance, isRising: line.isRising)
            else { return nil }
            index = line.firstIndex(beyond: end, after: index)
        }
        return nil
    }
}
