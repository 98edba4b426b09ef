/// A pair that passes with a plan, and did not before.
package struct MendedPair: Hashable, Sendable {
    package let pair: PairInMode
    package let before: Double
    package let after: Double
}
