import SourceText

/// A template that is ready to be rendered: its names are looked up and its partials included, in one list of steps.
///
/// Rendering a tree instead would add a fifth to the processor time of a full build, for counting references to nodes.
struct Template: Sendable {
    enum Step: Sendable {
        /// Bytes of ``text``.
        case text(Range<Int>)
        /// `{{.}}`: the text that the section around it shows.
        case dot(isRaw: Bool)
        case variable(Path, isRaw: Bool)
        /// A section with the steps up to `end`.
        case section(Path, isInverted: Bool, end: Int)
    }

    /// A name, or one in a group: `verdict.kind`; no view has groups within groups.
    struct Path: Sendable {
        let name: ViewName
        let member: ViewName?
    }

    private(set) var steps: [Step] = []
    private(set) var text: [UInt8] = []
    /// The places of the tags of sections, by their steps.
    private var sections: [Int: SourceLocation] = [:]
    private let start: SourceLocation

    /// Links a template that ``TemplateCheck`` has passed: an unknown name or partial shows nothing.
    init(_ name: String, among files: [String: TemplateFile]) {
        start = SourceLocation(
            file: files["\(name).mustache"]?.location ?? name,
            line: 1,
            column: 1
        )
        include(name, among: files, indentation: "")
    }

    /// The place of the innermost section around a step, or the template's start.
    func location(around step: Int) -> SourceLocation {
        for index in steps[...step].indices.reversed() {
            if case .section(_, _, let end) = steps[index], step < end {
                return sections[index] ?? start
            }
        }
        return start
    }

    private mutating func include(
        _ name: String,
        among files: [String: TemplateFile],
        indentation: String
    ) {
        guard let file = files["\(name).mustache"] else { return }
        let text = file.text.indented(by: indentation)
        addSteps(of: (try? MustacheNode.nodes(of: text, file: file.location)) ?? [], among: files)
    }

    private mutating func addSteps(of nodes: [MustacheNode], among files: [String: TemplateFile]) {
        for node in nodes {
            switch node {
            case .text(let string):
                let start = text.count
                text += string.utf8
                steps.append(.text(start..<text.count))
            case .variable(let tag):
                let isRaw = tag.kind == .rawVariable
                steps.append(
                    Self.path(of: tag).map { .variable($0, isRaw: isRaw) } ?? .dot(isRaw: isRaw)
                )
            case .section(let tag, let nodes):
                guard let path = Self.path(of: tag) else { continue }
                let start = steps.count
                steps.append(.dot(isRaw: false))
                sections[start] = tag.location
                addSteps(of: nodes, among: files)
                steps[start] = .section(path, isInverted: tag.kind == .inverted, end: steps.count)
            case .partial(let tag): include(tag.name, among: files, indentation: tag.indentation)
            }
        }
    }

    private static func path(of tag: MustacheTag) -> Path? {
        let names = tag.name.split(separator: ".").map { ViewName(rawValue: String($0)) }
        return names.first?.map { Path(name: $0, member: names.dropFirst().first ?? nil) }
    }
}
