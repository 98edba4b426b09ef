extension Dictionary {
    /// The pairs by their keys; of several with one key, the first is kept.
    @inlinable
    package init(keepingFirst pairs: some Sequence<(Key, Value)>) {
        self.init(pairs) { first, _ in first }
    }
}
