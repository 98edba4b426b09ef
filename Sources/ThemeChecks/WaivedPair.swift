import Findings

/// A pair in a mode whose failure is allowed.
struct WaivedPair: Hashable, Sendable {
    let mode: String
    let pair: PairName
}
