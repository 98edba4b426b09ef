import SourceTrees
import ThemeModel

extension TokenFile {
    /// The most references in a row that are followed.
    private static let referenceLimit = 64
    /// The most pointers in a row that are followed inside values.
    private static let pointerLimit = 16

    /// The path that a value refers to: `{color.ink}`, `{ color.ink }` as Style Dictionary has it, or `{ "$ref": "#/color/ink/$value" }`; nil for a value.
    static func path(of node: SourceNode) -> String? {
        guard let text = node.text else {
            return node["$ref"]?.text.flatMap(path(ofPointer:))
        }
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
            return text.hasPrefix("#/") ? path(ofPointer: text) : nil
        }
        let path = text.dropFirst().dropLast().trimmed
        // `{a} * {b}` is no alias.
        return path.contains { "{}".contains($0) } ? nil : String(path)
    }

    /// The path of a token from that of an alias, which Style Dictionary may end with `.value`.
    static func withoutValue(_ path: String) -> String {
        path.hasSuffix(".value") ? String(path.dropLast(".value".count)) : path
    }

    static func path(ofPointer text: String) -> String? {
        var parts = JSONPointer(text)?.parts
        if parts?.last == "$value" { parts?.removeLast() }
        return parts?.joined(separator: ".")
    }

    /// The token that Figma took a value from, where the files have it; its export writes values where it has aliases.
    func figmaTarget(of token: Token) -> String? {
        let data = token.extensions?["com.figma.aliasData"]
        guard let name = data?["targetVariableName"]?.text else { return nil }
        return self.token(at: name.split(separator: "/").joined(separator: "."))
    }

    /// The token's path that a reference reaches; the root of a group has a path of its own, `{color.sky.$root}`.
    func token(at path: String) -> String? { tokens.contains(path) ? path : nil }

    /// The token that a value refers to, if it is there.
    private func target(of node: SourceNode) -> String? {
        Self.path(of: node).flatMap { token(at: $0) }
    }

    /// The value at the end of a chain of references; nil where it leads nowhere or round in a circle.
    func value(of node: SourceNode) -> SourceNode? {
        var node = node
        for _ in 0..<Self.referenceLimit {
            guard Self.path(of: node) != nil else { return node }
            guard let target = target(of: node), let next = tokens[target]?.value else {
                return part(of: node)
            }
            node = next
        }
        return nil
    }

    /// The tokens of the circle in which the references of a token lead; nil where they lead in none.
    func circle(from path: String) -> [String]? {
        var chain = [path]
        while chain.count < Self.referenceLimit,
            let node = tokens[chain[chain.count - 1]]?.value,
            let next = target(of: node)
        {
            if let index = chain.firstIndex(of: next) { return Array(chain[index...]) }
            chain.append(next)
        }
        return nil
    }

    /// The part that a pointer reaches inside the value of a token, such as one component of a colour.
    private func part(of node: SourceNode) -> SourceNode? {
        guard node["$ref"] != nil else { return nil }
        var node = node
        for _ in 0..<Self.pointerLimit {
            guard let text = node["$ref"]?.text else { return node }
            guard let next = self.node(atPointer: text) else { return nil }
            node = next
        }
        return nil
    }

    private func node(atPointer text: String) -> SourceNode? {
        guard let parts = JSONPointer(text)?.parts,
            let split = parts.firstIndex(of: "$value"),
            let token = token(at: parts[..<split].joined(separator: ".")),
            var node = tokens[token]?.value
        else { return nil }
        for part in parts[(split + 1)...] {
            guard node.count <= Self.valueLimit,
                let next = JSONPointer.step(to: part, in: node)
            else { return nil }
            node = next
        }
        return node
    }

    /// The type of a token: its own, its groups', or that of the token that it refers to.
    func type(of path: String) -> String? {
        var path = path
        for _ in 0..<Self.referenceLimit {
            guard let token = tokens[path] else { return nil }
            if let type = token.type { return type }
            guard let next = target(of: token.value) else {
                return token.value["colorSpace"] == nil ? nil : "color"
            }
            path = next
        }
        return nil
    }
}
