import SourceText
import SourceTrees

/// A file of a format as a tree, given by the paths of its colours.
struct KeyedFile {
    private var values: [(path: [String], text: String)] = []

    mutating func set(_ path: String, to text: String) {
        let keys = path.split(separator: "/").map(String.init)
        guard !values.contains(where: { $0.path == keys }) else { return }
        values.append((keys, text))
    }

    var root: SourceNode { node(values.indices.map { ($0, values[$0].path[...]) }) }

    /// The node that has the values of these numbers, each with the rest of its path.
    private func node(_ members: [(number: Int, path: ArraySlice<String>)]) -> SourceNode {
        let location = SourceLocation(file: "a", line: members[0].number + 1, column: 1)
        guard let names = uniqueNames(of: members) else {
            let text = values[members[0].number].text
            return SourceNode(content: .scalar(text, .quoted), location: location)
        }
        let pairs = names.map { name in
            let inner = members.filter { $0.path.first == name }
            return (name: name, value: node(inner.map { ($0.number, $0.path.dropFirst()) }))
        }
        let place = SourceNode(content: .mapping([]), location: location)
        if names == ["0"] {
            return SourceNode(items: pairs.map(\.value), at: place)
        }
        return SourceNode(members: pairs, at: place)
    }

    private func uniqueNames(
        of members: [(number: Int, path: ArraySlice<String>)]
    ) -> [String]? {
        let names = members.compactMap(\.path.first)
        if names.isEmpty { return nil }
        return names.reduce(into: []) { unique, name in
            if !unique.contains(name) { unique.append(name) }
        }
    }
}
