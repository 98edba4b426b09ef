import Findings
import Markdown

/// Rewrites the links of one page to the paths of their targets in the site.
struct LinkRewriter {
    let source: PageSource
    let path: ArtifactPath
    let index: PageIndex
    private(set) var files: Set<String> = []
    private(set) var findings: [Finding] = []
    private(set) var toHeadings: [HeadingLink] = []
    private var guesses: GuessBudget
    private var lines: MarkdownLines

    init(source: PageSource, path: ArtifactPath, index: PageIndex, lines: MarkdownLines) {
        self.source = source
        self.path = path
        self.index = index
        guesses = index.guessesOfPage
        self.lines = lines
    }

    mutating func rewrite(_ node: MarkdownNode) {
        let isImage = node.kind == .image
        switch index.resolve(node.url, from: source.path, within: &guesses) {
        case .fragment(let fragment): add(node, fragment, on: source.path)
        case .page(let page, let fragment) where !isImage:
            guard let target = index.pages[page] else { return }
            if let fragment { add(node, fragment, on: page) }
            node.url = up + percentEncoded(target.description) + (fragment.map { "#\(percentEncoded($0))" } ?? "")
        case .page(let page, _): report(node, "an image leads to the page '\(page)'")
        case .file(let file, let suffix):
            files.insert(file)
            node.url = toRoot + "assets/pages/" + percentEncoded(file) + suffix
        case .external where isImage: replaceImage(node)
        case .external: break
        case .broken(let reason):
            let url = node.url
            report(node, "\(isImage ? "an image" : "a link") leads to '\(url)': \(reason)")
            if !Self.isHarmless(url) { node.url = "" }
        }
    }

    /// Records a link to a heading; an empty id is the top of the page, which always exists.
    private mutating func add(_ node: MarkdownNode, _ id: String, on page: String) {
        if id != "" { toHeadings.append(HeadingLink(page: page, id: id, location: lines.location(of: node))) }
    }

    /// From a page's folder to `pages/`.
    private var up: String { String(repeating: "../", count: path.description.split(separator: "/").count - 1) }
    /// From a page's folder to the site's: pages lie in `themes/<id>/pages/`.
    private var toRoot: String { up + "../../../" }

    private mutating func report(_ node: MarkdownNode, _ message: String) {
        findings.append(
            Finding(
                .brokenLink, .error, message,
                help: "links are relative to the page, as in 'guide/start.md' or 'images/a.png'",
                at: lines.location(of: node)))
    }

    /// Replaces an image of another host by a link, so that showing the page sends no request there.
    private mutating func replaceImage(_ node: MarkdownNode) {
        findings.append(
            Finding(
                .brokenLink, .warning, "an image is on another host: '\(node.url)'",
                help: "put the file beside the page; it is shown as a link until then", at: lines.location(of: node)))
        node.replaceWithLink()
    }

    /// Whether a broken link may stay as it is: a relative path can do no harm.
    private static func isHarmless(_ url: String) -> Bool {
        !url.unicodeScalars.contains(":") && url.unicodeScalars.first != "/"
    }
}
