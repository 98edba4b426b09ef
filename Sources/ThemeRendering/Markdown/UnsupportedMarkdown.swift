import Findings
import Markdown

/// Syntax that CommonMark lacks, which is shown as text, and HTML that is left out; each kind is reported once a page.
struct UnsupportedMarkdown {
    fileprivate enum Kind { case table, taskList, footnote, linkedFootnote, strikethrough, html }

    private var found: [(kind: Kind, location: SourceLocation)] = []

    init(in tree: borrowing MarkdownDocument, of source: PageSource, allowsRawHTML: Bool) {
        var lines = MarkdownLines(source)
        tree.forEach([.text, .html]) { node in
            for kind in Self.kinds(in: node, allowsRawHTML) where !found.contains(where: { $0.kind == kind }) {
                var location = lines.location(of: node)
                // A table is known by its second line, and begins on the first.
                if kind == .table { location = SourceLocation(file: location.file, line: location.line - 1) }
                found.append((kind, location))
            }
        }
    }

    mutating func add(linkedFootnote location: SourceLocation) {
        if !found.contains(where: { $0.kind == .footnote }) { found.append((.linkedFootnote, location)) }
    }

    var findings: [Finding] { found.map { $0.kind.finding(at: $0.location) } }

    private static func kinds(in node: MarkdownNode, _ allowsRawHTML: Bool) -> [Kind] {
        let text = node.literal
        if node.kind == .html { return !allowsRawHTML && text.isElement ? [.html] : [] }
        // Most texts have none of these signs.
        guard text.withBytes({ $0.contains(where: \.mayBeUnsupported) }) else { return [] }
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

extension UnsupportedMarkdown.Kind {
    fileprivate func finding(at location: SourceLocation) -> Finding {
        if self == .html {
            return Finding(
                .droppedHTML, .note, phrase, help: "'markdown: { rawHTML: true }' in themepreview.yml keeps it",
                at: location)
        }
        return Finding(
            .otherMarkdown, .note, "\(phrase): CommonMark has none",
            help: "write it in CommonMark, or as HTML with 'markdown: { rawHTML: true }' in themepreview.yml",
            at: location)
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

extension UInt8 {
    fileprivate var mayBeUnsupported: Bool {
        self == UInt8(ascii: "|") || self == UInt8(ascii: "[") || self == UInt8(ascii: "~")
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

/// The labels of a page's footnotes, such as `^1` in `[^1]: text`.
///
/// CommonMark reads a footnote of one word as a link definition, and its mark in the text as the link.
struct FootnoteLabels {
    /// In lower case, since a mark may differ from its footnote in case.
    private let labels: Set<String>

    init(_ markdown: String) {
        let definitions = markdown.matches(of: /\[(\^[A-Za-z0-9_^\-]*)\]:/.matchingSemantics(.unicodeScalar))
        labels = Set(definitions.map { $0.output.1.lowercased() })
    }

    func contains(_ link: MarkdownNode) -> Bool { link.wholeText.map { labels.contains($0.lowercased()) } ?? false }
}
