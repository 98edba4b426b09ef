/// The outcome for one pair; unknown is never a pass.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// The ratio is reached.
    case pass
    /// The ratio is not reached.
    case fail
    /// Nothing is asked of the pair.
    case exempt
    /// What is seen cannot be told.
    case unknown
    /// The ratio is not reached, and a waiver allows that.
    case waived
}
