import Findings
import MarkdownPages
import SourceText

/// Rewrites the links of one page to the paths of their targets in the site.
struct LinkRewriter: HTMLHandler {
    let source: PageSource
    let path: ArtifactPath
    let index: PageIndex
    let allowsRawHTML: Bool
    private(set) var files: Set<String> = []
    /// The files that decide what the page shows.
    private(set) var inputs: Set<String> = []
    private var reported: [Finding] = []
    private var broken = BrokenLinkCount()
    private(set) var toHeadings: [HeadingLink] = []
    private var otherKinds: Set<String> = []
    private var guesses: GuessBudget
    private var lines: MarkdownLines
    /// The lines of the last HTML with a finding.
    private var html: (position: (line: Int, column: Int), origin: TextOrigin)?

    init(
        source: PageSource,
        path: ArtifactPath,
        index: PageIndex,
        allowsRawHTML: Bool,
        lines: MarkdownLines
    ) {
        self.source = source
        self.path = path
        self.index = index
        self.allowsRawHTML = allowsRawHTML
        guesses = index.guessesOfPage
        self.lines = lines
    }

    var findings: [Finding] { reported + broken.rest(ofPage: source.start.file) }

    mutating func rewrite(_ node: MarkdownNode) {
        switch address(node.url, isImage: node.kind == .image, in: node) {
        case .url(let url): node.url = url
        case .link: node.replaceWithLink()
        case .words: node.dissolve()
        }
    }

    mutating func address(_ url: String, isImage: Bool, in node: MarkdownNode) -> HTMLAddress {
        switch index.resolve(url, from: source.path, within: &guesses) {
        case .fragment(let fragment):
            addHeadingLink(node, to: fragment, on: source.path)
            return .url(url)
        case .page(let page, let fragment) where !isImage:
            guard let target = index.pages[page] else { return .words }
            if let fragment { addHeadingLink(node, to: fragment, on: page) }
            return .url(
                up + percentEncoded(target.description)
                    + (fragment.map { "#\(percentEncoded($0))" } ?? "")
            )
        case .page(let page, _):
            report(node, "an image leads to the page '\(page)'")
            return .url(url)
        case .file(let file, let suffix):
            if let reason = problem(of: file, isImage: isImage) {
                reportScript(node, file, reason, isImage: isImage)
                return .words
            }
            files.insert(file)
            return .url(toRoot + SiteFile.asset(.attachment(file)).address + suffix)
        case .external where isImage:
            reportImage(node, url)
            return .link(url)
        case .external: return .url(url)
        case .otherKind(let scheme):
            reportKind(node, scheme)
            return .words
        case .broken(let reason):
            report(node, "\(isImage ? "an image" : "a link") leads to '\(url)': \(reason)")
            return Self.isHarmless(url) ? .url(url) : .words
        }
    }

    /// Records a link to a heading; an empty id is the top of the page, which always exists.
    private mutating func addHeadingLink(
        _ node: MarkdownNode,
        to id: String,
        on page: String
    ) {
        if id != "" {
            toHeadings.append(HeadingLink(page: page, id: id, location: lines.location(of: node)))
        }
    }

    /// From a page's folder to `pages/`.
    private var up: String {
        String(repeating: "../", count: path.description.split(separator: "/").count - 1)
    }
    /// From a page's folder to the site's: pages lie in `themes/<id>/pages/`.
    private var toRoot: String { up + "../../../" }

    /// A broken link may stay as it is: a relative path can do no harm.
    private static func isHarmless(_ url: String) -> Bool {
        !url.unicodeScalars.contains(":") && url.unicodeScalars.first != "/"
    }

    /// The reason not to copy a file; nil if it is copied.
    private mutating func problem(of file: String, isImage: Bool) -> String? {
        if allowsRawHTML || !Self.mayRunScripts(file) { return nil }
        guard isImage, file.lowercased().hasSuffix(".svg") else { return "it may run scripts" }
        inputs.insert(file)
        return index.imageProblem(file)
    }

    /// A browser that opens the file runs the scripts in it, with the rights of the site.
    private static func mayRunScripts(_ file: String) -> Bool {
        let name = file.lowercased()
        return scriptEndings.contains { name.hasSuffix($0) }
    }

    private static let scriptEndings = [
        ".svg", ".svgz", ".html", ".htm", ".shtml", ".xhtml", ".xht", ".xml", ".xsl", ".xslt",
        ".rdf", ".rss", ".atom",
        ".mml", ".mathml", ".mht", ".mhtml", ".hta", ".htc", ".swf", ".xul", ".wasm",
    ]
}

extension LinkRewriter {
    private static let helpForHTML = "'markdown: { rawHTML: true }' in themepreview.yml keeps it"

    private mutating func report(_ node: MarkdownNode, _ message: @autoclosure () -> String) {
        guard broken.countLink() else { return }
        reported.append(
            Finding(
                .brokenLink,
                .error,
                message(),
                help: "links are relative to the page, as in 'guide/start.md' or 'images/a.png'",
                at: lines.location(of: node)
            )
        )
    }

    private mutating func reportImage(_ node: MarkdownNode, _ url: String) {
        reported.append(
            Finding(
                .brokenLink,
                .warning,
                "an image is on another host: '\(url)'",
                help: "put the file beside the page; it is shown as a link until then",
                at: lines.location(of: node)
            )
        )
    }

    private mutating func reportScript(
        _ node: MarkdownNode,
        _ file: String,
        _ reason: String,
        isImage: Bool
    ) {
        reported.append(
            Finding(
                .droppedHTML,
                .warning,
                isImage
                    ? "an image leads to '\(file)', which is not copied: \(reason)"
                    : "a link leads to '\(file)', which is shown as its words: \(reason)",
                help: Self.helpForHTML,
                at: lines.location(of: node)
            )
        )
    }

    private mutating func reportKind(_ node: MarkdownNode, _ scheme: String) {
        guard otherKinds.insert(scheme).inserted else { return }
        reported.append(
            Finding(
                .brokenLink,
                .note,
                "links of the kind '\(scheme):' are shown as their words alone",
                help: "link to a page, a file or an address of the web",
                at: lines.location(of: node)
            )
        )
    }

    mutating func drop(_ element: String, in node: MarkdownNode, at place: (line: Int, column: Int))
    {
        let position = lines.position(of: node)
        if html?.position ?? (0, 0) != position { html = (position, lines.origin(of: node)) }
        reported.append(
            Finding(
                .droppedHTML,
                .warning,
                "the HTML element '\(element)' is left out",
                help: Self.helpForHTML,
                at: html?.origin.location(line: place.line, column: place.column)
            )
        )
    }
}
