package import Findings

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
        let drafts = places.compactMap { draft(sources[$0.index], .content) }
        let ids = Dictionary(uniqueKeysWithValues: drafts.map { ($0.page.source, $0.ids) })
        let broken = drafts.flatMap { draft in
            let broken = draft.links.filter { link in ids[link.page].map { !$0.hasBytes(of: link.id) } ?? false }
            return draft.findings + HeadingLink.findings(of: broken) { ids[$0] ?? [] }
        }
        return (drafts.map(\.page), findings + broken)
    }

    /// A page that has a place in the site.
    package struct Place: Sendable {
        /// Which of the sources it is made from.
        package let index: Int
        package let path: ArtifactPath
    }

    /// The first step: the pages in their order, but for those that cannot be in the site.
    package func places(of sources: [PageSource]) -> (places: [Place], findings: [Finding]) {
        var findings: [Finding] = []
        var places: [Place] = []
        var taken: [ArtifactPath: String] = Dictionary(minimumCapacity: sources.count)
        for place in sources.indices.sorted(by: { Self.precedes(sources[$0], sources[$1]) }) {
            let source = sources[place]
            guard let path = index.pages[source.path] else {
                findings.append(
                    Finding(
                        .unreadablePage, .error, "'\(source.path)' cannot be the path of a page",
                        help: PageIndex.help(forPath: source.path), at: source.start))
                continue
            }
            if let other = taken.updateValue(source.path, forKey: path) {
                findings.append(
                    Finding(
                        .unreadablePage, .error, "'\(source.path)' and '\(other)' both become '\(path)'",
                        help: "rename one of them: README.md is its folder's index", at: source.start))
                continue
            }
            places.append(Place(index: place, path: path))
        }
        places.removeAll { place in
            guard let other = Self.file(above: place.path, taken) else { return false }
            let source = sources[place.index]
            findings.append(
                Finding(
                    .unreadablePage, .error,
                    "'\(source.path)' would lie in a folder that is a file: '\(other)' becomes one of that name",
                    help: "rename the folder or the page", at: source.start))
            return true
        }
        return (places, findings)
    }

    /// The page that becomes a file where another one's folder is to be.
    private static func file(above path: ArtifactPath, _ taken: [ArtifactPath: String]) -> String? {
        var folder = path.parent
        while let path = folder {
            if path.description.hasSuffix(".html"), let page = taken[path] { return page }
            folder = path.parent
        }
        return nil
    }

    /// The second step, for each page on its own; whether there are headings where its links lead is known once every draft is made.
    ///
    /// Nil for a page whose path could leave the output.
    package func draft(_ source: PageSource, _ depth: PageDraft.Depth) -> PageDraft? {
        index.pages[source.path].map {
            PageDraft(source, path: $0, index: index, allowsRawHTML: allowsRawHTML, depth: depth)
        }
    }

    /// By the order of the front matter, then by path.
    private static func precedes(_ left: PageSource, _ right: PageSource) -> Bool {
        (left.order ?? .max, left.path) < (right.order ?? .max, right.path)
    }
}

extension Set<String> {
    /// Whether a text is among these as it is spelt: another spelling of the same letters is another id to a browser.
    fileprivate func hasBytes(of text: String) -> Bool {
        firstIndex(of: text).map { self[$0].utf8.elementsEqual(text.utf8) } ?? false
    }
}
