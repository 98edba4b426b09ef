/// A tag of Mustache, such as `{{name}}` and `{{#name}}`.
package struct MustacheTag: Sendable {
    package enum Kind: Sendable {
        case variable, rawVariable, section, inverted, close, partial, comment
    }

    package let kind: Kind
    package let name: String
    package let location: SourceLocation
    /// The indentation of a partial that is alone on its line: every line of the partial gets it.
    package var indentation = ""

    /// A tag that shows nothing.
    init(commentAt location: SourceLocation) {
        kind = .comment
        name = ""
        self.location = location
    }

    /// Reads what stands between the braces.
    ///
    /// Other Mustache tags (inheritance, transforms) are refused, so that every name can be checked at load time.
    init(_ content: String, at location: SourceLocation) throws(MustacheSyntaxError) {
        let kind = content.first.flatMap(Kind.init)
        let words = (kind == nil ? content[...] : content.dropFirst()).split(
            whereSeparator: \.isWhitespace
        )
        name = words.count == 1 ? String(words[0]) : ""
        let isPlain =
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
        guard isPlain || kind == .comment else {
            throw MustacheSyntaxError(
                message: "'{{\(content)}}' is not allowed: use variables, sections and partials",
                location: location
            )
        }
        self.kind = kind ?? .variable
        self.location = location
    }
}

extension MustacheTag.Kind {
    fileprivate init?(_ sign: Character) {
        switch sign {
        case "#": self = .section
        case "^": self = .inverted
        case "/": self = .close
        case ">": self = .partial
        case "{", "&": self = .rawVariable
        case "!": self = .comment
        default: return nil
        }
    }
}

/// A template that is no Mustache, or uses more of it than we read.
package struct MustacheSyntaxError: Error {
    package let message: String
    package let location: SourceLocation
}
