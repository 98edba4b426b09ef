import CCMark

/// One node of a tree, valid only within ``MarkdownDocument/forEach(_:_:)``.
package struct MarkdownNode {
    package enum Kind {
        case heading, codeBlock, link, image, text
        /// Raw HTML: lines of it, or a tag within a line.
        case html
    }

    let pointer: OpaquePointer

    package var kind: Kind? {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: .html
        default: nil
        }
    }

    package var line: Int { Int(cmark_node_get_start_line(pointer)) }
    /// The column it begins at, in bytes, counted from 1; 0 where libcmark does not say.
    package var column: Int { Int(cmark_node_get_start_column(pointer)) }
    package var level: Int { Int(cmark_node_get_heading_level(pointer)) }
    /// Whether it begins a line of a paragraph, except the first.
    package var isBehindLine: Bool {
        cmark_node_previous(pointer).map { cmark_node_get_type($0) == CMARK_NODE_SOFTBREAK } ?? false
    }
    package var beginsItem: Bool {
        guard cmark_node_previous(pointer) == nil, let paragraph = cmark_node_parent(pointer),
            cmark_node_previous(paragraph) == nil, let item = cmark_node_parent(paragraph)
        else { return false }
        return cmark_node_get_type(item) == CMARK_NODE_ITEM
    }
    package var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
    package var fenceInfo: String { cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? "" }

    package var url: String {
        get { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_url(pointer, newValue) }
    }

    /// The text within the node; nil if it has anything else in it.
    package var wholeText: String? {
        guard let child = cmark_node_first_child(pointer), cmark_node_next(child) == nil else { return nil }
        let node = MarkdownNode(pointer: child)
        return node.kind == .text ? node.literal : nil
    }

    package var text: String {
        var result = ""
        forEach { node in
            switch cmark_node_get_type(node.pointer) {
            case CMARK_NODE_TEXT, CMARK_NODE_CODE: result += node.literal
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: result += " "
            default: break
            }
        }
        return result
    }

    package func forEach(_ visit: (MarkdownNode) -> Void) {
        let iterator = cmark_iter_new(pointer)
        defer { cmark_iter_free(iterator) }
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard event == CMARK_EVENT_ENTER, let pointer = cmark_iter_get_node(iterator) else { continue }
            visit(MarkdownNode(pointer: pointer))
        }
    }
}

// Each of these frees the node, which must not be used afterwards.
extension MarkdownNode {
    package func replace(opening: String, closing: String) {
        guard let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
        cmark_node_set_on_enter(block, opening)
        cmark_node_set_on_exit(block, closing)
        replace(with: block)
    }

    package func replace(withText literal: String) {
        guard let text = Self.newText(literal) else { return }
        cmark_node_replace(pointer, text)
        cmark_node_free(pointer)
    }

    /// Replaces an image by a link with its words, or its address where it has none; within a link, by the words alone.
    package func replaceWithLink() {
        if cmark_node_first_child(pointer) == nil, let words = Self.newText(url) {
            cmark_node_append_child(pointer, words)
        }
        if isInLink {
            while let child = cmark_node_first_child(pointer) { cmark_node_insert_before(pointer, child) }
            cmark_node_unlink(pointer)
            cmark_node_free(pointer)
        } else if let link = cmark_node_new(CMARK_NODE_LINK) {
            cmark_node_set_url(link, url)
            replace(with: link)
        }
    }

    private func replace(with parent: OpaquePointer) {
        while let child = cmark_node_first_child(pointer) { cmark_node_append_child(parent, child) }
        cmark_node_replace(pointer, parent)
        cmark_node_free(pointer)
    }

    private static func newText(_ literal: String) -> OpaquePointer? {
        guard let text = cmark_node_new(CMARK_NODE_TEXT) else { return nil }
        cmark_node_set_literal(text, literal)
        return text
    }

    private var isInLink: Bool {
        var ancestor = cmark_node_parent(pointer)
        while let node = ancestor {
            if cmark_node_get_type(node) == CMARK_NODE_LINK { return true }
            ancestor = cmark_node_parent(node)
        }
        return false
    }
}
