package import Findings

/// Renders Markdown pages that link to each other: once each, whatever the number of themes.
package struct PageRenderer: Sendable {
    package let index: PageIndex
    let allowsRawHTML: Bool
    private let book: Book?

    package init(index: PageIndex, allowsRawHTML: Bool = false, book: Book? = nil) {
        self.index = index
        self.allowsRawHTML = allowsRawHTML
        self.book = book
    }

    package func render(_ sources: [PageSource]) -> (pages: [RenderedPage], findings: [Finding]) {
        let (placed, findings) = placed(sources)
        let drafts = placed.compactMap { draft(sources[$0.index]) }
        let headings = HeadingTable(drafts.map { ($0.source, $0.ids) })
        let pages = drafts.map { RenderedPage($0) }
        return (pages, findings + drafts.flatMap { $0.findings + headings.findings(for: $0.links) })
    }

    /// Parses one page; nil where its path could lead out of the output folder.
    package func draft(_ source: PageSource) -> PageDraft? {
        index.pages[source.path].map {
            PageDraft(
                source,
                path: $0,
                index: index,
                allowsRawHTML: allowsRawHTML,
                isInBook: book != nil
            )
        }
    }

    /// The pages in order, as indices of their sources, and findings about pages without a path.
    package func placed(_ sources: [PageSource]) -> (
        pages: [(index: Int, path: ArtifactPath)], findings: [Finding]
    ) {
        var findings: [Finding] = []
        var pages: [(index: Int, path: ArtifactPath)] = []
        var taken: [ArtifactPath: String] = [:]
        let positions = PagePosition.of(sources, in: index, book)
        for index in sources.indices.sorted(by: { positions[$0] < positions[$1] }) {
            let source = sources[index]
            guard let path = self.index.pages[source.path] else {
                findings.append(
                    source.finding(
                        "'\(source.path)' cannot be the path of a page",
                        help: PageIndex.help(forPath: source.path)
                    )
                )
                continue
            }
            if let other = taken.updateValue(source.path, forKey: path) {
                findings.append(
                    source.finding(
                        "'\(source.path)' and '\(other)' both become '\(path)'",
                        help: "rename one of them: README.md is its folder's index"
                    )
                )
                continue
            }
            pages.append((index, path))
        }
        pages.removeAll { page in
            guard let other = Self.file(above: page.path, taken) else { return false }
            let source = sources[page.index]
            findings.append(
                source.finding(
                    "'\(source.path)' would lie in a folder that is a file: '\(other)' becomes one of that name",
                    help: "rename the folder or the page"
                )
            )
            return true
        }
        return (pages, findings)
    }

    private static func file(above path: ArtifactPath, _ taken: [ArtifactPath: String]) -> String? {
        var folder = path.parent
        while let path = folder {
            if path.description.hasSuffix(".html"), let page = taken[path] { return page }
            folder = path.parent
        }
        return nil
    }
}

extension PageSource {
    fileprivate func finding(_ message: String, help: String) -> Finding {
        Finding(.unreadablePage, .error, message, help: help, at: start)
    }
}
