/// A mapping under construction: a later value of a key takes the place of an earlier one.
struct MappingDraft {
    private(set) var pairs: [(key: SourceNode, value: SourceNode)] = []
    private var indices: [String: Int] = [:]

    subscript(key: String) -> SourceNode? {
        indices[key].map { pairs[$0].value }
    }

    mutating func set(
        _ key: SourceNode,
        _ name: String,
        to value: SourceNode
    ) {
        if let index = indices[name] {
            pairs[index] = (key, value)
        } else {
            indices[name] = pairs.count
            pairs.append((key, value))
        }
    }
}
