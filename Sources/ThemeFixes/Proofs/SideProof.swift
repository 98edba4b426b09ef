/// Which pairs changed sides, and whether each had to.
///
/// A side is proved to be impossible if no colours make all pairs pass with it and with the sides of all pairs that keep
/// theirs. Then the pair must have the other one, from which more may follow for those that are left.
struct SideProof {
    private let end: FixSearch
    private let start: FixOrigin
    private let flips: [Int]

    init(of end: FixSearch, from start: FixOrigin) {
        self.end = end
        self.start = start
        flips = end.measures.indices.filter { start.sides[$0] * end.measures[$0] < 0 }
    }

    var changes: [SideChange] {
        let proofs = proofs
        return flips.flatMap { check in
            start.problem.rows[check].map { row in
                SideChange(
                    pair: row,
                    before: abs(start.measures[check]),
                    after: abs(end.measures[check]),
                    isProved: proofs[check] != nil,
                    conflicts: (proofs[check] ?? []).filter { $0 != check }
                        .map { start.problem.conflict($0, start.goals[$0]) }
                )
            }
        }
    }

    /// The sides of all checks where more can be kept together than were; nil where none can.
    var keepable: [Double]? {
        var sides = others
        for check in flips {
            sides[check] = start.sides[check]
            if bounds(sides).isEmpty { sides[check] = -start.sides[check] }
        }
        return flips.contains { sides[$0] == start.sides[$0] } ? sides : nil
    }

    /// For each proved side the checks that rule out the other one.
    private var proofs: [Int: [Int]] {
        var proofs: [Int: [Int]] = [:]
        var sides = others
        var count = -1
        while count < proofs.count {
            count = proofs.count
            for check in flips where proofs[check] == nil {
                sides[check] = start.sides[check]
                let bounds = bounds(sides)
                sides[check] = bounds.isEmpty ? -start.sides[check] : 0
                if bounds.isEmpty { proofs[check] = bounds.conflict }
            }
        }
        return proofs
    }

    /// The sides of those that keep theirs.
    private var others: [Double] {
        var sides = start.sides
        for check in flips { sides[check] = 0 }
        return sides
    }

    private func bounds(_ sides: [Double]) -> SideBounds {
        SideBounds(end, from: start, sides: sides)
    }
}
