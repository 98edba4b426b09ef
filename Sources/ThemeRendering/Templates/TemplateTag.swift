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
        let kinds: [Character: Kind] = [
            "#": .section, "^": .inverted, "/": .close, ">": .partial, "{": .rawVariable, "&": .rawVariable,
            "!": .comment,
        ]
        let kind = content.first.flatMap { kinds[$0] }
        let words = (kind == nil ? content[...] : content.dropFirst()).split { $0.isWhitespace }
        name = words.count == 1 ? String(words[0]) : ""
        let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
        guard isPlain || kind == .comment else {
            throw TemplateSyntaxError(
                message: "'{{\(content)}}' is not allowed: use variables, sections and partials", location: location)
        }
        self.kind = kind ?? .variable
        self.location = location
    }
}

/// What a template holds that it may not.
struct TemplateSyntaxError: Error {
    let message: String
    let location: SourceLocation
}
