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
        let (pages, found) = finished(places.map(draft))
        return (pages, findings + found)
    }

    /// A page that has a place in the site.
    package struct Place: Sendable {
        package var source: PageSource
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
        places.removeAll { place in
            guard let other = Self.file(above: place.path, taken) else { return false }
            findings.append(
                Finding(
                    .unreadablePage, .error,
                    "'\(place.source.path)' would lie in a folder that is a file: '\(other)' becomes one of that name",
                    help: "rename the folder or the page", at: place.source.start))
            return true
        }
        return (places, findings)
    }

    /// The page that becomes a file where another one's folder is to be.
    private static func file(above path: ArtifactPath, _ taken: [ArtifactPath: String]) -> String? {
        guard path.description.contains(".html/") else { return nil }
        return sequence(first: path) { $0.parent }.dropFirst().lazy.compactMap { taken[$0] }.first
    }

    /// The second step, for each page on its own.
    package func draft(_ place: Place) -> PageDraft {
        PageDraft(place.source, path: place.path, index: index, allowsRawHTML: allowsRawHTML)
    }

    /// The last step: the pages, and what is wrong with their links now that every heading is known.
    package func finished(_ drafts: [PageDraft]) -> (pages: [RenderedPage], findings: [Finding]) {
        let ids = Dictionary(uniqueKeysWithValues: drafts.map { ($0.page.source, $0.ids) })
        return (drafts.map(\.page), drafts.flatMap { $0.findings + $0.brokenFragments(ids) })
    }

    /// By the order of the front matter, then by path.
    private static func precedes(_ left: PageSource, _ right: PageSource) -> Bool {
        (left.order ?? .max, left.path) < (right.order ?? .max, right.path)
    }
}
