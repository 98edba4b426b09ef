/// A run of text, or a tag.
enum MustachePiece {
    case text(String)
    case tag(MustacheTag)
}

/// Splits a template into texts and tags.
struct MustacheScanner {
    private var rest: Substring
    private let file: String
    private let changesDelimiters: Bool
    private var line = 1
    private var column = 1
    private var opening = "{{"
    private var closing = "}}"

    init(_ text: String, file: String, changesDelimiters: Bool) {
        rest = text[...]
        self.file = file
        self.changesDelimiters = changesDelimiters
    }

    mutating func pieces() throws(MustacheSyntaxError) -> [MustachePiece] {
        var pieces: [MustachePiece] = []
        while !rest.isEmpty {
            let text = take(upTo: rest.utf8.start(of: opening))
            if !text.isEmpty { pieces.append(.text(text)) }
            if let tag = try tag() { pieces.append(.tag(tag)) }
        }
        return pieces.withoutStandaloneLines()
    }

    private mutating func tag() throws(MustacheSyntaxError) -> MustacheTag? {
        guard !rest.isEmpty else { return nil }
        let location = SourceLocation(file: file, line: line, column: column)
        skip(opening.utf8.count)
        guard let end = rest.utf8.start(of: closing) else {
            throw MustacheSyntaxError(message: "the tag is not closed", location: location)
        }
        let content = take(upTo: end)
        let isRaw =
            content.utf8.first == UInt8(ascii: "{") && rest.utf8.starts(with: "}\(closing)".utf8)
        skip(closing.utf8.count + (isRaw ? 1 : 0))
        if changesDelimiters, changeDelimiters(to: content) {
            return MustacheTag(commentAt: location)
        }
        return try MustacheTag(content, at: location)
    }

    /// Takes the delimiters of a tag such as `{{=<% %>=}}`; false for any other tag.
    private mutating func changeDelimiters(to content: String) -> Bool {
        guard content.count > 1, content.hasPrefix("="), content.hasSuffix("=") else {
            return false
        }
        let delimiters = content.dropFirst().dropLast().split(whereSeparator: \.isWhitespace)
        guard delimiters.count == 2, !content.dropFirst().dropLast().contains("=") else {
            return false
        }
        opening = String(delimiters[0])
        closing = String(delimiters[1])
        return true
    }

    private mutating func skip(_ count: Int) {
        _ = take(upTo: rest.utf8.index(rest.startIndex, offsetBy: count))
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

extension [MustachePiece] {
    /// Removes the lines that hold nothing but one tag of a section, partial or comment (Mustache: "standalone" tags).
    fileprivate func withoutStandaloneLines() -> [MustachePiece] {
        var result: [MustachePiece] = []
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

    private func isStandalone(_ tag: MustacheTag, at index: Int) -> Bool {
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
