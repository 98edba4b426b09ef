package import SourceText

/// A value of a text with its place: a scalar, a list or a mapping.
package struct SourceNode: Sendable {
    package enum Style: Sendable {
        case plain
        case quoted
        /// The text itself, in a format that has no null.
        case verbatim
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

    package init(content: Content, location: SourceLocation) {
        self.content = content
        self.location = location
    }
}

extension SourceNode {
    /// The text of a scalar; nil for a null of YAML and for other nodes.
    package var text: String? {
        guard case .scalar(let text, let style) = content else { return nil }
        if style == .plain, Self.isNull(text) { return nil }
        return text
    }

    /// The number of a value without quotes.
    package var number: Double? {
        guard case .scalar(let text, .plain) = content else { return nil }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    package var isNull: Bool {
        if case .scalar = content { return text == nil }
        return false
    }

    package var isMapping: Bool {
        if case .mapping = content { true } else { false }
    }

    package var isList: Bool {
        if case .sequence = content { true } else { false }
    }

    private static func isNull(_ text: String) -> Bool {
        text.utf8.count <= 4 && ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// The kind of the node in words.
    package var kind: String {
        switch content {
        case .scalar: isNull ? "nothing" : "a single value"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

extension SourceNode {
    /// The members of a mapping; none of any other node.
    package var pairs: [(key: SourceNode, value: SourceNode)] {
        if case .mapping(let pairs) = content { pairs } else { [] }
    }

    /// The items of a list; none of any other node.
    package var items: [SourceNode] {
        if case .sequence(let items) = content { items } else { [] }
    }

    /// The number of its members or items.
    package var count: Int {
        switch content {
        case .scalar: 0
        case .sequence(let items): items.count
        case .mapping(let pairs): pairs.count
        }
    }

    /// The texts of a list, or the one of a scalar.
    package var texts: [String] {
        if isList { return items.compactMap(\.text) }
        return text.map { [$0] } ?? []
    }

    package subscript(key: String) -> SourceNode? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs.first { $0.key.reads(key) }?.value
    }

    private func reads(_ other: String) -> Bool {
        guard case .scalar(let text, let style) = content, text == other else { return false }
        return style != .plain || !Self.isNull(text)
    }

    /// The alias in an unquoted `{palette.ink}`, which YAML reads as a mapping.
    package var unquotedAlias: String? {
        guard case .mapping(let pairs) = content, pairs.count == 1 else { return nil }
        let (key, value) = pairs[0]
        guard value.isNull, let path = key.text, path.contains(".") else { return nil }
        return "{\(path)}"
    }

    /// The location of a column of the scalar's text; in a block, whose indentation is unknown, that of the scalar.
    package func location(ofColumn column: Int) -> SourceLocation {
        switch content {
        case .scalar(_, .plain), .scalar(_, .verbatim): location.advanced(by: column - 1)
        case .scalar(_, .quoted): location.advanced(by: column)
        default: location
        }
    }
}

/// Nodes that stand in for another one, at its place.
extension SourceNode {
    package init(text: String, at node: SourceNode) {
        self.init(content: .scalar(text, .quoted), location: node.location)
    }

    package init(items: [SourceNode], at node: SourceNode) {
        self.init(content: .sequence(items), location: node.location)
    }

    package init(
        pairs: [(key: SourceNode, value: SourceNode)],
        at node: SourceNode
    ) {
        self.init(content: .mapping(pairs), location: node.location)
    }

    package init(
        members: [(name: String, value: SourceNode)],
        at node: SourceNode
    ) {
        let pairs = members.map { name, value in
            (key: SourceNode(text: name, at: value), value: value)
        }
        self.init(pairs: pairs, at: node)
    }
}
