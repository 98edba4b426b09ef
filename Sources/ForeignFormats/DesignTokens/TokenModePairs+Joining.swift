import SourceTrees

// The tokens of a file in which groups of two are the values of modes.
extension TokenModePairs {
    func joined(_ node: SourceNode, at path: String) -> SourceNode {
        if Self.value(of: node) != nil { return rewritten(node, in: nil) }
        let type = node["$type"] ?? node["type"]
        if pairs.contains(path), let members = Self.members(of: node, type?.text) {
            let tokens = members.map { mode, token in
                (name: mode, value: typed(rewritten(token, in: mode), as: type))
            }
            let values = SourceNode(members: tokens, at: node)
            return SourceNode(members: [(Self.key, values)], at: node)
        }
        guard node.isMapping else { return node }
        let members = node.pairs.map { key, value in
            (key: key, value: joined(value, at: Self.path(key.text ?? "", in: path)))
        }
        return SourceNode(pairs: members, at: node)
    }

    /// A token with the type of its group.
    private func typed(_ token: SourceNode, as type: SourceNode?) -> SourceNode {
        guard let type, token["$type"] == nil, token["type"] == nil else { return token }
        let key = token["$value"] == nil ? "type" : "$type"
        let member = (key: SourceNode(text: key, at: type), value: type)
        return SourceNode(pairs: token.pairs + [member], at: token)
    }

    private func rewritten(_ token: SourceNode, in mode: String?) -> SourceNode {
        let members = token.pairs.map { key, value in
            let isValue = ["$value", "value"].contains(key.text)
            return (key: key, value: isValue ? withAliases(value, in: mode) : value)
        }
        return SourceNode(pairs: members, at: token)
    }
}

// MARK: - Aliases

extension TokenModePairs {
    /// A value whose aliases name tokens that are still there, wherever they stand in it.
    private func withAliases(_ value: SourceNode, in mode: String?) -> SourceNode {
        if TokenFile.path(of: value) != nil { return target(of: value, in: mode) }
        switch value.content {
        case .mapping(let pairs):
            let members = pairs.map { key, value in
                (key: key, value: withAliases(value, in: mode))
            }
            return SourceNode(pairs: members, at: value)
        case .sequence(let items):
            return SourceNode(items: items.map { withAliases($0, in: mode) }, at: value)
        case .scalar(let text, _):
            return text.contains("{") ? withAliases(inText: text, value, in: mode) : value
        }
    }

    /// A text of which aliases are parts: `rgba({ink.dark}, 0.5)`.
    private func withAliases(
        inText text: String,
        _ node: SourceNode,
        in mode: String?
    ) -> SourceNode {
        let whole = text.replacing(/\{[^{}]+\}/) { match in
            let alias = String(match.output)
            return target(of: SourceNode(text: alias, at: node), in: mode).text ?? alias
        }
        return whole == text ? node : SourceNode(text: whole, at: node)
    }

    /// An alias of `ink` for one of `ink.dark` in the dark mode, and the value itself in the light one.
    private func target(of alias: SourceNode, in mode: String?) -> SourceNode {
        var node = alias
        for _ in 0..<Self.chainLimit {
            guard let path = TokenFile.path(of: node).map(TokenFile.withoutValue),
                let value = values[path], let dot = path.lastIndex(of: "."),
                pairs.contains(String(path[..<dot]))
            else { return node }
            if path[dot...].dropFirst() == mode ?? "" {
                return SourceNode(text: "{\(path[..<dot])}", at: node)
            }
            node = value
        }
        return node
    }
}
