import CCMark
import Findings

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The library that reads Markdown, which may be another one each time that the program starts.
package enum MarkdownLibrary {
    /// Its version: others may read the same page differently.
    package static var version: String { String(cString: cmark_version_string()) }
}

/// A parsed Markdown document: nothing else reads pages with libcmark.
///
/// It owns the tree and frees it.
struct MarkdownTree: ~Copyable {
    private let root: OpaquePointer
    private let options: Int32

    /// Parses CommonMark; with `allowsRawHTML`, HTML in the text is kept.
    init(_ text: String, allowsRawHTML: Bool) {
        options = CMARK_OPT_VALIDATE_UTF8 | (allowsRawHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT)
        let parsed = text.withBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_VALIDATE_UTF8)
            }
        }
        guard let root = parsed else { preconditionFailure("libcmark could not allocate a document") }
        self.root = root
    }

    deinit { cmark_node_free(root) }

    /// The document as HTML.
    var html: String {
        guard let text = cmark_render_html(root, options) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    /// The words of the first heading of the first level; nil where there is none.
    var title: String? {
        MarkdownNode(pointer: root).first { $0.kind == .heading && $0.level == 1 }?.text
    }

    /// Hands every text that has one of some ASCII characters, and every piece of raw HTML, to `visit`, which changes nothing, in
    /// the order of the page.
    func forEachText(with characters: String, _ visit: (MarkdownNode) -> Void) {
        MarkdownNode(pointer: root).forEach { node in
            switch cmark_node_get_type(node.pointer) {
            case CMARK_NODE_TEXT where strpbrk(cmark_node_get_literal(node.pointer), characters) == nil: break
            case CMARK_NODE_TEXT, CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: visit(node)
            default: break
            }
        }
    }

    /// Hands every node of one of the kinds to `visit`, in the order of the text.
    ///
    /// The nodes are collected first: `visit` may replace the one it is handed.
    func forEach(_ kinds: [MarkdownNode.Kind], _ visit: (MarkdownNode) -> Void) {
        var nodes: [MarkdownNode] = []
        MarkdownNode(pointer: root).forEach { node in
            if let kind = node.kind, kinds.contains(kind) { nodes.append(node) }
        }
        for node in nodes { visit(node) }
    }
}

/// One node of a tree, to be used only within ``MarkdownTree/forEach(_:_:)``.
struct MarkdownNode {
    enum Kind {
        case heading, codeBlock, link, image
        /// Raw HTML: lines of it, or a tag within a line.
        case html
    }

    fileprivate let pointer: OpaquePointer

    var kind: Kind? {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: .html
        default: nil
        }
    }

    /// The line it begins on, counted from 1.
    var line: Int { Int(cmark_node_get_start_line(pointer)) }
    /// The column it begins at, in bytes, counted from 1; 0 where libcmark does not say.
    var column: Int { Int(cmark_node_get_start_column(pointer)) }
    /// A heading's level, 1 to 6.
    var level: Int { Int(cmark_node_get_heading_level(pointer)) }
    /// Whether it begins a line of a paragraph that is not the first.
    var isBehindLine: Bool {
        cmark_node_previous(pointer).map { cmark_node_get_type($0) == CMARK_NODE_SOFTBREAK } ?? false
    }
    /// Whether it is the first within an item of a list.
    var beginsItem: Bool {
        guard cmark_node_previous(pointer) == nil, let paragraph = cmark_node_parent(pointer),
            cmark_node_previous(paragraph) == nil, let item = cmark_node_parent(paragraph)
        else { return false }
        return cmark_node_get_type(item) == CMARK_NODE_ITEM
    }
    /// A text, or that of a code block or of raw HTML.
    var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
    /// The word behind a code block's fence.
    var fenceInfo: String { cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? "" }

    /// Where a link or image leads.
    var url: String {
        get { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
        nonmutating set { cmark_node_set_url(pointer, newValue) }
    }

    /// The text within the node, where there is nothing else in it.
    var wholeText: String? {
        guard let child = cmark_node_first_child(pointer), cmark_node_next(child) == nil,
            cmark_node_get_type(child) == CMARK_NODE_TEXT
        else { return nil }
        return MarkdownNode(pointer: child).literal
    }

    /// The words within the node.
    var text: String {
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

    /// Hands the node and all within it to `visit`, in the order of the text.
    fileprivate func forEach(_ visit: (MarkdownNode) -> Void) {
        _ = first {
            visit($0)
            return false
        }
    }

    /// The first node of which something is true, of this one and all within it.
    fileprivate func first(where isWanted: (MarkdownNode) -> Bool) -> MarkdownNode? {
        let iterator = cmark_iter_new(pointer)
        defer { cmark_iter_free(iterator) }
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            guard event == CMARK_EVENT_ENTER, let pointer = cmark_iter_get_node(iterator) else { continue }
            let node = MarkdownNode(pointer: pointer)
            if isWanted(node) { return node }
        }
        return nil
    }

    /// Puts HTML of ours around the node's children, in place of the node itself.
    func replace(opening: String, closing: String) {
        guard let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
        cmark_node_set_on_enter(block, opening)
        cmark_node_set_on_exit(block, closing)
        while let child = cmark_node_first_child(pointer) { cmark_node_append_child(block, child) }
        cmark_node_replace(pointer, block)
        cmark_node_free(pointer)
    }

    /// Turns an image into a link with the image's words, so that nothing is loaded; within a link, into the words alone.
    func turnIntoLink() {
        guard !isInLink else { return turnIntoWords() }
        guard let link = cmark_node_new(CMARK_NODE_LINK) else { return }
        cmark_node_set_url(link, url)
        giveWords()
        while let child = cmark_node_first_child(pointer) { cmark_node_append_child(link, child) }
        cmark_node_replace(pointer, link)
        cmark_node_free(pointer)
    }

    /// Puts a text in place of the node and all within it.
    func turn(intoText literal: String) {
        guard let text = cmark_node_new(CMARK_NODE_TEXT) else { return }
        cmark_node_set_literal(text, literal)
        cmark_node_replace(pointer, text)
        cmark_node_free(pointer)
    }

    private var isInLink: Bool {
        var ancestor = cmark_node_parent(pointer)
        while let node = ancestor {
            if cmark_node_get_type(node) == CMARK_NODE_LINK { return true }
            ancestor = cmark_node_parent(node)
        }
        return false
    }

    /// Gives an image without words its address for words.
    private func giveWords() {
        guard cmark_node_first_child(pointer) == nil, let words = cmark_node_new(CMARK_NODE_TEXT) else { return }
        cmark_node_set_literal(words, url)
        cmark_node_append_child(pointer, words)
    }

    private func turnIntoWords() {
        giveWords()
        while let child = cmark_node_first_child(pointer) { cmark_node_insert_before(pointer, child) }
        cmark_node_unlink(pointer)
        cmark_node_free(pointer)
    }
}
