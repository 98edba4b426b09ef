import SourceTrees
import ThemeModel

/// The single values of nested objects, each with the keys that lead to it.
struct ScriptLeaves {
    struct Leaf {
        let path: [String]
        let node: SourceNode
        let value: ScriptValue

        var isColor: Bool { value == .color }
    }

    /// Fewer colours than this are chance, as in the manifest of a web app.
    private static let minimum = 3
    /// The keys that make JSON a theme of ours, whose faults are told as such.
    private static let nativeKeys: Set = ["colors", "palette", "modes", "extends"]

    private(set) var leaves: [Leaf] = []

    init(_ root: SourceNode) { add(root, at: []) }

    private mutating func add(_ node: SourceNode, at path: [String]) {
        let members = Self.members(of: node)
        if members.isEmpty, !node.isMapping, !node.isList {
            leaves.append(Leaf(path: path, node: node, value: ScriptValue(node)))
        }
        for (name, value) in members where name != ScriptTree.rest {
            add(value, at: path + [name])
        }
    }

    /// The members of an object, and the items of a list by their names or numbers.
    static func members(of node: SourceNode) -> [(name: String, value: SourceNode)] {
        let items = node.items.enumerated().map { index, item in
            (name: item["id"]?.text ?? item["name"]?.text ?? "\(index)", value: item)
        }
        return items + node.pairs.map { (name: $0.key.text ?? "", value: $0.value) }
    }

    /// The file is one of colours: a script is named by the project and may have more, and JSON has little else.
    func areColors(in file: String) -> Bool {
        let colors = leaves.count(where: \.isColor)
        guard colors >= Self.minimum else { return false }
        if Container(of: "", file: file) == .script { return true }
        if leaves.contains(where: { Self.nativeKeys.contains($0.path.first ?? "") }) {
            return false
        }
        let texts = leaves.count { leaf in
            if case .scalar(_, .quoted) = leaf.node.content { true } else { false }
        }
        return Container.isJSON(file) && colors * 2 >= texts
    }
}
