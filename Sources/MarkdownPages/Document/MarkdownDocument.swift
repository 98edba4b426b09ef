import CCMark

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The library that reads CommonMark.
package enum MarkdownLibrary {
    /// A page's HTML may depend on it, since the library is the system's.
    package static var version: String { String(cString: cmark_version_string()) }
}

/// A Markdown text as a tree of nodes, which can be changed before HTML is made of it.
///
/// It owns libcmark's tree and frees it. Reading takes time and memory in proportion to the length of the text, whatever
/// is in it: ``problems`` says what exceeded a limit.
package struct MarkdownDocument: ~Copyable {
    let root: MarkdownNode
    /// The limits that the text exceeds, in the order of the steps that found it.
    package private(set) var problems: [MarkdownProblem]
    /// The lines that were read, if they are not those of the text.
    let lines: [SourceLine]?
    private let rawHTML: RawHTML
    /// The ids that footnotes have, and the marks that lead to them.
    package private(set) var footnoteIDs: Set<String>

    /// The most readings of a text: a footnote may hold a table, which is found after the footnote.
    private static let roundLimit = 4

    /// Reads a text.
    package init(_ text: String, options: MarkdownOptions = MarkdownOptions()) {
        let source = MarkdownText(text, extensions: options.extensions)
        problems = source.problems
        rawHTML = options.rawHTML
        footnoteIDs = []
        var root = Self.parse(source.bytes)
        let hasTables = options.extensions.contains(.tables) && source.traits.contains(.tables)
        let hasFootnotes =
            options.extensions.contains(.footnotes) && source.traits.contains(.footnotes)
        if hasTables || hasFootnotes {
            var rewriter = BlockRewriter(source.bytes, tables: hasTables, footnotes: hasFootnotes)
            var rounds = 1
            while rounds < Self.roundLimit, rewriter.rewrite(root) {
                root.remove()
                root = Self.parse(rewriter.lines.joined)
                rounds += 1
            }
            lines = rounds > 1 ? rewriter.lines : nil
            problems += rewriter.problems
            if let lines {
                TableFolding.fold(root, lines, rewriter.tables)
                footnoteIDs = FootnoteFolding.fold(root, lines)
            }
        } else {
            lines = nil
        }
        self.root = root
        source.addInlines(to: root, options.extensions)
        if rawHTML == .filtered { TagFilter.apply(to: root) }
    }

    deinit { root.remove() }

    private static func parse(_ bytes: [UInt8]) -> MarkdownNode {
        let parsed = bytes.withUnsafeBytes { bytes in
            let characters = bytes.bindMemory(to: CChar.self)
            return cmark_parse_document(
                characters.baseAddress,
                characters.count,
                CMARK_OPT_VALIDATE_UTF8
            )
        }
        guard let parsed else { preconditionFailure("libcmark could not allocate a document") }
        return MarkdownNode(pointer: parsed)
    }

    /// The document as HTML.
    package var html: String {
        let options =
            CMARK_OPT_VALIDATE_UTF8 | (rawHTML == .safe ? CMARK_OPT_DEFAULT : CMARK_OPT_UNSAFE)
        guard let text = cmark_render_html(root.pointer, options) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }

    /// Hands every node of one of the kinds to `visit`, in the order of the text.
    ///
    /// The nodes are collected first: `visit` may replace the one it is handed.
    package func forEach(_ kinds: [MarkdownNode.Kind], _ visit: (MarkdownNode) -> Void) {
        for node in root.nodes(kinds) { visit(node) }
    }
}

extension MarkdownText {
    /// Reads what extensions find within lines, and restores what was hidden from libcmark.
    fileprivate func addInlines(to root: MarkdownNode, _ extensions: Set<MarkdownExtension>) {
        func has(_ element: MarkdownExtension, _ traits: MarkdownTraits...) -> Bool {
            extensions.contains(element) && traits.contains(where: self.traits.contains)
        }
        if has(.alerts, .alerts) { Alerts.fold(root) }
        if has(.taskLists, .taskLists) { TaskLists.fold(root) }
        if has(.strikethrough, .strikethrough) { Strikethrough.fold(root) }
        if hidesBytes { root.revealHiddenBytes() }
        if has(.bareLinks, .bareLinks, .emails) { BareLinks.fold(root) }
    }
}

extension MarkdownNode {
    fileprivate func revealHiddenBytes() {
        forEach { node in
            let isText = node.kind == .text || node.kind == .link || node.kind == .image
            let literal = node.literal
            if case let plain = literal.revealed(keepsEscapes: !isText), plain != literal {
                node.setLiteral(plain)
            }
            if node.kind == .link || node.kind == .image {
                node.url = node.url.revealed(keepsEscapes: false)
                if let title = cmark_node_get_title(node.pointer) {
                    cmark_node_set_title(
                        node.pointer,
                        String(cString: title).revealed(keepsEscapes: false)
                    )
                }
            } else if node.kind == .codeBlock {
                cmark_node_set_fence_info(
                    node.pointer,
                    node.fenceInfo.revealed(keepsEscapes: false)
                )
            }
        }
    }
}
