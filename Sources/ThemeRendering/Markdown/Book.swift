package import Findings
package import MarkdownPages
import SourceText
import ThemeModel

/// A book's pages and sections, as its `SUMMARY.md` lists them.
package struct Book: Sendable {
    struct Entry: Sendable {
        let title: String
        /// The source of the page; nil for a chapter that is not written yet.
        let page: String?
        /// Indices of ``Book/sections``, the outermost first.
        let sections: [Int]
        let isSeparated: Bool
    }

    private(set) var entries: [Entry] = []
    private(set) var sections: [PageSection] = []
    package private(set) var findings: [Finding] = []
    /// The chapters that begin at a heading of a page.
    package private(set) var links: [HeadingLink] = []
    /// The position of each page at its first mention.
    private(set) var ranks: [String: Int] = [:]

    private var guesses: GuessBudget
    private var isSeparated = false

    /// `path` is that of the summary below the pages' folder.
    package init(_ summary: BookSummary, at path: String, index: PageIndex) {
        guesses = index.guessesOfPage
        var part: [Int] = []
        for entry in summary.entries {
            switch entry {
            case .separator: (part, isSeparated) = ([], true)
            case .part(let title):
                part = [sections.count]
                sections.append(
                    PageSection(title: title.excerpt(TextLimits.name), isPart: true)
                )
            case .chapter(let chapter): add(chapter, in: part, at: path, index)
            }
        }
    }

    private mutating func add(
        _ chapter: BookSummary.Chapter,
        in outer: [Int],
        at path: String,
        _ index: PageIndex
    ) {
        let title = chapter.title.excerpt(TextLimits.name)
        let page = page(of: chapter, at: path, index)
        var sections = outer
        if !chapter.chapters.isEmpty {
            sections.append(self.sections.count)
            self.sections.append(PageSection(title: title, isPart: false))
        }
        if page != nil || chapter.chapters.isEmpty {
            let isOverview = !chapter.chapters.isEmpty
            entries.append(
                Entry(
                    title: isOverview ? PageSection.overview : title,
                    page: page,
                    sections: sections,
                    isSeparated: isSeparated
                )
            )
            isSeparated = false
        }
        if let page, ranks[page] == nil { ranks[page] = ranks.count }
        for chapter in chapter.chapters { add(chapter, in: sections, at: path, index) }
    }

    /// The page of a chapter; a finding if it leads to none.
    private mutating func page(
        of chapter: BookSummary.Chapter,
        at path: String,
        _ index: PageIndex
    ) -> String? {
        if chapter.url.isEmpty { return nil }
        let reason: String
        switch index.resolve(chapter.url, from: path, within: &guesses) {
        case .page(let page, let id):
            if let id, id != "" {
                links.append(HeadingLink(page: page, id: id, location: chapter.location))
            }
            return page
        case .broken(let text): reason = text
        default: reason = "that is no page"
        }
        findings.append(
            Finding(
                .brokenLink,
                .error,
                "a chapter leads to '\(chapter.url)': \(reason)",
                help:
                    "write the page, or leave the address empty until it is there: '[\(chapter.title.excerpt)]()'",
                at: chapter.location
            )
        )
        return nil
    }
}
