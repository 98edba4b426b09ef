/// A template as a tree.
indirect enum TemplateNode {
    case text(String)
    /// `{{name}}` or `{{{name}}}`.
    case variable(TemplateTag)
    /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
    case section(TemplateTag, [TemplateNode])
    /// `{{> name}}`; every line of it is indented as the tag was.
    case partial(TemplateTag, indentation: String)

    /// The tag of what is no text.
    var tag: TemplateTag? {
        switch self {
        case .text: nil
        case .variable(let tag), .section(let tag, _), .partial(let tag, _): tag
        }
    }

    /// Reads a template; `file` is the name that errors speak of.
    static func nodes(of text: String, file: String) throws(TemplateSyntaxError) -> [TemplateNode] {
        let pieces = StandaloneLines.applied(to: try TemplateScanner.pieces(of: text, file: file))
        var position = 0
        return try nodes(of: pieces, from: &position, in: nil, depth: 0)
    }

    /// The nodes up to the end of the section that `opening` begins, or of the template.
    private static func nodes(
        of pieces: [StandaloneLines.Piece], from position: inout Int, in opening: TemplateTag?, depth: Int
    ) throws(TemplateSyntaxError) -> [TemplateNode] {
        var nodes: [TemplateNode] = []
        while position < pieces.count {
            let piece = pieces[position]
            position += 1
            switch piece {
            case .text(let text): nodes.append(.text(text))
            case .tag(let tag, let indentation):
                switch tag.kind {
                case .comment: continue
                case .variable, .rawVariable: nodes.append(.variable(tag))
                case .partial: nodes.append(.partial(tag, indentation: indentation))
                case .section, .inverted:
                    guard depth < TemplateLimits.nesting else {
                        throw TemplateSyntaxError(message: TemplateLimits.tooDeep, location: tag.location)
                    }
                    nodes.append(
                        .section(tag, try Self.nodes(of: pieces, from: &position, in: tag, depth: depth + 1)))
                case .close:
                    if tag.name == opening?.name { return nodes }
                    throw TemplateSyntaxError(message: "'{{/\(tag.name)}}' closes nothing", location: tag.location)
                }
            }
        }
        guard let opening else { return nodes }
        throw TemplateSyntaxError(message: "'{{#\(opening.name)}}' is not closed", location: opening.location)
    }
}
