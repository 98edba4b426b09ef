import Findings
import SourceText
import SourceTrees

/// The tokens that several files of one theme define with different values.
struct TokenCollisions {
    private var values: [String: SourceNode] = [:]
    private var counted = CountedFindings()

    static func findings(in roots: [SourceNode]) -> [Finding] {
        if roots.count < 2 { return [] }
        var collisions = TokenCollisions()
        for root in roots { collisions.collect(root, path: []) }
        return collisions.counted.findings
    }

    private mutating func collect(_ node: SourceNode, path: [String]) {
        if let value = node["$value"] {
            keep(value, at: path.joined(separator: "."))
            return
        }
        for (key, member) in node.pairs {
            guard let name = key.text, !name.hasPrefix("$") || name == "$root", path.count < 32
            else { continue }
            collect(member, path: path + [name])
        }
    }

    private mutating func keep(_ value: SourceNode, at path: String) {
        guard let known = values[path] else {
            values[path] = value
            return
        }
        guard !known.hasSameContent(as: value), known.location.file != value.location.file else {
            return
        }
        counted.add(
            "collision",
            Finding(
                .invalidName,
                .warning,
                "'\(path.excerpt)' has another value at \(known.location), and this one counts",
                help: "give one of the two another name, or take it out",
                at: value.location
            )
        )
        values[path] = value
    }
}

extension SourceNode {
    func hasSameContent(as other: SourceNode) -> Bool {
        switch (content, other.content) {
        case (.scalar(let text, _), .scalar(let otherText, _)):
            return text == otherText
        case (.sequence(let items), .sequence(let others)):
            return items.count == others.count
                && zip(items, others).allSatisfy { $0.hasSameContent(as: $1) }
        case (.mapping(let pairs), .mapping(let others)):
            return pairs.count == others.count
                && pairs.allSatisfy { pair in
                    pair.key.text.flatMap { other[$0] }?.hasSameContent(as: pair.value) ?? false
                }
        default:
            return false
        }
    }
}
