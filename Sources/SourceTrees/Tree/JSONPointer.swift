/// A place in a file by RFC 6901.
package struct JSONPointer {
    package let parts: [String]

    /// Nil for anything but a pointer into the same file.
    package init?(_ text: String) {
        guard text.hasPrefix("#/") else { return nil }
        parts = text.dropFirst(2)
            .split(separator: "/", omittingEmptySubsequences: false)
            .map(Self.unescaped)
    }

    /// `~1` before `~0`, so that `~01` becomes `~1`.
    private static func unescaped(_ part: Substring) -> String {
        part
            .split(separator: "~1", omittingEmptySubsequences: false)
            .joined(separator: "/")
            .split(separator: "~0", omittingEmptySubsequences: false)
            .joined(separator: "~")
    }

    package func node(in root: SourceNode) -> SourceNode? {
        var node = root
        for part in parts {
            guard let next = Self.step(to: part, in: node) else { return nil }
            node = next
        }
        return node
    }

    /// The member or item that one part names.
    package static func step(
        to part: String,
        in node: SourceNode
    ) -> SourceNode? {
        guard case .sequence(let items) = node.content else { return node[part] }
        guard let index = Int(part), items.indices.contains(index) else { return nil }
        return items[index]
    }
}
