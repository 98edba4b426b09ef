import Findings

/// A Mustache tag in a template, with its place.
struct TemplateTag: Equatable {
    enum Kind: Equatable {
        case variable, section, inverted, close, partial
    }

    let kind: Kind
    let name: String
    let location: SourceLocation
}

/// What a template holds that it may not.
struct TemplateSyntaxError: Error {
    let message: String
    let location: SourceLocation
}

extension TemplateTag {
    /// The tags of a template in the order of the text.
    ///
    /// We use variables, sections and partials; the rest of Mustache (delimiters, inheritance, transforms) is refused, so
    /// that every name can be checked when the template is loaded.
    static func tags(in text: String, file: String) throws(TemplateSyntaxError) -> [TemplateTag] {
        var tags: [TemplateTag] = []
        var cursor = Cursor(text, file: file)
        while let place = cursor.skipToTag() {
            guard let content = cursor.content() else {
                throw TemplateSyntaxError(message: "the tag is not closed", location: place)
            }
            if content.hasPrefix("!") { continue }
            tags.append(try tag(content, at: place))
        }
        return tags
    }

    private static func tag(_ content: String, at place: SourceLocation) throws(TemplateSyntaxError) -> TemplateTag {
        let kinds: [Character: Kind] = [
            "#": .section, "^": .inverted, "/": .close, ">": .partial, "{": .variable, "&": .variable,
        ]
        let sigil = content.first ?? " "
        let kind = kinds[sigil]
        let words = (kind == nil ? content[...] : content.dropFirst()).split { $0.isWhitespace }
        let name = words.count == 1 ? String(words[0]) : ""
        let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
        guard isPlain else {
            throw TemplateSyntaxError(
                message: "'{{\(content)}}' is not allowed: use variables, sections and partials", location: place)
        }
        return TemplateTag(kind: kind ?? .variable, name: name, location: place)
    }
}

/// Walks over a template, counting lines.
private struct Cursor {
    private var rest: Substring
    private let file: String
    private var line = 1
    private var column = 1

    init(_ text: String, file: String) {
        rest = text[...]
        self.file = file
    }

    /// Moves behind the next `{{`.
    mutating func skipToTag() -> SourceLocation? {
        while !rest.isEmpty {
            if rest.hasPrefix("{{") {
                let place = SourceLocation(file: file, line: line, column: column)
                advance(2)
                return place
            }
            advance(1)
        }
        return nil
    }

    /// What stands before the next `}}`, and moves behind it; nil where there is none.
    mutating func content() -> String? {
        var content = ""
        while let character = rest.first {
            if rest.hasPrefix("}}") {
                advance(content.hasPrefix("{") && rest.hasPrefix("}}}") ? 3 : 2)
                return content
            }
            content.append(character)
            advance(1)
        }
        return nil
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
