import SourceTrees

/// The groups of files by path, a later file before an earlier one.
///
/// A `SourceNode` looks for a key among all others, which takes too long where every group of a large file extends one.
struct TokenGroups {
    private var node: SourceNode?
    private var children: [String: TokenGroups] = [:]

    private init() {}

    init(_ roots: [SourceNode]) {
        for root in roots { addGroup(root) }
    }

    private mutating func addGroup(_ node: SourceNode) {
        guard case .mapping(let pairs) = node.content else { return }
        self.node = node
        for (key, value) in pairs {
            guard let name = key.text, !name.hasPrefix("$") else { continue }
            children[name, default: TokenGroups()].addGroup(value)
        }
    }

    subscript(path: String) -> SourceNode? {
        path.split(separator: ".").reduce(Optional(self)) { $0?.children[String($1)] }?.node
    }
}
