import CodeHighlighting
package import Findings
package import MarkdownPages
package import SourceText
import ThemeModel

/// A Markdown page before it is rendered: its text and what its front matter says.
package struct PageSource: Hashable, Sendable {
    /// The path below the pages' folder, with its ending.
    package var path: String
    /// The text without the front matter.
    package var markdown: String
    /// Where the text begins.
    package var start: SourceLocation
    /// The title; the first heading when nil.
    package var title: String?
    /// What the page is about, in a sentence.
    package var description: String?
    /// The position among the pages: lower first, pages without one last.
    package var order: Int?
    /// Where its lines come from; nil if it includes no files.
    package var origins: LineOrigins?
    /// The files that it includes, by their paths below the pages' folder.
    package var included: Set<String> = []

    /// Makes a page of text.
    package init(path: String, markdown: String, start: SourceLocation? = nil) {
        self.path = path
        self.markdown = markdown
        self.start = start ?? SourceLocation(file: path, line: 1, column: 1)
    }
}

/// A parsed page; its links to headings are checked later, when all pages are parsed.
package struct PageDraft: Sendable {
    package let source: String
    package let path: ArtifactPath
    package let title: String
    package let description: String?
    package let content: PageContent
    package let ids: Set<String>
    package let files: Set<String>
    /// The files that the text depends on.
    package let inputs: Set<String>
    package let properties: PropertyUses
    /// What is wrong with the page and its links, except links to headings.
    package let findings: [Finding]
    package let links: [HeadingLink]

    init(
        _ source: PageSource,
        path: ArtifactPath,
        index: PageIndex,
        allowsRawHTML: Bool,
        isInBook: Bool
    ) {
        let tree = MarkdownDocument(
            source.markdown,
            options: MarkdownOptions(rawHTML: allowsRawHTML ? .all : .safe)
        )
        var lines = MarkdownLines(of: tree, source)
        properties = allowsRawHTML ? Self.properties(of: tree, source) : PropertyUses()
        let painted = allowsRawHTML ? Self.painted(in: tree, source) : []
        let problems = tree.problems.map { $0.finding(at: lines.location(of: $0)) }
        let headings = PageHeadings(tree)
        // Before the headings are replaced, which hides links in them.
        ids = headings.ids.union(tree.htmlIDs)
        headings.replace(in: tree)
        // After the headings, whose ids come from the words of the source: rewriting turns an image of another host into a link.
        var links = LinkRewriter(
            source: source,
            path: path,
            index: index,
            allowsRawHTML: allowsRawHTML,
            lines: lines
        )
        tree.forEach([.link, .image]) { links.rewrite($0) }
        if !allowsRawHTML { tree.cleanHTML(takenIDs: headings.ids, &links) }
        let languages = Self.unknownLanguages(in: tree, &lines)
        content = Self.content(of: tree, headings.headings, isInBook: isInBook)
        self.source = source.path
        self.path = path
        description = source.description
        title = Self.title(of: source, headings.headings)
        files = links.files
        inputs = source.included.union(links.inputs)
        findings = links.findings + problems + languages + painted
        self.links = links.toHeadings
    }

    /// The title of the front matter, else the first heading of the first level, else the first of any, else the file's
    /// name: a link must have a text.
    private static func title(of source: PageSource, _ headings: [PageContent.Heading]) -> String {
        let heading =
            headings.first { $0.level == 1 && $0.hasWords } ?? headings.first { $0.hasWords }
        let titles = [source.title, heading?.text].compactMap(\.self)
        return titles.first { $0.contains { !$0.isWhitespace } }?.excerpt(TextLimits.name)
            ?? source.fileTitle
    }

    /// A finding for each language without colours, at the first block in it.
    private static func unknownLanguages(
        in tree: borrowing MarkdownDocument,
        _ lines: inout MarkdownLines
    ) -> [Finding] {
        var seen = Set<String>()
        var findings = [Finding]()
        var guesses = GuessBudget()
        tree.forEach([.codeBlock]) { node in
            let language = FenceInfo(node.fenceInfo).language
            guard !language.isEmpty, Language.named(language) == nil, seen.insert(language).inserted
            else { return }
            let message =
                "code in '\(language.excerpt)' is shown as plain text: the language is not known"
            let guess = guesses.closest(to: language, among: Language.all.flatMap(\.aliases)).map(
                didYouMean
            )
            findings.append(
                Finding(
                    .unknownLanguage,
                    .note,
                    message,
                    help: guess ?? "write 'text' for code that is meant to be plain",
                    at: lines.location(of: node)
                )
            )
        }
        return findings
    }

    private static func content(
        of tree: borrowing MarkdownDocument,
        _ headings: [PageContent.Heading],
        isInBook: Bool
    ) -> PageContent {
        tree.forEach([.taskBox]) { box in
            let state = box.opening.contains("checked") ? "Done" : "To do"
            box.opening = box.opening.replacing("<input", with: "<input aria-label=\"\(state)\"")
        }
        tree.forEach([.table]) { table in
            // The tab index lets the keyboard scroll a wide table.
            table.wrap(
                opening: "<div class=\"table\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">",
                closing: "</div>"
            )
        }
        tree.forEach([.codeBlock]) { node in
            let info = FenceInfo(node.fenceInfo)
            let code =
                isInBook && info.language == "rust"
                ? RustLines.shown(of: node.literal) : node.literal
            node.replace(opening: CodeBlock(code, info: info).html, closing: "")
        }
        return PageContent(
            html: tree.html,
            headings: headings.filter { (2...3).contains($0.level) }
        )
    }

    private static func painted(in tree: borrowing MarkdownDocument, _ source: PageSource)
        -> [Finding]
    {
        var lines = MarkdownLines(of: tree, source)
        var painted = PaintedMarkup()
        tree.forEach([.html]) { painted.add($0.literal, at: lines.origin(of: $0)) }
        return [painted.finding].compactMap(\.self)
    }

    private static func properties(of tree: borrowing MarkdownDocument, _ source: PageSource)
        -> PropertyUses
    {
        var lines = MarkdownLines(of: tree, source)
        var properties = PropertyUses()
        tree.forEach([.html]) {
            properties.add(PropertyUses(html: $0.literal, at: lines.origin(of: $0)))
        }
        return properties
    }
}

extension PageSource {
    /// The name of the file without its ending, or of the folder whose page it is.
    fileprivate var fileTitle: String {
        let names = path.split(separator: "/")
        let name = names.last.map { $0.lowercased().hasSuffix(".md") ? $0.dropLast(3) : $0 } ?? ""
        let isOwn = name == "README" || name == "index"
        return String(isOwn ? names.dropLast().last ?? name : name)
    }
}

extension PageContent.Heading {
    fileprivate var hasWords: Bool { text.contains { !$0.isWhitespace } }
}
