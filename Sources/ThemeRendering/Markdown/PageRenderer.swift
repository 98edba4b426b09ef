package import Findings
import ThemeModel

/// Renders Markdown pages: once each, whatever the number of themes.
package struct PageRenderer: Sendable {
    let index: PageIndex
    let allowsRawHTML: Bool

    /// Makes a renderer of pages that link to each other.
    package init(index: PageIndex, allowsRawHTML: Bool = false) {
        self.index = index
        self.allowsRawHTML = allowsRawHTML
    }

    /// The pages as HTML in their order, with what is wrong with their links.
    ///
    /// Complexity: O(n) in the text of all pages.
    package func render(_ sources: [PageSource]) -> (pages: [RenderedPage], findings: [Finding]) {
        let (places, findings) = places(of: sources)
        let (pages, found) = finished(places.map(draft))
        return (pages, findings + found)
    }

    /// A page that has a place in the site.
    package struct Place: Sendable {
        fileprivate let source: PageSource
        fileprivate let path: ArtifactPath
    }

    /// The first step: the pages in their order, but for those that cannot be in the site.
    package func places(of sources: [PageSource]) -> (places: [Place], findings: [Finding]) {
        var findings: [Finding] = []
        var places: [Place] = []
        var taken: [ArtifactPath: String] = [:]
        for source in sources.sorted(by: Self.precedes) {
            guard let path = index.pages[source.path] else {
                findings.append(
                    Finding(
                        .unreadablePage, .error, "'\(source.path)' cannot be the path of a page",
                        help: "rename the file: '..', '\\' and control characters are not allowed", at: source.start))
                continue
            }
            if let other = taken.updateValue(source.path, forKey: path) {
                findings.append(
                    Finding(
                        .unreadablePage, .error, "'\(source.path)' and '\(other)' both become '\(path)'",
                        help: "rename one of them: README.md is its folder's index", at: source.start))
                continue
            }
            places.append(Place(source: source, path: path))
        }
        return (places, findings)
    }

    /// The second step, for each page on its own.
    package func draft(_ place: Place) -> PageDraft {
        PageDraft(place.source, path: place.path, index: index, allowsRawHTML: allowsRawHTML)
    }

    /// The last step: the pages, and what is wrong with their links now that every heading is known.
    package func finished(_ drafts: [PageDraft]) -> (pages: [RenderedPage], findings: [Finding]) {
        let ids = Dictionary(uniqueKeysWithValues: drafts.map { ($0.page.source.path, $0.ids) })
        return (drafts.map(\.page), drafts.flatMap { $0.findings + $0.brokenFragments(ids) })
    }

    /// By the order of the front matter, then by path.
    private static func precedes(_ left: PageSource, _ right: PageSource) -> Bool {
        (left.order ?? .max, left.path) < (right.order ?? .max, right.path)
    }
}

/// A page with the places its links lead to, some of which are not known to exist until every page is rendered.
package struct PageDraft: Sendable {
    fileprivate let page: RenderedPage
    /// The ids of the page's headings.
    fileprivate let ids: Set<String>
    fileprivate private(set) var findings: [Finding] = []
    private var fragments: [(page: String, fragment: String, place: SourceLocation)] = []

    fileprivate init(_ source: PageSource, path: ArtifactPath, index: PageIndex, allowsRawHTML: Bool) {
        let tree = MarkdownTree(source.markdown, allowsRawHTML: allowsRawHTML)
        let properties = allowsRawHTML ? Self.properties(of: tree, source) : PropertyUses()
        var links = LinkRewriter(source: source, path: path, index: index)
        tree.forEach([.link, .image]) { links.rewrite($0) }
        var ids = HeadingIDs()
        var headings: [RenderedPage.Heading] = []
        tree.forEach([.heading]) { node in
            let heading = RenderedPage.Heading(level: node.level, id: ids.id(for: node.text), text: node.text)
            headings.append(heading)
            node.replace(opening: heading.opening, closing: heading.closing)
        }
        tree.forEach([.codeBlock]) { node in
            node.replace(opening: CodeBlock(node.literal, language: node.fenceInfo).html, closing: "")
        }
        let title = source.title ?? headings.first { $0.level == 1 }?.text ?? source.path
        page = RenderedPage(
            source: source, path: path, title: title, html: tree.html,
            headings: headings.filter { (2...3).contains($0.level) }, files: links.files, properties: properties)
        self.ids = Set(headings.map(\.id))
        findings = links.findings
        fragments = links.fragments
    }

    private static func properties(of tree: borrowing MarkdownTree, _ source: PageSource) -> PropertyUses {
        let lines = source.markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var properties = PropertyUses()
        tree.forEach([.html]) { node in
            let line = max(node.line, 1)
            let place = SourceLocation(
                file: source.start.file, line: source.start.line + line - 1, column: node.column)
            let origin = TextOrigin(of: node.literal, from: place, in: lines.dropFirst(line - 1))
            properties.add(PropertyUses(html: node.literal, at: origin))
        }
        return properties
    }

    /// What is wrong with links to places within pages.
    fileprivate func brokenFragments(_ ids: [String: Set<String>]) -> [Finding] {
        fragments.compactMap { page, fragment, place in
            guard let known = ids[page], !known.contains(fragment), fragment != "" else { return nil }
            let guess = closestMatch(to: fragment, among: known.sorted()).map { "did you mean '#\($0)'?" }
            return Finding(
                .brokenLink, .error, "a link leads to '\(page)#\(fragment)', and no heading there has this id",
                help: guess ?? "a heading's id is its words in lower case, joined by '-'", at: place)
        }
    }
}

extension RenderedPage.Heading {
    fileprivate var opening: String { "<h\(level) id=\"\(id)\">" }

    fileprivate var closing: String {
        level == 1
            ? "</h1>"
            : " <a class=\"anchor\" href=\"#\(id)\" aria-label=\"\(text.htmlEscaped): link\">#</a></h\(level)>"
    }
}
