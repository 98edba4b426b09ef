import Findings

/// A Mustache tag in a template, with its place.
struct TemplateTag: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case variable, rawVariable, section, inverted, close, partial, comment

        /// Whether a tag that has a line for itself takes the line away with it.
        var mayStandAlone: Bool { self != .variable && self != .rawVariable }
    }

    let kind: Kind
    let name: String
    let location: SourceLocation

    /// Reads what stands between the braces.
    ///
    /// We use variables, sections, partials and comments; the rest of Mustache (delimiters, inheritance, transforms) is
    /// refused, so that every name can be checked when the template is loaded.
    init(_ content: String, at location: SourceLocation) throws(TemplateSyntaxError) {
        let kind = content.first.flatMap(Kind.init)
        let words = (kind == nil ? content[...] : content.dropFirst()).split(whereSeparator: \.isBlank)
        name = words.count == 1 ? String(words[0]) : ""
        let isPlain = !name.isEmpty && name.allSatisfy(\.isPartOfName)
        guard isPlain || kind == .comment else {
            throw TemplateSyntaxError(
                message: "'{{\(content)}}' is not allowed: use variables, sections and partials", location: location)
        }
        self.kind = kind ?? .variable
        self.location = location
    }
}

extension TemplateTag.Kind {
    /// What the first character of a tag says of it.
    fileprivate init?(_ mark: Character) {
        switch mark {
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

// Characters of ASCII are told at once: those of a tag hardly are others, whose properties take long to look up.
extension Character {
    fileprivate var isBlank: Bool { (asciiValue ?? 0) <= 0x20 && isWhitespace }

    fileprivate var isPartOfName: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
        default: isLetter || isNumber
        }
    }
}

/// What a template holds that it may not.
struct TemplateSyntaxError: Error {
    let message: String
    let location: SourceLocation
}
