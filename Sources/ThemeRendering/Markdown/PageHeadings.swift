import MarkdownPages
import SourceText

/// The headings of a page, with their ids and those they had before the ids of GitHub.
struct PageHeadings {
    private(set) var headings: [PageContent.Heading] = []
    /// For each heading a former id that no other heading has; nil if it is the same.
    private var formerIDs: [String?] = []
    /// All ids that are the page's own.
    private(set) var ids: Set<String>

    /// What the page around the text has.
    private static let frameIDs: Set<String> = ["_content"]

    init(_ document: borrowing MarkdownDocument) {
        ids = Self.frameIDs.union(document.footnoteIDs)
        var uniqueIDs = HeadingIDs(reserved: ids)
        var former = FormerHeadingIDs()
        document.forEach([.heading]) { node in
            let text = node.text
            headings.append(
                PageContent.Heading(level: node.level, id: uniqueIDs.id(for: text), text: text)
            )
            formerIDs.append(former.id(for: text))
        }
        ids.formUnion(headings.map(\.id))
        for index in formerIDs.indices {
            guard let id = formerIDs[index], !ids.insert(id).inserted else { continue }
            formerIDs[index] = nil
        }
    }

    func replace(in document: borrowing MarkdownDocument) {
        var rest = zip(headings, formerIDs).makeIterator()
        document.forEach([.heading]) { node in
            guard let (heading, former) = rest.next() else { return }
            node.replace(opening: heading.opening(former: former), closing: heading.closing)
        }
    }
}

extension PageContent.Heading {
    fileprivate func opening(former: String?) -> String {
        "<h\(level) id=\"\(id)\">" + (former.map { "<a id=\"\($0)\"></a>" } ?? "")
    }

    fileprivate var closing: String {
        level == 1
            ? "</h1>"
            : " <a class=\"anchor\" href=\"#\(id)\" aria-label=\"\(text.htmlEscaped): link\">#</a></h\(level)>"
    }
}
