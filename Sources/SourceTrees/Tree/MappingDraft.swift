/// A mapping under construction: a later value of a key takes the place of an earlier one.
struct MappingDraft {
    private(set) var pairs: [(key: SourceNode, value: SourceNode)] = []
    private var indices: [String: Int] = [:]

    subscript(key: String) -> SourceNode? {
        indices[key].map { pairs[$0].value }
    }

    /// The pair that the new one takes the place of.
    @discardableResult
    mutating func set(
        _ key: SourceNode,
        _ name: String,
        to value: SourceNode
    ) -> (key: SourceNode, value: SourceNode)? {
        guard let index = indices[name] else {
            indices[name] = pairs.count
            pairs.append((key, value))
            return nil
        }
        let replaced = pairs[index]
        pairs[index] = (key, value)
        return replaced
    }
}
