import SourceText
import SourceTrees
import ThemeModel

/// Tokens by their paths as groups in groups, as files of design tokens have them.
struct ScriptTokenTree {
    private final class Group {
        var groups: Table<Group> = [:]
        var token: [(name: String, value: SourceNode)] = []
    }

    private let root = Group()

    /// Adds the members of a token.
    mutating func add(_ token: [(name: String, value: SourceNode)], at path: String) {
        var group = root
        for name in path.split(separator: ".") {
            let next = group.groups[String(name)] ?? Group()
            group.groups[String(name)] = next
            group = next
        }
        group.token = token
    }

    func node(at place: SourceNode) -> SourceNode { Self.node(root, at: place) }

    private static func node(_ group: Group, at place: SourceNode) -> SourceNode {
        let place = group.token.last?.value ?? place
        let groups = group.groups.map { name, group in
            (name: name, value: node(group, at: place))
        }
        return SourceNode(members: group.token + groups, at: place)
    }
}
