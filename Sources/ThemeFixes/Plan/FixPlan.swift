/// The changes with which themes pass, and the pairs that still fail.
public struct FixPlan: Sendable {
    /// One for each value in a file, in the order of the themes.
    public var changes: [ValueChange] = []
    /// The pairs that still fail once the changes are made.
    public var unfixed: [UnfixedPair] = []
    /// The pairs whose foreground was the lighter colour and is now the darker one, or the reverse.
    public var flips: [FlippedPair] = []
    /// The values that are hard to tell apart once the changes are made, and were less so before.
    public var nearPairs: [NearPair] = []
    /// The values that were in an order and no longer are.
    public var disorders: [DisorderedPair] = []
    /// The steps between texts of a hierarchy that shrink below 0.8 of what they were.
    public var narrowed: [NarrowedStep] = []
    /// The values that stay apart although more pairs would pass if they met, and how near they would get.
    public var keptApart: [NearPair] = []

    /// Makes a plan that changes nothing.
    public init() {}

    /// Adds the changes for other themes.
    public mutating func merge(_ other: FixPlan) {
        changes += other.changes
        unfixed += other.unfixed
        flips += other.flips
        nearPairs += other.nearPairs
        disorders += other.disorders
        narrowed += other.narrowed
        keptApart += other.keptApart
    }
}
