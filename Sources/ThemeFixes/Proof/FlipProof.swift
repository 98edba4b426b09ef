/// The pairs that changed sides, each with the proof that it had to, where there is one.
///
/// A side is proved to be impossible if no colours make all pairs pass with it and with the sides of all pairs that keep
/// theirs, whichever sides the others take. Then the pair must have the other one, from which more may follow for those
/// that are left.
struct FlipProof {
    /// The checks whose foreground was the lighter colour and is now the darker one, or the reverse.
    let flips: [CheckIndex]
    private let end: FixSearch
    private let start: FixObjective

    init(of end: FixSearch, from start: FixObjective) {
        self.end = end
        self.start = start
        flips = end.measures.indices.filter { start.sides[$0] * end.measures[$0] < 0 }
    }

    /// The sides of all checks where more can be kept together than were; nil where none can.
    var keepable: [Double]? {
        if flips.isEmpty { return nil }
        var sides = keptSides
        for check in flips {
            sides[check] = start.sides[check]
            guard case .bounds = solution(with: sides, followsAliases: false) else {
                sides[check] = -start.sides[check]
                continue
            }
        }
        let isBetter = flips.contains { sides[$0] == start.sides[$0] }
        return isBetter ? sides : nil
    }

    /// For each proved side the checks that rule out the other one.
    var proofs: [CheckIndex: [CheckIndex]] {
        var proofs: [CheckIndex: [CheckIndex]] = [:]
        for check in flips {
            var sides = keptSides
            sides[check] = start.sides[check]
            if case .conflict(let reason) = solution(with: sides) {
                proofs[check] = reason.sorted()
            }
        }
        return proofs
    }

    private var keptSides: [Double] {
        var sides = start.sides
        for check in flips {
            sides[check] = 0
        }
        return sides
    }

    private func solution(
        with sides: [Double],
        followsAliases: Bool = true
    ) -> ContrastSystem.Solution {
        let system = ContrastSystem(
            end,
            from: start,
            sides: sides,
            followsAliases: followsAliases
        )
        return system.solved()
    }
}
