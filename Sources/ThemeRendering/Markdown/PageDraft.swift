package import Findings
import ThemeModel

/// A page with the places its links lead to, some of which are not known to exist until every page is rendered.
package struct PageDraft: Sendable {
    /// How much of a page is asked for.
    package enum Depth: Sendable {
        /// Its title, and what it asks of the themes.
        case title
        /// Its headings' ids, and where its links lead, as well.
        case links
        /// All of it.
        case content
    }

    package var page: RenderedPage
    /// The ids of the page's headings; none where only the title is asked for.
    package let ids: Set<String>
    /// What is wrong with the page and its links, but for those to headings.
    package private(set) var findings: [Finding] = []
    /// The links to headings.
    package private(set) var links: [HeadingLink] = []

    /// Finds out as much about a page as is asked for.
    init(_ source: PageSource, path: ArtifactPath, index: PageIndex, allowsRawHTML: Bool, depth: Depth) {
        if depth == .title {
            self.init(titled: source, path: path, allowsRawHTML: allowsRawHTML)
        } else {
            self.init(whole: source, path: path, index: index, allowsRawHTML: allowsRawHTML, isShown: depth == .content)
        }
    }

    private init(titled source: PageSource, path: ArtifactPath, allowsRawHTML: Bool) {
        let properties =
            allowsRawHTML
            ? Self.properties(of: MarkdownTree(source.markdown, allowsRawHTML: true), source) : PropertyUses()
        page = RenderedPage(
            source, path: path, heading: MarkdownTree(source.markdown, allowsRawHTML: false).title,
            properties: properties)
        ids = []
    }

    private init(whole source: PageSource, path: ArtifactPath, index: PageIndex, allowsRawHTML: Bool, isShown: Bool) {
        let tree = MarkdownTree(source.markdown, allowsRawHTML: allowsRawHTML)
        let properties = allowsRawHTML ? Self.properties(of: tree, source) : PropertyUses()
        var others = UnsupportedMarkdown(in: tree, of: source, allowsRawHTML: allowsRawHTML)
        var ids = HeadingIDs()
        var headings: [PageContent.Heading] = []
        tree.forEach([.heading]) { node in
            let text = node.text
            let heading = PageContent.Heading(level: node.level, id: ids.id(for: text), text: text)
            headings.append(heading)
            if isShown { node.replace(opening: heading.opening, closing: heading.closing) }
        }
        // Behind the headings, whose words are those that were written: an image of another host becomes a link with words of ours.
        var links = LinkRewriter(source: source, path: path, index: index)
        tree.forEach([.link, .image]) { links.rewrite($0) }
        if let place = links.footnote { others.add(linkedFootnote: place) }
        let content = isShown ? Self.content(of: tree, headings) : nil
        page = RenderedPage(
            source, path: path, heading: headings.first { $0.level == 1 }?.text, content, files: links.files,
            properties: properties)
        self.ids = Set(headings.map(\.id))
        findings = links.findings + others.findings
        self.links = links.toHeadings
    }

    private static func content(of tree: borrowing MarkdownTree, _ headings: [PageContent.Heading]) -> PageContent {
        tree.forEach([.codeBlock]) { node in
            node.replace(opening: CodeBlock(node.literal, language: node.fenceInfo).html, closing: "")
        }
        return PageContent(html: tree.html, headings: headings.filter { (2...3).contains($0.level) })
    }

    private static func properties(of tree: borrowing MarkdownTree, _ source: PageSource) -> PropertyUses {
        var lines = PageLines(source)
        var properties = PropertyUses()
        tree.forEach([.html]) { properties.add(PropertyUses(html: $0.literal, at: lines.origin(of: $0))) }
        return properties
    }
}

extension RenderedPage {
    /// A page of which `heading` is the first one of the first level; nobody is to ask for content that is nil.
    fileprivate init(
        _ source: PageSource, path: ArtifactPath, heading: @autoclosure () -> String?, _ content: PageContent? = nil,
        files: Set<String> = [], properties: PropertyUses = PropertyUses()
    ) {
        self.init(
            source: source.path, path: path, title: Self.title(of: source, heading()), description: source.description,
            size: content?.html.utf8.count ?? 0,
            place: content.map(PageContent.Place.memory) ?? .elsewhere { throw NotShown() }, files: files,
            properties: properties)
    }

    /// The title of the front matter, else the heading; one without words is none, for links are to have some.
    private static func title(of source: PageSource, _ heading: @autoclosure () -> String?) -> String {
        if let title = source.title, title.contains(where: { !$0.isWhitespace }) { return title }
        if let heading = heading(), heading.contains(where: { !$0.isWhitespace }) { return heading }
        return source.path
    }

    /// What nobody was to ask for.
    private struct NotShown: Error {}
}

extension PageContent.Heading {
    fileprivate var opening: String { "<h\(level) id=\"\(id)\">" }

    fileprivate var closing: String {
        level == 1
            ? "</h1>"
            : " <a class=\"anchor\" href=\"#\(id)\" aria-label=\"\(text.htmlEscaped): link\">#</a></h\(level)>"
    }
}
