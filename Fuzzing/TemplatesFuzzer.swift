import Findings
import SourceText

@testable import ThemeRendering

/// Reads each input as a page's template and, after a NUL, a partial; a template that is taken gives what a naive renderer gives.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let texts = text(bytes, count).split(
        separator: "\0",
        maxSplits: 1,
        omittingEmptySubsequences: false
    )
    let files = [
        "page.mustache": String(texts[0]), "own.mustache": String(texts.dropFirst().first ?? ""),
    ]
    .mapValues { TemplateFile(text: $0, location: "t") }
    let findings = TemplateCheck(files).findings
    for finding in findings { expect(finding.location != nil, "no place: \(finding)") }
    guard findings.isEmpty else { return 0 }
    let template = Template("page", among: files)
    guard let whole = try? TemplateRenderer.render(template, sample) else { return 0 }
    expect(whole.count <= TemplateLimits.output, "the page has \(whole.count) bytes")
    let naive = NaiveRenderer(files).page
    expect(
        String(decoding: whole, as: UTF8.self) == naive,
        "'\(String(decoding: whole, as: UTF8.self))', not '\(naive)'"
    )
    let split = try? TemplateRenderer.split(
        template,
        [sample[0]],
        later: Set(sample[1].members.map(\.0))
    )
    expect(
        (try? split?.rendered([sample[1]])) == whole,
        "with names that come later it is another page"
    )
    return 0
}

private let link: View = [.href: .text("a&b"), .title: .text("<a>")]

/// The first has names that are known early, the second those that come later.
private let sample: [View] = [
    [
        .root: .text("../"), .siteTitle: .text("\"'"), .body: .text("<b>\n</b>"),
        .pageTitle: .text(""),
        .isUntitled: .flag(true), .hasMorePages: .flag(false), .previousPage: .group(link),
        .headings: .list([
            [.id: .text("x"), .text: .text("é"), .isSub: .flag(true)], [.id: .text("y")],
        ]),
        .pages: .choice([link, link, link], current: 1),
    ],
    [
        .themeID: .text("id"), .title: .text("t"), .hasModes: .flag(true),
        .modes: .list([[.name: .text("1")], [.name: .text("2")]]),
    ],
]

/// Renders the tree of a template by the book, without a list of steps.
private struct NaiveRenderer {
    private let files: [String: TemplateFile]

    init(_ files: [String: TemplateFile]) { self.files = files }

    var page: String { text(of: "page", indentation: "", sample) }

    private func text(of name: String, indentation: String, _ scopes: [View]) -> String {
        let lines = (files["\(name).mustache"]?.text ?? "").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let text = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
        let nodes = (try? TemplateNode.nodes(of: text, file: "t")) ?? []
        return self.text(of: nodes, scopes)
    }

    private func text(of nodes: [TemplateNode], _ scopes: [View]) -> String {
        nodes.map { node -> String in
            switch node {
            case .text(let text): return text
            case .partial(let tag): return text(of: tag.name, indentation: tag.indentation, scopes)
            case .variable(let tag):
                guard case .text(let text)? = value(of: tag, scopes) else { return "" }
                return tag.kind == .rawVariable ? text : escaped(text)
            case .section(let tag, let nodes):
                let views = self.views(of: value(of: tag, scopes))
                if tag.kind == .inverted { return views.isEmpty ? text(of: nodes, scopes) : "" }
                return views.map { text(of: nodes, scopes + $0) }.joined()
            }
        }.joined()
    }

    /// What each round of a section adds to the scopes.
    private func views(of value: ViewValue?) -> [[View]] {
        switch value {
        case nil: []
        case .flag(let isShown): isShown ? [[]] : []
        case .text: value.map { [[[.dot: $0]]] } ?? []
        case .group(let view): [[view]]
        case .list(let views): views.map { [$0] }
        case .choice(let views, let current):
            views.indices.map { [[.isCurrent: .flag($0 == current)], views[$0]] }
        }
    }

    private func value(of tag: TemplateTag, _ scopes: [View]) -> ViewValue? {
        if tag.name == "." { return scopes.last?[.dot] }
        var names = tag.name.split(separator: ".").map(String.init)[...]
        guard let first = names.popFirst() else { return nil }
        var value = scopes.reversed().compactMap { view in
            view.members.first { $0.0.rawValue == first }?.1
        }.first
        for name in names {
            guard case .group(let view)? = value else { return nil }
            value = view.members.first { $0.0.rawValue == name }?.1
        }
        return value
    }

    private func escaped(_ text: String) -> String {
        let escapes = [
            ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
        ]
        return escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
