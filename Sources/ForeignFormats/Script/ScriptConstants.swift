import SourceTrees

/// The constants of a file and all in them, among which values refer to others.
struct ScriptConstants {
    private var nodes: [[String]: SourceNode] = [:]

    /// More names in a row are a circle, or nothing that people write.
    private static let mostSteps = 32

    init(_ root: SourceNode) { add(root, at: []) }

    private mutating func add(_ node: SourceNode, at path: [String]) {
        for (name, value) in ScriptLeaves.members(of: node) where name != ScriptTree.rest {
            nodes[path + [name]] = value
            add(value, at: path + [name])
        }
    }

    /// The place and the value that keys lead to, past constants that are other names for them; nil where they lead to none.
    func target(of keys: [String]) -> (path: [String], node: SourceNode)? {
        var keys = keys
        for _ in 0..<Self.mostSteps {
            guard let count = (1...keys.count).last(where: { nodes[Array(keys.prefix($0))] != nil })
            else { return nil }
            let path = Array(keys.prefix(count))
            guard let node = nodes[path] else { return nil }
            guard case .reference(let next) = ScriptValue(node) else {
                return count == keys.count ? (path, node) : nil
            }
            keys = next + keys.dropFirst(count)
            if keys.count > Self.mostSteps { return nil }
        }
        return nil
    }
}
