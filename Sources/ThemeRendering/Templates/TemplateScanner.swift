import SourceText

struct TemplateTag: Sendable {
    enum Kind: Sendable { case variable, rawVariable, section, inverted, close, partial, comment }

    let kind: Kind
    let name: String
    let location: SourceLocation
    /// The indentation of a partial that is alone on its line: every line of the partial gets it.
    var indentation = ""

    /// Reads what stands between the braces.
    ///
    /// Other Mustache tags (delimiters, inheritance, transforms) are refused, so that every name can be checked at load
    /// time.
    init(_ content: String, at location: SourceLocation) throws(TemplateSyntaxError) {
        let kind = content.first.flatMap(Kind.init)
        let words = (kind == nil ? content[...] : content.dropFirst()).split(
            whereSeparator: \.isWhitespace
        )
        name = words.count == 1 ? String(words[0]) : ""
        let isPlain =
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
        guard isPlain || kind == .comment else {
            throw TemplateSyntaxError(
                message: "'{{\(content)}}' is not allowed: use variables, sections and partials",
                location: location
            )
        }
        self.kind = kind ?? .variable
        self.location = location
    }
}

extension TemplateTag.Kind {
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

struct TemplateSyntaxError: Error {
    let message: String
    let location: SourceLocation
}

enum TemplatePiece {
    case text(String)
    case tag(TemplateTag)
}

struct TemplateScanner {
    private var rest: Substring
    private let file: String
    private var line = 1
    private var column = 1

    static func pieces(of text: String, file: String) throws(TemplateSyntaxError) -> [TemplatePiece]
    {
        var scanner = TemplateScanner(rest: text[...], file: file)
        var pieces: [TemplatePiece] = []
        while !scanner.rest.isEmpty {
            let text = scanner.take(upTo: scanner.rest.utf8.start(of: "{{"))
            if !text.isEmpty { pieces.append(.text(text)) }
            if let tag = try scanner.tag() { pieces.append(.tag(tag)) }
        }
        return pieces.withoutStandaloneLines()
    }

    private init(rest: Substring, file: String) {
        self.rest = rest
        self.file = file
    }

    private mutating func tag() throws(TemplateSyntaxError) -> TemplateTag? {
        guard !rest.isEmpty else { return nil }
        let location = SourceLocation(file: file, line: line, column: column)
        _ = take(upTo: rest.utf8.index(rest.startIndex, offsetBy: 2))
        guard let end = rest.utf8.start(of: "}}") else {
            throw TemplateSyntaxError(message: "the tag is not closed", location: location)
        }
        let content = take(upTo: end)
        let isRaw = content.utf8.first == UInt8(ascii: "{") && rest.utf8.starts(with: "}}}".utf8)
        _ = take(upTo: rest.utf8.index(rest.startIndex, offsetBy: isRaw ? 3 : 2))
        return try TemplateTag(content, at: location)
    }

    /// Removes text up to an index, or to the end, and counts its lines and columns.
    private mutating func take(upTo end: String.Index?) -> String {
        let text = rest[..<(end ?? rest.endIndex)]
        rest = rest[text.endIndex...]
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        line += lines.count - 1
        column =
            (lines.count == 1 ? column : 1)
            + (lines.last.map { Substring($0).unicodeScalars.count } ?? 0)
        return String(text)
    }
}

extension [TemplatePiece] {
    /// Removes the lines that hold nothing but one tag of a section, partial or comment (Mustache: "standalone" tags).
    fileprivate func withoutStandaloneLines() -> [TemplatePiece] {
        var result: [TemplatePiece] = []
        var skipsLineEnd = false
        for (index, piece) in enumerated() {
            switch piece {
            case .text(let text):
                result.append(
                    .text(skipsLineEnd ? String(text.drop(while: \.isBlank).dropFirst()) : text)
                )
                skipsLineEnd = false
            case .tag(var tag):
                if isStandalone(tag, at: index) {
                    if case .text(let before)? = result.last {
                        let end =
                            before.lastIndex { !$0.isBlank }.map(before.index(after:))
                            ?? before.startIndex
                        result[result.count - 1] = .text(String(before[..<end]))
                        tag.indentation = String(before[end...])
                    }
                    skipsLineEnd = true
                }
                result.append(.tag(tag))
            }
        }
        return result
    }

    private func isStandalone(_ tag: TemplateTag, at index: Int) -> Bool {
        if tag.kind == .variable || tag.kind == .rawVariable { return false }
        var beginsLine = index == 0
        if index > 0, case .text(let before) = self[index - 1] {
            beginsLine = before.last { !$0.isBlank }.map(\.isNewline) ?? (index == 1)
        }
        guard beginsLine else { return false }
        guard index + 1 < count else { return true }
        guard case .text(let after) = self[index + 1] else { return false }
        return after.first { !$0.isBlank }.map(\.isNewline) ?? (index + 2 == count)
    }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
