import Findings

/// A piece of a template: text, or a tag.
enum TemplatePiece {
    case text(String)
    case tag(TemplateTag)
}

/// Cuts a template into text and tags.
struct TemplateScanner {
    private var rest: Substring
    private let file: String
    private var line = 1
    private var column = 1

    /// Cuts a text; findings speak of `file`.
    static func pieces(of text: String, file: String) throws(TemplateSyntaxError) -> [TemplatePiece] {
        var scanner = TemplateScanner(rest: text[...], file: file)
        var pieces: [TemplatePiece] = []
        while !scanner.rest.isEmpty {
            let text = scanner.text()
            if !text.isEmpty { pieces.append(.text(text)) }
            if let tag = try scanner.tag() { pieces.append(.tag(tag)) }
        }
        return pieces
    }

    private init(rest: Substring, file: String) {
        self.rest = rest
        self.file = file
    }

    /// The text before the next tag or the end.
    private mutating func text() -> String {
        var text = ""
        while let character = rest.first, !rest.hasPrefix("{{") {
            text.append(character)
            advance(1)
        }
        return text
    }

    /// The tag that begins here; nil at the end.
    private mutating func tag() throws(TemplateSyntaxError) -> TemplateTag? {
        guard rest.hasPrefix("{{") else { return nil }
        let place = SourceLocation(file: file, line: line, column: column)
        advance(2)
        var content = ""
        while let character = rest.first {
            if rest.hasPrefix("}}") {
                advance(content.hasPrefix("{") && rest.hasPrefix("}}}") ? 3 : 2)
                return try TemplateTag(content, at: place)
            }
            content.append(character)
            advance(1)
        }
        throw TemplateSyntaxError(message: "the tag is not closed", location: place)
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count {
            guard let character = rest.popFirst() else { return }
            if character.isNewline {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
    }
}
