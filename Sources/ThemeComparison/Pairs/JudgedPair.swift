import Findings

/// A pair in a mode.
struct JudgedPair: Hashable {
    let mode: String
    let pair: PairName

    /// The pair without its use, by which it is recognised when its use has changed.
    var names: [String] { [mode, pair.foreground, pair.background] }
}
