import Findings

/// What a page says that CommonMark does not have, so that it is shown as text, and HTML that is left out.
///
/// Each kind is told once a page. The tree is walked only where the page has what one of them begins with. Complexity: O(n).
struct OtherMarkdown {
    fileprivate enum Kind {
        case table, taskList, footnote, linkedFootnote, strikethrough, html
    }

    private var places: [(kind: Kind, place: SourceLocation)] = []

    /// Looks at a page; where HTML is allowed, nothing is left out.
    init(in tree: borrowing MarkdownTree, of source: PageSource, allowsRawHTML: Bool) {
        guard source.markdown.withBytes({ Self.mayHave(in: $0, allowsRawHTML: allowsRawHTML) }) else { return }
        var lines = PageLines(source)
        tree.forEachText(with: "|[~") { node in
            for kind in Self.kinds(in: node, allowsRawHTML) where !places.contains(where: { $0.kind == kind }) {
                var place = lines.location(of: node)
                // A table is known by its second line, and begins on the first.
                if kind == .table { place = SourceLocation(file: place.file, line: place.line - 1) }
                places.append((kind, place))
            }
        }
    }

    /// Adds the mark of a footnote that CommonMark takes for a link.
    mutating func add(linkedFootnote place: SourceLocation) {
        if !places.contains(where: { $0.kind == .footnote }) { places.append((.linkedFootnote, place)) }
    }

    /// A note for each kind.
    var findings: [Finding] { places.map { $0.kind.finding(at: $0.place) } }

    /// Whether bytes have anything that a kind begins with.
    private static func mayHave(in bytes: UnsafeBufferPointer<UInt8>, allowsRawHTML: Bool) -> Bool {
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "|"): return true
            case UInt8(ascii: "<") where !allowsRawHTML: return true
            case UInt8(ascii: "~") where bytes[bytes.index(after: index)...].first == byte: return true
            case UInt8(ascii: "["):
                if let next = bytes[bytes.index(after: index)...].first, " xX^".utf8.contains(next) { return true }
            default: continue
            }
        }
        return false
    }

    private static func kinds(in node: MarkdownNode, _ allowsRawHTML: Bool) -> [Kind] {
        if node.kind == .html { return !allowsRawHTML && node.literal.isElement ? [.html] : [] }
        let text = node.literal
        if node.isBehindLine && text.isDelimiterRow { return [.table] }
        var kinds: [Kind] = []
        if text.utf8.contains(UInt8(ascii: "[")) {
            if node.beginsItem, text.wholeMatch(of: /\[[ xX]\]( .*)?/) != nil { kinds.append(.taskList) }
            if text.firstMatch(of: /\[\^[A-Za-z0-9_\-]+\]/) != nil { kinds.append(.footnote) }
        }
        if text.utf8.contains(UInt8(ascii: "~")), text.firstMatch(of: /(^|[^~])~~[^~\s]/) != nil {
            kinds.append(.strikethrough)
        }
        return kinds
    }
}

extension OtherMarkdown.Kind {
    fileprivate func finding(at place: SourceLocation) -> Finding {
        if self == .html {
            return Finding(
                .droppedHTML, .note, phrase,
                help: "'markdown: { rawHTML: true }' in themepreview.yml keeps it",
                at: place)
        }
        return Finding(
            .otherMarkdown, .note, "\(phrase): CommonMark has none",
            help: "write it in CommonMark, or as HTML with 'markdown: { rawHTML: true }' in themepreview.yml", at: place
        )
    }

    private var phrase: String {
        switch self {
        case .table: "a table is shown as text"
        case .taskList: "a box of a task list is shown as text"
        case .footnote: "a footnote is shown as text"
        case .linkedFootnote: "a footnote of one word is taken for a link"
        case .strikethrough: "strikethrough is shown as text"
        case .html: "HTML is left out"
        }
    }
}

extension String {
    /// Whether it is the line between the head and the body of a table: `| --- | :-: |`.
    fileprivate var isDelimiterRow: Bool {
        utf8.contains(UInt8(ascii: "|")) && utf8.contains(UInt8(ascii: "-"))
            && utf8.allSatisfy { "|-: \t".utf8.contains($0) }
    }

    /// Whether this HTML is more than a comment, which shows nothing anyway.
    fileprivate var isElement: Bool { !drop { $0.isWhitespace }.hasPrefix("<!--") }
}
