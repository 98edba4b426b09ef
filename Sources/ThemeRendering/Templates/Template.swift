/// A template as a tree.
indirect enum TemplateNode {
    case text(String)
    /// `{{name}}` or `{{{name}}}`.
    case variable(TemplateTag)
    /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
    case section(TemplateTag, [TemplateNode])
    /// `{{> name}}`.
    case partial(TemplateTag)

    /// Nil for text.
    var tag: TemplateTag? {
        switch self {
        case .text: nil
        case .variable(let tag), .section(let tag, _), .partial(let tag): tag
        }
    }

    /// Parses a template; errors name `file`.
    static func nodes(of text: String, file: String) throws(TemplateSyntaxError) -> [TemplateNode] {
        var rest = try TemplateScanner.pieces(of: text, file: file)[...]
        return try nodes(of: &rest, in: nil, depth: 0)
    }

    /// The nodes up to the end of the section that `opening` begins, or of the template.
    private static func nodes(
        of rest: inout ArraySlice<TemplatePiece>, in opening: TemplateTag?, depth: Int
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
                    throw TemplateSyntaxError(message: TemplateLimits.tooDeep, location: tag.location)
                }
                nodes.append(.section(tag, try Self.nodes(of: &rest, in: tag, depth: depth + 1)))
            case .close:
                if tag.name == opening?.name { return nodes }
                throw TemplateSyntaxError(message: "'{{/\(tag.name)}}' closes nothing", location: tag.location)
            }
        }
        guard let opening else { return nodes }
        throw TemplateSyntaxError(message: "'{{#\(opening.name)}}' is not closed", location: opening.location)
    }
}

/// A template that is ready to be rendered: its names are looked up and its partials included.
struct Template: Sendable {
    enum Node: Sendable {
        case text(String)
        /// `{{.}}`: the text that the section around it shows.
        case dot(isRaw: Bool)
        case variable([ViewName], isRaw: Bool)
        indirect case section([ViewName], isInverted: Bool, [Node])
    }

    let nodes: [Node]

    /// Links a template that ``TemplateCheck`` has passed: an unknown name or partial shows nothing.
    init(_ name: String, among files: [String: TemplateFile]) {
        nodes = Self.nodes(of: name, among: files, indentation: "")
    }

    private static func nodes(
        of name: String, among files: [String: TemplateFile], indentation: String
    ) -> [Node] {
        guard let file = files["\(name).mustache"] else { return [] }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
        return linked((try? TemplateNode.nodes(of: text, file: file.location)) ?? [], among: files)
    }

    private static func linked(_ nodes: [TemplateNode], among files: [String: TemplateFile]) -> [Node] {
        nodes.flatMap { node -> [Node] in
            switch node {
            case .text(let text): [.text(text)]
            case .variable(let tag):
                tag.name == "."
                    ? [.dot(isRaw: tag.kind == .rawVariable)]
                    : [.variable(path(of: tag), isRaw: tag.kind == .rawVariable)]
            case .section(let tag, _) where tag.name == ".": []
            case .section(let tag, let nodes):
                [.section(path(of: tag), isInverted: tag.kind == .inverted, linked(nodes, among: files))]
            case .partial(let tag): Self.nodes(of: tag.name, among: files, indentation: tag.indentation)
            }
        }
    }

    private static func path(of tag: TemplateTag) -> [ViewName] {
        tag.name.split(separator: ".").compactMap { ViewName(rawValue: String($0)) }
    }
}
