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

/// Takes away the lines that hold nothing but a section's, partial's or comment's tag (Mustache, "standalone" tags).
enum StandaloneLines {
    enum Piece {
        case text(String)
        case tag(TemplateTag, indentation: String)
    }

    static func applied(to pieces: [TemplatePiece]) -> [Piece] {
        var result: [Piece] = []
        var skipsLineEnd = false
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text):
                let kept = skipsLineEnd ? Self.afterLineEnd(of: text) : text
                skipsLineEnd = false
                result.append(.text(kept))
            case .tag(let tag):
                guard tag.kind.mayStandAlone, isAlone(index, in: pieces) else {
                    result.append(.tag(tag, indentation: ""))
                    continue
                }
                var indentation = ""
                if case .text(let before)? = result.last {
                    let line = before.reversed().prefix { $0 == " " || $0 == "\t" }
                    indentation = String(line.reversed())
                    result[result.count - 1] = .text(String(before.dropLast(indentation.count)))
                }
                result.append(.tag(tag, indentation: indentation))
                skipsLineEnd = true
            }
        }
        return result
    }

    /// Whether the line of a tag holds nothing else but blanks.
    private static func isAlone(_ index: Int, in pieces: [TemplatePiece]) -> Bool {
        var isFirst = index == 0
        if index > 0, case .text(let before) = pieces[index - 1] {
            let last = before.last { $0 != " " && $0 != "\t" }
            isFirst = last.map(\.isNewline) ?? (index == 1)
        }
        guard isFirst else { return false }
        guard index + 1 < pieces.count else { return true }
        guard case .text(let after) = pieces[index + 1] else { return false }
        return after.first { $0 != " " && $0 != "\t" }.map(\.isNewline) ?? (index + 2 == pieces.count)
    }

    private static func afterLineEnd(of text: String) -> String {
        String(text.drop { $0 == " " || $0 == "\t" }.dropFirst())
    }
}
