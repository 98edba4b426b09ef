/// A template that is ready to be rendered: names are looked up, partials put in.
struct Template: Sendable {
    private let steps: [Step]

    fileprivate indirect enum Step: Sendable {
        case text([UInt8])
        /// The innermost view's text.
        case itself(isRaw: Bool)
        case variable(ViewName, members: [ViewName], isRaw: Bool)
        case section(ViewName, members: [ViewName], isInverted: Bool, [Step])
    }

    /// Links a template that ``TemplateCheck`` found nothing wrong with: a name or partial that is not there shows nothing.
    init(_ name: String, among files: [String: TemplateFile]) {
        steps = Self.steps(of: name, among: files, indentation: "")
    }

    /// The template filled from views; a name is looked for in the last view first.
    func rendered(_ views: [View]) -> [UInt8] {
        var renderer = Renderer(scopes: views.map(ViewValue.group))
        renderer.output.reserveCapacity(1 << 15)
        renderer.render(steps)
        return renderer.output
    }

    /// The template filled from views, but for its sections over ``ViewValue/parts``.
    func split(_ views: [View]) -> SplitText {
        var renderer = Renderer(scopes: views.map(ViewValue.group))
        renderer.render(steps)
        return SplitText(texts: renderer.texts + [renderer.output], gaps: renderer.gaps)
    }

    /// A text with gaps, which are filled by one view after the other.
    struct SplitText: Sendable {
        /// The text before each gap, and behind the last.
        let texts: [[UInt8]]
        let gaps: [Gap]
    }

    /// A section whose views come later.
    struct Gap: Sendable {
        fileprivate let steps: [Step]
        fileprivate let scopes: [ViewValue]

        /// What the section shows for one view.
        func rendered(_ view: View) -> [UInt8] {
            var renderer = Renderer(scopes: scopes + [.group(view)])
            renderer.render(steps)
            return renderer.output
        }
    }
}

extension Template {
    private static func steps(of name: String, among files: [String: TemplateFile], indentation: String) -> [Step] {
        guard let file = files["\(name).mustache"] else { return [] }
        let text = indented(file.text, by: indentation)
        return steps(of: (try? TemplateNode.nodes(of: text, file: file.location)) ?? [], among: files)
    }

    private static func steps(of nodes: [TemplateNode], among files: [String: TemplateFile]) -> [Step] {
        nodes.flatMap { node -> [Step] in
            switch node {
            case .text(let text): return [.text(Array(text.utf8))]
            case .variable(let tag):
                let (name, members) = path(of: tag)
                let isRaw = tag.kind == .rawVariable
                return [name.map { .variable($0, members: members, isRaw: isRaw) } ?? .itself(isRaw: isRaw)]
            case .section(let tag, let nodes):
                let (name, members) = path(of: tag)
                let inner = steps(of: nodes, among: files)
                return name.map { [.section($0, members: members, isInverted: tag.kind == .inverted, inner)] } ?? []
            case .partial(let tag, let indentation):
                return steps(of: tag.name, among: files, indentation: indentation)
            }
        }
    }

    /// The first name of a path and those of members; no name for the dot, which is the innermost view itself.
    private static func path(of tag: TemplateTag) -> (name: ViewName?, members: [ViewName]) {
        let path = tag.name.split(separator: ".").compactMap { ViewName(rawValue: String($0)) }
        return (path.first, Array(path.dropFirst()))
    }

    /// The text with every line indented that holds something.
    private static func indented(_ text: String, by indentation: String) -> String {
        guard !indentation.isEmpty else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? String($0) : indentation + $0 }.joined(separator: "\n")
    }

    /// The output so far, and the views around the place it has come to.
    private struct Renderer {
        var output: [UInt8] = []
        /// What came before each gap.
        var texts: [[UInt8]] = []
        var gaps: [Gap] = []
        var scopes: [ViewValue]

        mutating func render(_ steps: [Step]) {
            for step in steps {
                switch step {
                case .text(let bytes): output += bytes
                case .itself(let isRaw): scopes.last.map { write($0, isRaw: isRaw) }
                case .variable(let name, let members, let isRaw):
                    if let value = value(of: name, members) { write(value, isRaw: isRaw) }
                case .section(let name, let members, let isInverted, let steps):
                    let value = value(of: name, members)
                    if isInverted {
                        if value?.isSomething != true { render(steps) }
                    } else if let value {
                        render(steps, for: value)
                    }
                }
            }
        }

        private mutating func render(_ steps: [Step], for value: ViewValue) {
            switch value {
            case .flag(let isShown): if isShown { render(steps) }
            case .list(let views): for view in views { render(steps, in: .group(view)) }
            case .choice(let views, let current):
                for (index, view) in views.enumerated() {
                    scopes.append(.group([.isCurrent: .flag(index == current)]))
                    render(steps, in: .group(view))
                    scopes.removeLast()
                }
            case .parts:
                gaps.append(Gap(steps: steps, scopes: scopes))
                texts.append(output)
                output = []
            case .text, .group: render(steps, in: value)
            }
        }

        private mutating func render(_ steps: [Step], in scope: ViewValue) {
            scopes.append(scope)
            render(steps)
            scopes.removeLast()
        }

        private func value(of name: ViewName, _ members: [ViewName]) -> ViewValue? {
            for index in scopes.indices.reversed() {
                guard case .group(let view) = scopes[index], var value = view[name] else { continue }
                for member in members {
                    guard case .group(let inner) = value, let next = inner[member] else { return nil }
                    value = next
                }
                return value
            }
            return nil
        }

        private mutating func write(_ value: ViewValue, isRaw: Bool) {
            guard case .text(let text) = value else { return }
            if isRaw { output += text.utf8 } else { text.appendHTMLEscaped(to: &output) }
        }
    }
}

extension ViewValue {
    /// Whether a section shows it.
    fileprivate var isSomething: Bool {
        switch self {
        case .flag(let isShown): isShown
        case .list(let views), .choice(let views, _): !views.isEmpty
        case .text, .group, .parts: true
        }
    }
}
