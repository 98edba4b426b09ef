import CCMark

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

package enum MarkdownLibrary {
    /// A page's HTML may depend on it, since the library is the system's.
    package static var version: String { String(cString: cmark_version_string()) }
}

/// A parsed Markdown text; it owns libcmark's tree and frees it.
package struct MarkdownDocument: ~Copyable {
    private let root: OpaquePointer
    private let options: Int32

    package init(_ text: String, allowsRawHTML: Bool) {
        options = CMARK_OPT_VALIDATE_UTF8 | (allowsRawHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT)
        var text = text
        let parsed = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_VALIDATE_UTF8)
            }
        }
        guard let root = parsed else { preconditionFailure("libcmark could not allocate a document") }
        self.root = root
    }

    deinit { cmark_node_free(root) }

    package var html: String {
        guard let text = cmark_render_html(root, options) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    /// Hands every node of one of the kinds to `visit`, in the order of the text.
    ///
    /// The nodes are collected first: `visit` may replace the one it is handed.
    package func forEach(_ kinds: [MarkdownNode.Kind], _ visit: (MarkdownNode) -> Void) {
        var nodes: [MarkdownNode] = []
        MarkdownNode(pointer: root).forEach { node in
            if let kind = node.kind, kinds.contains(kind) { nodes.append(node) }
        }
        for node in nodes { visit(node) }
    }
}
