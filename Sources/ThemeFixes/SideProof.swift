/// Which pairs changed sides, and whether each had to.
///
/// A side is proved to be impossible if no colours make all pairs pass with it and with the sides of all pairs that keep
/// theirs. Then the pair must have the other one, from which more may follow for those that are left.
struct SideProof {
    private let end: FixSearch
    private let start: FixOrigin

    init(of end: FixSearch, from start: FixOrigin) { (self.end, self.start) = (end, start) }

    var changes: [SideChange] {
        let flips = end.measures.indices.filter { start.sides[$0] * end.measures[$0] < 0 }
        if flips.isEmpty { return [] }
        let proofs = proofs(of: flips)
        return flips.flatMap { check in
            start.problem.rows[check].map { row in
                SideChange(
                    pair: row, before: abs(start.measures[check]), after: abs(end.measures[check]),
                    isProved: proofs[check] != nil,
                    conflicts: (proofs[check] ?? []).filter { $0 != check }
                        .map { start.problem.conflict($0, start.goals[$0]) })
            }
        }
    }

    /// For each proved side the checks that rule out the other one.
    private func proofs(of flips: [Int]) -> [Int: [Int]] {
        var proofs: [Int: [Int]] = [:]
        var sides = start.sides
        for check in flips { sides[check] = 0 }
        var count = -1
        while count < proofs.count {
            count = proofs.count
            for check in flips where proofs[check] == nil {
                sides[check] = start.sides[check]
                let bounds = SideBounds(start, sides: sides)
                sides[check] = bounds.isEmpty ? -start.sides[check] : 0
                if bounds.isEmpty { proofs[check] = bounds.conflict }
            }
        }
        return proofs
    }
}
