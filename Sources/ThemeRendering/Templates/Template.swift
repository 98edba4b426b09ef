import Findings

/// A template that is ready to be rendered: names are looked up, partials put in, all of it in one list of steps.
struct Template: Sendable {
    private let code: Code

    /// The steps, with the texts and the names that they point to; a step itself holds nothing that is counted.
    struct Code: Sendable {
        fileprivate(set) var steps: [Step] = []
        fileprivate(set) var text: [UInt8] = []
        fileprivate(set) var members: [ViewName] = []
    }

    enum Step: Sendable {
        case text(Range<Int>)
        /// The innermost view's text.
        case itself(isRaw: Bool)
        case variable(ViewName, members: Range<Int>, isRaw: Bool)
        /// A section that takes the steps up to `end`.
        case section(ViewName, members: Range<Int>, isInverted: Bool, end: Int)
    }

    /// A template that shows nothing.
    init() { code = Code() }

    /// Links a template that ``TemplateCheck`` found nothing wrong with: a name or partial that is not there shows nothing.
    init(_ name: String, among files: [String: TemplateFile]) {
        var code = Code()
        code.add(name, among: files, indentation: "")
        self.code = code
    }

    /// The template filled from views; a name is looked for in the last view first.
    func rendered(_ views: [View]) -> [UInt8] {
        var renderer = TemplateRenderer(code, views, capacity: 1 << 16)
        renderer.render(code.steps.indices)
        return renderer.output.take()
    }

    /// The template filled from views, but for its sections over ``ViewValue/parts`` and for what asks for `later` names,
    /// which are those of views that come behind these.
    func split(_ views: [View], later: Set<ViewName> = []) -> SplitText {
        var renderer = TemplateRenderer(code, views, later: later)
        renderer.render(code.steps.indices)
        return SplitText(code, text: renderer.output.take(), gaps: renderer.gaps)
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
