import ColorScience
import SourceTrees

/// The colours to which several files of tokens give different values.
struct TokenConflicts {
    /// Two files by their indices, the lower one first.
    struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// The numbers of colours in which pairs of files differ.
    private(set) var pairs: [Pair: Int] = [:]

    private struct Value {
        let file: Int
        let token: SourceNode
        let value: SourceNode

        var isColor: Bool {
            token["$type"]?.text == "color" || TokenConflicts.isColor(value)
        }
    }

    private var values: [String: [Value]] = [:]
    /// The most aliases from a token to a colour.
    private static let aliasLimit = 16
    private static let depthLimit = 32

    /// `roots` are files of the Format Module.
    init(_ roots: [SourceNode]) {
        if roots.count < 2 { return }
        for (index, root) in roots.enumerated() {
            collect(root, path: "", file: index, depth: 0)
        }
        for (path, values) in values where values.count > 1 && isColor(path) {
            countDifferences(among: values)
        }
    }

    /// Files that the file differs from in a colour.
    func others(than file: Int) -> [Int] {
        pairs.keys.compactMap { pair in
            if pair.first == file { return pair.second }
            return pair.second == file ? pair.first : nil
        }
    }

    private mutating func countDifferences(among values: [Value]) {
        for index in values.indices {
            let (file, value) = (values[index].file, values[index].value)
            for other in values[(index + 1)...] where !Self.areSame(value, other.value) {
                pairs[Pair(first: file, second: other.file), default: 0] += 1
            }
        }
    }

    private static func areSame(_ value: SourceNode, _ other: SourceNode) -> Bool {
        if value.hasSameContent(as: other) { return true }
        guard let color = color(value) else { return false }
        return color == self.color(other)
    }

    private mutating func collect(
        _ node: SourceNode,
        path: String,
        file: Int,
        depth: Int
    ) {
        guard depth < Self.depthLimit else { return }
        if let value = node["$value"], values[path]?.last?.file != file {
            values[path, default: []].append(Value(file: file, token: node, value: value))
        }
        for (key, member) in node.pairs {
            guard let name = key.text, !name.hasPrefix("$") || name == "$root" else { continue }
            let memberPath = path.isEmpty ? name : "\(path).\(name)"
            collect(member, path: memberPath, file: file, depth: depth + 1)
        }
    }

    /// A token is a colour by its type or its value, or by those of the token that its alias leads to.
    private func isColor(_ path: String) -> Bool {
        var path = path
        for _ in 0..<Self.aliasLimit {
            guard let values = values[path], let first = values.first else { return false }
            if values.contains(where: \.isColor) { return true }
            guard let text = first.value.text, text.hasPrefix("{"), text.hasSuffix("}")
            else { return false }
            path = String(text.dropFirst().dropLast())
        }
        return false
    }

    private static func isColor(_ value: SourceNode) -> Bool {
        value["colorSpace"] != nil || color(value) != nil
    }

    private static func color(_ value: SourceNode) -> Color? {
        guard let text = value.text, !text.hasPrefix("{") else { return nil }
        return try? Color(parsing: text)
    }
}
