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
    /// The same numbers in a square, a row for each file: a dictionary took most of the time.
    private var counts: [Int] = []
    private let fileCount: Int

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
        fileCount = roots.count
        if roots.count < 2 { return }
        counts = Array(repeating: 0, count: fileCount * fileCount)
        for (index, root) in roots.enumerated() {
            collect(root, path: "", file: index, depth: 0)
        }
        for (path, values) in values where values.count > 1 && isColor(path) {
            countDifferences(among: values)
        }
        for (index, count) in counts.enumerated() where count > 0 {
            let pair = Pair(first: index / fileCount, second: index % fileCount)
            pairs[pair] = count
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
        let groups = Self.groups(of: values)
        for (index, value) in values.enumerated() {
            let row = value.file * fileCount
            for other in values.indices[(index + 1)...] where groups[other] != groups[index] {
                counts[row + values[other].file] += 1
            }
        }
    }

    /// A number for each value, the same for values that are the same.
    private static func groups(of values: [Value]) -> [Int] {
        var found: [(value: SourceNode, color: Color?)] = []
        return values.map { value in
            let color = Self.color(value.value)
            let known = found.firstIndex { other in
                if value.value.hasSameContent(as: other.value) { return true }
                return color != nil && color == other.color
            }
            if let known { return known }
            found.append((value.value, color))
            return found.count - 1
        }
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
            guard let target = TokenFile.path(of: first.value) else { return false }
            path = target
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
