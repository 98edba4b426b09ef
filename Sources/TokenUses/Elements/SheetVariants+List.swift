extension SheetVariants {
    /// Variants of a selector, and whether there are more.
    struct List {
        private(set) var selectors: [RuleSelector] = []
        /// The variants in surroundings that the selector does not have, of which nothing tells that they are there.
        private(set) var inOtherSurroundings: [RuleSelector] = []
        private(set) var hasMore = false

        var isFull: Bool { hasMore && selectors.count >= SheetVariants.limit }

        mutating func append(_ selector: RuleSelector) {
            if selectors.count < SheetVariants.limit {
                selectors.append(selector)
            } else {
                hasMore = true
            }
        }

        mutating func appendElsewhere(_ selector: RuleSelector) {
            if inOtherSurroundings.count >= SheetVariants.limit { return }
            inOtherSurroundings.append(selector)
        }

        mutating func append(_ other: List) {
            selectors += other.selectors
            inOtherSurroundings += other.inOtherSurroundings
            hasMore = hasMore || other.hasMore
        }
    }
}
