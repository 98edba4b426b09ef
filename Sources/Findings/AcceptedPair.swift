public import SourceText

/// A pair that a project, a profile or a theme does not hold to its default requirement.
public struct AcceptedPair: Hashable, Sendable {
    /// The mode.
    public var mode: String
    /// The pair, with the use that is asked of it.
    public var pair: PairName
    /// The use of the default pair of the same colours; nil where there is none.
    public var defaultUse: ContrastUse?
    /// The written reason.
    public var reason: String?
    /// The place where less is asked for.
    public var location: SourceLocation?

    /// Names a pair that is not held to its default requirement.
    public init(
        mode: String,
        pair: PairName,
        defaultUse: ContrastUse?,
        reason: String?,
        location: SourceLocation?
    ) {
        self.mode = mode
        self.pair = pair
        self.defaultUse = defaultUse
        self.reason = reason
        self.location = location
    }

    /// True where nothing is asked of the pair.
    public var isExempt: Bool { pair.use == .exempt }
}
