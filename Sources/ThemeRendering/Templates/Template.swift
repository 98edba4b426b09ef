import SourceText

indirect enum TemplateNode {
    case text(String)
    /// `{{name}}` or `{{{name}}}`.
    case variable(TemplateTag)
    /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
    case section(TemplateTag, [TemplateNode])
    /// `{{> name}}`.
    case partial(TemplateTag)

    var tag: TemplateTag? {
        switch self {
        case .text: nil
        case .variable(let tag), .section(let tag, _), .partial(let tag): tag
        }
    }

    static func nodes(of text: String, file: String) throws(TemplateSyntaxError) -> [TemplateNode] {
        var rest = try TemplateScanner.pieces(of: text, file: file)[...]
        return try nodes(of: &rest, in: nil, depth: 0)
    }

    /// The nodes up to the end of the section that `opening` begins, or of the template.
    private static func nodes(
        of rest: inout ArraySlice<TemplatePiece>,
        in opening: TemplateTag?,
        depth: Int
    ) throws(TemplateSyntaxError) -> [TemplateNode] {
        var nodes: [TemplateNode] = []
        while let piece = rest.popFirst() {
            guard case .tag(let tag) = piece else {
                if case .text(let text) = piece { nodes.append(.text(text)) }
                continue
            }
            switch tag.kind {
            case .comment: continue
            case .variable, .rawVariable: nodes.append(.variable(tag))
            case .partial: nodes.append(.partial(tag))
            case .section, .inverted:
                guard depth < TemplateLimits.nesting else {
                    throw TemplateSyntaxError(
                        message: TemplateLimits.tooDeep,
                        location: tag.location
                    )
                }
                nodes.append(.section(tag, try Self.nodes(of: &rest, in: tag, depth: depth + 1)))
            case .close:
                if tag.name == opening?.name { return nodes }
                throw TemplateSyntaxError(
                    message: "'{{/\(tag.name)}}' closes nothing",
                    location: tag.location
                )
            }
        }
        guard let opening else { return nodes }
        throw TemplateSyntaxError(
            message: "'{{#\(opening.name)}}' is not closed",
            location: opening.location
        )
    }
}

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
        var text = file.text
        if !indentation.isEmpty {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            text = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
        }
        addSteps(of: (try? TemplateNode.nodes(of: text, file: file.location)) ?? [], among: files)
    }

    private mutating func addSteps(of nodes: [TemplateNode], among files: [String: TemplateFile]) {
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

    private static func path(of tag: TemplateTag) -> Path? {
        let names = tag.name.split(separator: ".").map { ViewName(rawValue: String($0)) }
        return names.first?.map { Path(name: $0, member: names.dropFirst().first ?? nil) }
    }
}
