import SourceTrees
import ThemeModel

/// The values of nested mappings by their keys with dots: `List.background`, however a file nests them.
struct JoinedKeys {
    private let node: SourceNode
    private var values: Table<SourceNode> = [:]
    /// The values for all keys that end with a word, which a file writes below `*`.
    private var endings: [String: SourceNode] = [:]

    init(of node: SourceNode) {
        self.node = node
        addValues(of: node, below: "")
    }

    private mutating func addValues(of node: SourceNode, below start: String) {
        for (key, value) in node.pairs {
            guard let name = key.text else { continue }
            // A value for one system is none for all.
            if name == "os.default" {
                values[String(start.dropLast())] = value
            } else if value.isMapping {
                addValues(of: value, below: start + name + ".")
            } else if let ending = (start + name).suffix(after: "*.") {
                endings[ending] = value
            } else {
                values[start + name] = value
            }
        }
    }

    /// The values as one mapping, with those of `*` for the keys of some components that the file leaves out.
    ///
    /// The program's own themes, which files build on, name the keys of all other components.
    func filled(in components: Set<String>, for mapping: Mapping) -> SourceNode {
        var filled = values
        let ofSlots = mapping.slots.flatMap { $0.value.map { $0.keys.joined(separator: ".") } }
        let ofPairs = mapping.keys?.paths.map(\.value) ?? []
        for path in ofSlots + ofPairs where filled[path] == nil {
            let words = path.split(separator: ".").map(String.init)
            guard words.count == 2, components.contains(words[0]) else { continue }
            filled[path] = endings[words[1]]
        }
        return SourceNode(members: filled.map { ($0.name, $0.value) }, at: node)
    }
}
