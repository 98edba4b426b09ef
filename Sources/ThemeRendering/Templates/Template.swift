/// A template that is ready to be rendered: names are looked up, partials put in, all of it in one list of steps.
struct Template: Sendable {
    private let code: Code

    /// The steps, with the texts and the names that they point to; a step itself holds nothing that is counted.
    fileprivate struct Code: Sendable {
        var steps: [Step] = []
        var text: [UInt8] = []
        var members: [ViewName] = []
    }

    fileprivate enum Step: Sendable {
        case text(Range<Int>)
        /// The innermost view's text.
        case itself(isRaw: Bool)
        case variable(ViewName, members: Range<Int>, isRaw: Bool)
        /// A section that takes the steps up to `end`.
        case section(ViewName, members: Range<Int>, isInverted: Bool, end: Int)
    }

    /// Links a template that ``TemplateCheck`` found nothing wrong with: a name or partial that is not there shows nothing.
    init(_ name: String, among files: [String: TemplateFile]) {
        var code = Code()
        code.add(name, among: files, indentation: "")
        self.code = code
    }

    /// The template filled from views; a name is looked for in the last view first.
    func rendered(_ views: [View]) -> [UInt8] {
        var renderer = Renderer(code, scopes: views.map(ViewValue.group))
        renderer.output.reserveCapacity(1 << 15)
        renderer.render(code.steps.indices)
        return renderer.output
    }

    /// The template filled from views, but for its sections over ``ViewValue/parts``.
    func split(_ views: [View]) -> SplitText {
        var renderer = Renderer(code, scopes: views.map(ViewValue.group))
        renderer.render(code.steps.indices)
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
        fileprivate let code: Code
        fileprivate let steps: Range<Int>
        fileprivate let scopes: [ViewValue]

        /// What the section shows for one view.
        func rendered(_ view: View) -> [UInt8] {
            var renderer = Renderer(code, scopes: scopes + [.group(view)])
            renderer.render(steps)
            return renderer.output
        }
    }
}

extension Template.Code {
    fileprivate mutating func add(_ name: String, among files: [String: TemplateFile], indentation: String) {
        guard let file = files["\(name).mustache"] else { return }
        let text = Self.indented(file.text, by: indentation)
        add((try? TemplateNode.nodes(of: text, file: file.location)) ?? [], among: files)
    }

    private mutating func add(_ nodes: [TemplateNode], among files: [String: TemplateFile]) {
        for node in nodes {
            switch node {
            case .text(let text):
                let start = self.text.count
                self.text += text.utf8
                steps.append(.text(start..<self.text.count))
            case .variable(let tag):
                let isRaw = tag.kind == .rawVariable
                let path = addPath(of: tag)
                steps.append(
                    path.map { .variable($0.name, members: $0.members, isRaw: isRaw) } ?? .itself(isRaw: isRaw))
            case .section(let tag, let nodes):
                guard let (name, members) = addPath(of: tag) else { continue }
                let place = steps.count
                steps.append(.itself(isRaw: false))
                add(nodes, among: files)
                steps[place] = .section(
                    name, members: members, isInverted: tag.kind == .inverted, end: steps.count)
            case .partial(let tag, let indentation):
                add(tag.name, among: files, indentation: indentation)
            }
        }
    }

    /// The first name of a path and where those of members are; nil for the dot, which is the innermost view itself.
    private mutating func addPath(of tag: TemplateTag) -> (name: ViewName, members: Range<Int>)? {
        let path = tag.name.split(separator: ".").compactMap { ViewName(rawValue: String($0)) }
        guard let name = path.first else { return nil }
        let start = members.count
        members += path.dropFirst()
        return (name, start..<members.count)
    }

    /// The text with every line indented that holds something.
    private static func indented(_ text: String, by indentation: String) -> String {
        guard !indentation.isEmpty else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? String($0) : indentation + $0 }.joined(separator: "\n")
    }
}

/// The output so far, and the views around the place it has come to.
private struct Renderer {
    private let code: Template.Code
    var output: [UInt8] = []
    /// What came before each gap.
    var texts: [[UInt8]] = []
    var gaps: [Template.Gap] = []
    private var scopes: [ViewValue]

    init(_ code: Template.Code, scopes: [ViewValue]) {
        self.code = code
        self.scopes = scopes
    }

    mutating func render(_ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            let step = code.steps[place]
            place += 1
            switch step {
            case .text(let bytes): output += code.text[bytes]
            case .itself(let isRaw): scopes.last.map { write($0, isRaw: isRaw) }
            case .variable(let name, let members, let isRaw):
                if let value = value(of: name, members) { write(value, isRaw: isRaw) }
            case .section(let name, let members, let isInverted, let end):
                let value = value(of: name, members)
                if isInverted {
                    if value?.isSomething != true { render(place..<end) }
                } else if let value {
                    render(place..<end, for: value)
                }
                place = end
            }
        }
    }

    private mutating func render(_ steps: Range<Int>, for value: ViewValue) {
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
            gaps.append(Template.Gap(code: code, steps: steps, scopes: scopes))
            texts.append(output)
            output = []
        case .text, .group: render(steps, in: value)
        }
    }

    private mutating func render(_ steps: Range<Int>, in scope: ViewValue) {
        scopes.append(scope)
        render(steps)
        scopes.removeLast()
    }

    private func value(of name: ViewName, _ members: Range<Int>) -> ViewValue? {
        for index in scopes.indices.reversed() {
            guard var value = scopes[index].member(name) else { continue }
            for place in members {
                guard let next = value.member(code.members[place]) else { return nil }
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

extension ViewValue {
    /// The value behind a name, where this is a group that has it.
    fileprivate func member(_ name: ViewName) -> ViewValue? {
        guard case .group(let view) = self else { return nil }
        return view[name]
    }

    /// Whether a section shows it.
    fileprivate var isSomething: Bool {
        switch self {
        case .flag(let isShown): isShown
        case .list(let views), .choice(let views, _): !views.isEmpty
        case .text, .group, .parts: true
        }
    }
}
