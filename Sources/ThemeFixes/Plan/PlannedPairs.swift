public import Findings
public import ThemeModel

/// A pair whose foreground was the lighter colour and is now the darker one, or the reverse.
public struct FlippedPair: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// The ratio before the change.
    public let before: Double
    /// The ratio after it.
    public let after: Double
    /// The proof exists: no colours make all pairs pass if this one keeps its side, no others change theirs, and no
    /// background gets a ratio over 2 to what it was.
    public let isProved: Bool
    /// The requirements that rule out such colours, where that is proved.
    public let conflicts: [Obstacle.Conflict]
}

/// A pair that newly passes.
public struct FixedPair: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// The ratio before the change.
    public let before: Double
    /// The ratio after it.
    public let after: Double
    /// The colours compared before the change, on the backdrop where the ratio is lowest.
    public let oldColors: ComparedColors?
    /// The colours compared after it.
    public let newColors: ComparedColors?
}

/// A pair that still fails.
public struct UnfixedPair: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// Its ratio in the files.
    public let before: Double
    /// Its ratio once the changes are made.
    public let measured: Double
    /// The colours compared in the files, on the backdrop where the ratio is lowest.
    public let oldColors: ComparedColors?
    /// The colours compared once the changes are made.
    public let newColors: ComparedColors?
    /// All values that the pair depends on, alphas and roles to be written among them.
    public let places: [TokenPlace]
    /// One for each colour among them.
    public let obstacles: [Obstacle]
}

/// Two values of one mode that changes bring closer together than ΔE OK 0.05, or than they are to stay apart.
public struct NearPair: Hashable, Sendable {
    /// The place of the first one.
    public let first: TokenPlace
    /// The place of the second one.
    public let second: TokenPlace
    /// ΔE OK between the two in the files.
    public let before: Double
    /// ΔE OK between them once the changes are made.
    public let after: Double
}
