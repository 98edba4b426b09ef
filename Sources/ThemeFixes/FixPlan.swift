/// Values to change, and what that does to findings.
package struct FixPlan: Sendable {
    /// The changes, in the order of their places.
    package var changes: [ValueChange] = []
    /// The pairs that stay below what is asked of them.
    package var left: [LeftPair] = []

    /// A plan that does nothing.
    package init() {}

    /// Takes over another plan's.
    package mutating func merge(_ other: FixPlan) {
        changes += other.changes
        left += other.left
    }
}
