import SourceText
import SourceTrees
import ThemeModel

/// Objects of a file as tokens of the Format Module.
struct ScriptModule {
    let constants: ScriptConstants
    /// The keys that a reference leaves out, since what they lead to is the root of its mode.
    let variant: [String]
    /// Tokens of other modes are not there.
    let others: [[String]]

    private static let colorWords: Set<Substring> = ["color", "colors", "colour", "palette"]

    /// The tokens of an object; nil where none is a colour.
    func tokens(of node: SourceNode, at path: [String]) -> SourceNode? {
        let members = ScriptLeaves.members(of: node).filter { $0.name != ScriptTree.rest }
        let values = members.map { name, value in
            (name: name, value: value, kind: ScriptValue(value))
        }
        let isOfColors =
            path.contains { NameWords.words(of: $0).contains(where: Self.colorWords.contains) }
            || values.contains { isKnownColor($0.kind) }
        let pairs = values.compactMap { name, value, kind in
            token(value, kind, at: path + [name], isOfColors: isOfColors).map { token in
                (key: SourceNode(text: name, at: value), value: token)
            }
        }
        return pairs.isEmpty ? nil : SourceNode(pairs: pairs, at: node)
    }

    private func token(
        _ node: SourceNode,
        _ kind: ScriptValue,
        at path: [String],
        isOfColors: Bool
    ) -> SourceNode? {
        if others.contains(path) { return nil }
        if node.isMapping || node.isList { return tokens(of: node, at: path) }
        switch kind {
        case .color:
            return Self.color(node, at: node)
        case .reference(let keys):
            return alias(to: keys, node, isOfColors: isOfColors)
        case .computed where isOfColors:
            return unknown(node)
        case .computed, .other:
            return nil
        }
    }

    private func isKnownColor(_ kind: ScriptValue) -> Bool {
        switch kind {
        case .color: return true
        case .computed, .other: return false
        case .reference(let keys):
            guard let target = constants.target(of: keys) else { return false }
            if case .color = ScriptValue(target.node) { return true }
            return false
        }
    }

    /// An alias of a colour; another name of a whole object has no colours of its own.
    private func alias(to keys: [String], _ node: SourceNode, isOfColors: Bool) -> SourceNode? {
        guard let (path, target) = constants.target(of: keys) else {
            return isOfColors ? unknown(node) : nil
        }
        switch ScriptValue(target) {
        case .color:
            let isInside = !variant.isEmpty && path.starts(with: variant)
            let isElsewhere = others.contains { path.starts(with: $0) }
            if isElsewhere, !isInside { return Self.color(target, at: node) }
            let name = isInside ? path.dropFirst(variant.count) : path[...]
            return Self.color(
                SourceNode(text: "{\(name.joined(separator: "."))}", at: node),
                at: node
            )
        case .computed: return isOfColors ? unknown(node) : nil
        case .reference, .other: return nil
        }
    }

    private func unknown(_ node: SourceNode) -> SourceNode {
        let text = SourceNode(items: [SourceNode(text: node.text ?? "", at: node)], at: node)
        return Self.color(
            SourceNode(members: [(LegacyToken.uncomputed, text)], at: node),
            at: node
        )
    }

    private static func color(_ value: SourceNode, at node: SourceNode) -> SourceNode {
        let type = SourceNode(text: "color", at: node)
        return SourceNode(members: [("$type", type), ("$value", value)], at: node)
    }
}
