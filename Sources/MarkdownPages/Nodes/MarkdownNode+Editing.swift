import CCMark

extension MarkdownNode {
    /// Replaces the node by HTML around its children, and frees it.
    package func replace(opening: String, closing: String) {
        replace(with: .block(opening, closing))
    }

    /// The HTML that a node of an extension begins with; empty for others.
    package var opening: String {
        get { cmark_node_get_on_enter(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_on_enter(pointer, newValue) }
    }

    /// Puts HTML around the node.
    package func wrap(opening: String, closing: String) {
        let block = MarkdownNode.block(opening, closing)
        cmark_node_insert_before(pointer, block.pointer)
        block.append(self)
    }

    /// Replaces an image by a link with its words, or its address where it has none; within a link, by the words alone.
    package func replaceWithLink() {
        if firstChild == nil { append(.text(url)) }
        if isInLink {
            dissolve()
        } else {
            let link = MarkdownNode(type: CMARK_NODE_LINK)
            link.url = url
            replace(with: link)
        }
    }

    /// Replaces the node by its children, and frees it.
    package func dissolve() {
        while let child = firstChild { cmark_node_insert_before(pointer, child.pointer) }
        remove()
    }

    /// Moves the children to another node, which takes the place of this one, and frees it.
    func replace(with other: MarkdownNode) {
        other.append(childrenOf: self)
        cmark_node_replace(pointer, other.pointer)
        cmark_node_free(pointer)
    }

    /// Puts nodes in the place of this one, and frees it.
    func replace(with nodes: [MarkdownNode]) {
        for node in nodes { cmark_node_insert_before(pointer, node.pointer) }
        remove()
    }

    func insert(before node: MarkdownNode) { cmark_node_insert_before(node.pointer, pointer) }
    func append(_ child: MarkdownNode) { cmark_node_append_child(pointer, child.pointer) }
    func prepend(_ child: MarkdownNode) { cmark_node_prepend_child(pointer, child.pointer) }
    func append(childrenOf other: MarkdownNode) {
        while let child = other.firstChild { append(child) }
    }
    func unlink() { cmark_node_unlink(pointer) }
    /// Takes the node and its children out of the tree, and frees them.
    func remove() { cmark_node_free(pointer) }
    func setLiteral(_ text: String) { cmark_node_set_literal(pointer, text) }
}

extension MarkdownNode {
    private init(type: cmark_node_type) {
        guard let pointer = cmark_node_new(type) else {
            preconditionFailure("there is no memory for a node")
        }
        self.pointer = pointer
    }

    static func text(_ literal: String) -> MarkdownNode {
        let node = MarkdownNode(type: CMARK_NODE_TEXT)
        node.setLiteral(literal)
        return node
    }

    static func paragraph() -> MarkdownNode { MarkdownNode(type: CMARK_NODE_PARAGRAPH) }

    static func link(to url: String, _ words: String) -> MarkdownNode {
        let node = MarkdownNode(type: CMARK_NODE_LINK)
        node.url = url
        node.append(.text(words))
        return node
    }

    /// HTML around blocks or text.
    static func block(_ opening: String, _ closing: String = "", as kind: Kind = .other)
        -> MarkdownNode
    {
        custom(CMARK_NODE_CUSTOM_BLOCK, opening, closing, kind)
    }

    /// HTML within a line.
    static func inline(_ opening: String, _ closing: String = "", as kind: Kind = .other)
        -> MarkdownNode
    {
        custom(CMARK_NODE_CUSTOM_INLINE, opening, closing, kind)
    }

    private static func custom(
        _ type: cmark_node_type,
        _ opening: String,
        _ closing: String,
        _ kind: Kind
    ) -> MarkdownNode {
        let node = MarkdownNode(type: type)
        cmark_node_set_on_enter(node.pointer, opening)
        cmark_node_set_on_exit(node.pointer, closing)
        let index = customKinds.firstIndex(of: kind).map { $0 + 1 } ?? 0
        cmark_node_set_user_data(node.pointer, UnsafeMutableRawPointer(bitPattern: index))
        return node
    }

    private static let customKinds: [Kind] = [.table, .taskBox, .alert]

    /// The kinds of our own nodes: libcmark keeps a number with each.
    var customKind: Kind {
        let index = Int(bitPattern: cmark_node_get_user_data(pointer))
        return Self.customKinds.indices.contains(index - 1) ? Self.customKinds[index - 1] : .other
    }
}
