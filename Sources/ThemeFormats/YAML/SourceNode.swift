package import SourceText

package struct SourceNode: Sendable {
    package enum Style: Sendable {
        case plain, quoted
        /// On lines of its own, below its key.
        case block
    }

    package indirect enum Content: Sendable {
        /// The text without quotes and escapes, and how it was written.
        case scalar(String, Style)
        case sequence([SourceNode])
        case mapping([(key: SourceNode, value: SourceNode)])
    }

    package let content: Content
    package let location: SourceLocation

    package var kind: String {
        switch content {
        case .scalar: isNull ? "nothing" : "a single value"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    package var text: String? {
        guard case .scalar(let text, let style) = content else { return nil }
        return style == .plain && Self.isNull(text) ? nil : text
    }

    /// The members of a mapping; none of any other node.
    var pairs: [(key: SourceNode, value: SourceNode)] {
        if case .mapping(let pairs) = content { pairs } else { [] }
    }

    /// The items of a list; none of any other node.
    var items: [SourceNode] {
        if case .sequence(let items) = content { items } else { [] }
    }

    /// The alias in an unquoted `{palette.ink}`, which YAML reads as a mapping.
    var unquotedAlias: String? {
        guard case .mapping(let pairs) = content, pairs.count == 1, pairs[0].value.isNull,
            let path = pairs[0].key.text, path.contains(".")
        else { return nil }
        return "{\(path)}"
    }

    var isNull: Bool {
        if case .scalar = content { return text == nil }
        return false
    }

    package subscript(key: String) -> SourceNode? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs.first { $0.key.reads(key) }?.value
    }

    private func reads(_ other: String) -> Bool {
        guard case .scalar(let text, let style) = content, text == other else { return false }
        return style != .plain || !Self.isNull(text)
    }

    private static func isNull(_ text: String) -> Bool {
        text.utf8.count <= 4 && ["", "~", "null", "Null", "NULL"].contains(text)
    }
}

/// Nodes that stand in for another one, at its place.
extension SourceNode {
    init(text: String, at node: SourceNode) {
        self.init(content: .scalar(text, .quoted), location: node.location)
    }

    init(items: [SourceNode], at node: SourceNode) {
        self.init(content: .sequence(items), location: node.location)
    }

    init(members: [(name: String, value: SourceNode)], at node: SourceNode) {
        let pairs = members.map { (key: SourceNode(text: $0.name, at: $0.value), value: $0.value) }
        self.init(content: .mapping(pairs), location: node.location)
    }
}
