import CCMark

/// One node of a document, valid only within ``MarkdownDocument/forEach(_:_:)``.
package struct MarkdownNode {
    /// The kind of a node.
    package enum Kind: Sendable {
        /// The whole text.
        case document
        /// A block quote.
        case quote
        /// A list of items.
        case list
        /// An item of a list.
        case item
        /// A paragraph.
        case paragraph
        /// A heading.
        case heading
        /// A fenced or indented block of code.
        case codeBlock
        /// A link; its ``MarkdownNode/url`` is where it leads.
        case link
        /// An image; its ``MarkdownNode/url`` is where the file is.
        case image
        /// Text without any syntax.
        case text
        /// Code within a line.
        case code
        /// A line end within a paragraph.
        case lineBreak
        /// Raw HTML: lines of it, or a tag within a line.
        case html
        /// A table.
        case table
        /// The box of a task.
        case taskBox
        /// A note, tip or warning.
        case alert
        /// Anything else, such as emphasis.
        case other
    }

    let pointer: OpaquePointer

    /// The kind of this node.
    package var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: .html
        case CMARK_NODE_CUSTOM_BLOCK, CMARK_NODE_CUSTOM_INLINE: customKind
        default: .other
        }
    }

    var line: Int { Int(cmark_node_get_start_line(pointer)) }
    var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
    /// The column it begins at, in bytes, counted from 1; 0 where libcmark does not say.
    var column: Int { Int(cmark_node_get_start_column(pointer)) }
    /// The level of a heading, from 1.
    package var level: Int { Int(cmark_node_get_heading_level(pointer)) }
    /// The text or HTML of a node that has one; else empty.
    package var literal: String {
        cmark_node_get_literal(pointer).map { String(cString: $0) } ?? ""
    }

    /// The text after the fence of a block of code.
    package var fenceInfo: String {
        cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? ""
    }

    /// The address of a link or image.
    package var url: String {
        get { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_url(pointer, newValue) }
    }

    /// The words in the node, without any syntax.
    package var text: String {
        var result = ""
        forEach { node in
            switch node.kind {
            case .text, .code: result += node.literal
            case .lineBreak: result += " "
            default: break
            }
        }
        return result
    }

    var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }
    var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }
    var previous: MarkdownNode? { cmark_node_previous(pointer).map(MarkdownNode.init) }
    var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
    var children: [MarkdownNode] {
        firstChild.map { Array(sequence(first: $0, next: \.next)) } ?? []
    }
    var lastChild: MarkdownNode? { cmark_node_last_child(pointer).map(MarkdownNode.init) }
    var isHTMLBlock: Bool { cmark_node_get_type(pointer) == CMARK_NODE_HTML_BLOCK }
    var isInLink: Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { $0.kind == .link }
    }
}

extension MarkdownNode {
    func forEach(_ visit: (MarkdownNode) -> Void) {
        let iterator = cmark_iter_new(pointer)
        defer { cmark_iter_free(iterator) }
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard event == CMARK_EVENT_ENTER, let pointer = cmark_iter_get_node(iterator) else {
                continue
            }
            visit(MarkdownNode(pointer: pointer))
        }
    }

    /// Hands every block to `visit` when it begins and when it ends, except leaves, which do not end.
    func forEachBlock(_ visit: (MarkdownNode, _ isEntered: Bool) -> Void) {
        let iterator = cmark_iter_new(pointer)
        defer { cmark_iter_free(iterator) }
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard let pointer = cmark_iter_get_node(iterator) else { continue }
            let node = MarkdownNode(pointer: pointer)
            let kind = node.kind
            visit(node, event == CMARK_EVENT_ENTER)
            if event == CMARK_EVENT_ENTER, kind == .paragraph || kind == .heading {
                cmark_iter_reset(iterator, pointer, CMARK_EVENT_EXIT)
            }
        }
    }

    /// The nodes of one of the kinds, in the order of the text.
    func nodes(_ kinds: Kind...) -> [MarkdownNode] { nodes(kinds) }

    func nodes(_ kinds: [Kind]) -> [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        forEach { if kinds.contains($0.kind) { nodes.append($0) } }
        return nodes
    }
}
