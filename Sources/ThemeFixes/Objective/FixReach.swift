/// The largest ΔE OK of a value's change.
struct FixReach {
    /// The change of a value most of whose pairs pass, at most: what lies on it, or shows it elsewhere, is not to be
    /// repainted for the sake of a few.
    ///
    /// It is five times a just noticeable difference, and less than most tiers of surfaces are apart.
    static let ofPassing = 0.1
    let largest: Double
    /// The value's pairs, and those of them that pass.
    let pairs: Int
    let passing: Int

    var isShort: Bool { largest < .infinity }

    /// The reach of a value that has to follow others.
    static let free = FixReach(largest: .infinity, pairs: 0, passing: 0)
}

extension FixProblem {
    /// The reach of a token: all colours where at least half of its pairs fail.
    ///
    /// Only pairs that ask for as much as those that fail are counted, and no label that is chosen for its fill: text
    /// that passes as a border says little.
    func reach(of token: TokenIndex, _ isOpen: [Bool]) -> FixReach {
        let contrasts = checksOfToken[token].filter { check in
            checks[check].kind == .contrast && !checks[check].isChosen
                && !checks[check].isLeftToUse
        }
        let failing = contrasts.filter { isOpen[$0] }
        let least = failing.map { checks[$0].required }.min() ?? 0
        let asking = contrasts.filter { checks[$0].required >= least }
        let pairs = asking.reduce(0) { $0 + checks[$1].count }
        let failures = failing.reduce(0) { $0 + checks[$1].count }
        let isFree = tokens[token].kind == .role || failures * 2 >= pairs
        return FixReach(
            largest: isFree ? .infinity : FixReach.ofPassing,
            pairs: Int(pairs),
            passing: Int(pairs - failures)
        )
    }
}
