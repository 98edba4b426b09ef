package import ThemeModel

/// Why a value cannot be changed so that a pair passes.
package struct Obstacle: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// There is no such colour: the best ratio, and what else is asked of the value that forbids a better one.
        case outOfReach(best: Double, beside: [Demand])
        /// The value's file is not to be changed, or not in this place.
        case notFree
    }

    package let place: TokenPlace
    package let reason: Reason
}
