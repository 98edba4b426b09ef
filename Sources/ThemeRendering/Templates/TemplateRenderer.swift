/// Renders a template: keeps the output so far, and the scopes around the current node.
struct TemplateRenderer {
    /// What a name or the dot is looked up in.
    enum Scope: Sendable {
        case view(View)
        case text(String)

        subscript(name: ViewName) -> ViewValue? {
            if case .view(let view) = self { view[name] } else { nil }
        }
    }

    private var output: [UInt8] = []
    private var scopes: [Scope]
    /// Names that are filled in later, by views that come behind the first `outerCount` scopes.
    private let later: Set<ViewName>
    private let outerCount: Int
    private var split = SplitText()

    private init(_ scopes: [Scope], later: Set<ViewName> = []) {
        self.scopes = scopes
        self.later = later
        outerCount = scopes.count
    }

    /// Renders a template; a name is looked up in the last view first.
    static func render(_ template: Template, _ views: [View]) -> [UInt8] {
        var renderer = TemplateRenderer(views.map(Scope.view))
        renderer.render(template.nodes)
        return renderer.output
    }

    /// Renders a template except for the nodes that ask for `later` names.
    static func split(_ template: Template, _ views: [View], later: Set<ViewName>) -> SplitText {
        var renderer = TemplateRenderer(views.map(Scope.view), later: later)
        renderer.render(template.nodes)
        renderer.split.texts.append(renderer.output)
        return renderer.split
    }

    /// Fills a gap from views that were not known when the text was split.
    static func fill(_ gap: SplitText.Gap, _ views: [View]) -> [UInt8] {
        var renderer = TemplateRenderer(gap.outer + views.map(Scope.view) + gap.inner)
        renderer.render([gap.node])
        return renderer.output
    }

    private mutating func render(_ nodes: [Template.Node]) {
        for node in nodes {
            switch node {
            case .text(let text): output += text.utf8
            case .dot(let isRaw): if case .text(let text)? = scopes.last { write(text, isRaw: isRaw) }
            case .variable(let path, let isRaw):
                if isLater(path) {
                    leaveGap(node)
                } else if case .text(let text)? = value(of: path) {
                    write(text, isRaw: isRaw)
                }
            case .section(let path, let isInverted, let nodes):
                if isLater(path) {
                    leaveGap(node)
                } else if isInverted {
                    if value(of: path)?.isShown != true { render(nodes) }
                } else if let value = value(of: path) {
                    render(nodes, for: value)
                }
            }
        }
    }

    private mutating func render(_ nodes: [Template.Node], for value: ViewValue) {
        switch value {
        case .flag(let isShown): if isShown { render(nodes) }
        case .text(let text): render(nodes, in: .text(text))
        case .group(let view): render(nodes, in: .view(view))
        case .list(let views): for view in views { render(nodes, in: .view(view)) }
        case .choice(let views, let current):
            for (index, view) in views.enumerated() {
                scopes.append(.view([.isCurrent: .flag(index == current)]))
                render(nodes, in: .view(view))
                scopes.removeLast()
            }
        }
    }

    private mutating func render(_ nodes: [Template.Node], in scope: Scope) {
        scopes.append(scope)
        render(nodes)
        scopes.removeLast()
    }

    /// The value behind a path: its first name in the innermost scope that has it, the others in groups.
    private func value(of path: [ViewName]) -> ViewValue? {
        guard let first = path.first else { return nil }
        var value: ViewValue?
        for scope in scopes.reversed() {
            value = scope[first]
            if value != nil { break }
        }
        for name in path.dropFirst() {
            guard case .group(let view)? = value else { return nil }
            value = view[name]
        }
        return value
    }

    private mutating func write(_ text: String, isRaw: Bool) { output += (isRaw ? text : text.htmlEscaped).utf8 }

    /// Whether a path begins with a later name, unless a scope further in has that name.
    private func isLater(_ path: [ViewName]) -> Bool {
        guard !later.isEmpty, let first = path.first, later.contains(first) else { return false }
        return !scopes[outerCount...].contains { $0[first] != nil }
    }

    private mutating func leaveGap(_ node: Template.Node) {
        split.texts.append(output)
        output = []
        split.gaps.append(
            SplitText.Gap(node: node, outer: Array(scopes[..<outerCount]), inner: Array(scopes[outerCount...])))
    }
}

/// A rendered template with gaps, which are filled from views that come later.
struct SplitText: Sendable {
    /// A node that asks for later names, with the scopes outside and inside of the views that will fill it.
    struct Gap: Sendable {
        fileprivate let node: Template.Node
        fileprivate let outer: [TemplateRenderer.Scope]
        fileprivate let inner: [TemplateRenderer.Scope]
    }

    /// The text before each gap, and after the last.
    fileprivate(set) var texts: [[UInt8]] = []
    fileprivate(set) var gaps: [Gap] = []

    /// What a gap shows for some views.
    func rendered(_ gap: Gap, _ views: View...) -> [UInt8] { TemplateRenderer.fill(gap, views) }

    /// The whole text, with every gap filled from the same views.
    func rendered(_ views: [View]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(texts.reduce(128 * gaps.count) { $0 + $1.count })
        for (index, text) in texts.enumerated() {
            output += text
            if gaps.indices.contains(index) { output += TemplateRenderer.fill(gaps[index], views) }
        }
        return output
    }
}
