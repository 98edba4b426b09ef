import Findings
import ThemeModel

/// What is looked at in a mode: its pairs, and the roles that they leave out.
struct PairPlan: Sendable {
    let pairs: [(name: PairName, location: SourceLocation?)]
    /// What was wrong with the pairs that the theme or pages declare.
    let findings: [Finding]
    /// The names in the pairs.
    let reached: Set<String>
    /// The mode's roles that are in no pair, in order.
    let unreached: [String]

    init(_ list: PairList) {
        (pairs, findings) = (list.pairs, list.findings)
        let reached = Set(pairs.flatMap { [$0.name.foreground, $0.name.background] })
        self.reached = reached
        unreached = list.mode.colors.names.filter { !reached.contains($0) }
    }
}
