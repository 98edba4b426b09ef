/// A pair that no change was found for.
package struct LeftPair: Hashable, Sendable {
    package let pair: PairInMode
    package let measured: Double
    /// What stands in the way, for each value that has a part in it.
    package let obstacles: [Obstacle]
}
