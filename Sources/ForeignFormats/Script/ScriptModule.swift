import SourceText
import SourceTrees
import ThemeModel

/// Turns the objects of a file into design tokens.
struct ScriptModule {
    let constants: ScriptConstants
    /// The keys that a reference leaves out, since what they lead to is the root of its mode.
    let variant: [String]
    /// Tokens of other modes are not there.
    let others: [[String]]

    private static let colorWords = TokenWords.color.union(["palette", "palettes"])

    /// Keys of texts that tell what an object is.
    private static let titles: Set<Substring> = [
        "name", "id", "title", "label", "description", "type", "kind", "mode", "scheme", "font",
        "family", "author", "version", "url",
    ]

    private typealias Member = (name: String, node: SourceNode, value: ScriptValue)

    /// The tokens of an object; nil where none is a colour.
    func tokens(of node: SourceNode, at path: [String]) -> SourceNode? {
        let members = ScriptLeaves.members(of: node).map { name, node -> Member in
            (name, node, ScriptValue(node))
        }
        let isOfColors = isOfColors(members, at: path)
        let isOfNothingElse = Self.isOfNothingElse(members)
        let pairs = members.compactMap { member -> (key: SourceNode, value: SourceNode)? in
            let isMeant = isOfNothingElse && !Self.isTitle(member.name)
            let value = isMeant && member.value == .text ? .broken : member.value
            guard member.name != ScriptTree.rest,
                let token = token(
                    member.node,
                    value,
                    at: path + [member.name],
                    isOfColors: isOfColors
                )
            else { return nil }
            return (key: SourceNode(text: member.name, at: member.node), value: token)
        }
        return pairs.isEmpty ? nil : SourceNode(pairs: pairs, at: node)
    }

    private func isOfColors(_ members: [Member], at path: [String]) -> Bool {
        let isNamed = path.contains { name in
            NameWords.words(of: name).contains { Self.colorWords.contains(String($0)) }
        }
        return isNamed || members.contains { isKnownColor($0.value) }
    }

    /// Nearly all texts of an object are colours, so that a word that is none is a mistake.
    private static func isOfNothingElse(_ members: [Member]) -> Bool {
        let colors = members.count { $0.value == .color }
        let texts = members.count { $0.value == .text && !isTitle($0.name) }
        return colors >= 3 * texts
    }

    private static func isTitle(_ name: String) -> Bool {
        NameWords.words(of: name).contains(where: titles.contains)
    }

    private func token(
        _ node: SourceNode,
        _ value: ScriptValue,
        at path: [String],
        isOfColors: Bool
    ) -> SourceNode? {
        if others.contains(path) { return nil }
        if node.isMapping || node.isList { return tokens(of: node, at: path) }
        switch value {
        case .color:
            return Self.color(node, at: node)
        case .broken where isOfColors:
            return Self.color(node, at: node)
        case .reference(let keys):
            return alias(to: keys, node, isOfColors: isOfColors)
        case .computed where isOfColors:
            return unknown(node)
        case .broken, .computed, .text, .other:
            return nil
        }
    }

    private func isKnownColor(_ kind: ScriptValue) -> Bool {
        switch kind {
        case .color: return true
        case .broken, .computed, .text, .other: return false
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
        case .broken, .computed: return isOfColors ? unknown(node) : nil
        case .reference, .text, .other: return nil
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
