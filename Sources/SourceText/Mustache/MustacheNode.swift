/// A template as a tree: sections hold what is between their tags.
package indirect enum MustacheNode: Sendable {
    case text(String)
    /// `{{name}}` or `{{{name}}}`.
    case variable(MustacheTag)
    /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
    case section(MustacheTag, [MustacheNode])
    /// `{{> name}}`.
    case partial(MustacheTag)

    package var tag: MustacheTag? {
        switch self {
        case .text: nil
        case .variable(let tag), .section(let tag, _), .partial(let tag): tag
        }
    }

    /// The depth of sections inside each other, since parsing and rendering recurse.
    package static let depthLimit = 100

    /// Parses a template; with `changesDelimiters` it may have tags such as `{{=<% %>=}}`.
    package static func nodes(
        of text: String,
        file: String,
        changesDelimiters: Bool = false
    ) throws(MustacheSyntaxError) -> [MustacheNode] {
        var scanner = MustacheScanner(text, file: file, changesDelimiters: changesDelimiters)
        var rest = try scanner.pieces()[...]
        return try nodes(of: &rest, in: nil, depth: 0)
    }

    package static let tooDeep =
        "sections and partials are nested more than \(depthLimit) deep"

    /// The nodes up to the end of the section that `opening` begins, or of the template.
    private static func nodes(
        of rest: inout ArraySlice<MustachePiece>,
        in opening: MustacheTag?,
        depth: Int
    ) throws(MustacheSyntaxError) -> [MustacheNode] {
        var nodes: [MustacheNode] = []
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
                guard depth < depthLimit else {
                    throw MustacheSyntaxError(
                        message: tooDeep,
                        location: tag.location
                    )
                }
                nodes.append(.section(tag, try Self.nodes(of: &rest, in: tag, depth: depth + 1)))
            case .close:
                if tag.name == opening?.name { return nodes }
                throw MustacheSyntaxError(
                    message: "'{{/\(tag.name)}}' closes nothing",
                    location: tag.location
                )
            }
        }
        guard let opening else { return nodes }
        throw MustacheSyntaxError(
            message: "'{{#\(opening.name)}}' is not closed",
            location: opening.location
        )
    }
}

extension String {
    /// The text with each line that is not empty indented, as Mustache indents a partial.
    package func indented(by indentation: String) -> String {
        if indentation.isEmpty { return self }
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
    }
}
