import Findings

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
    private mutating func text() -> String { take(upTo: Self.place(of: "{{", in: rest) ?? rest.endIndex) }

    /// The tag that begins here; nil at the end.
    private mutating func tag() throws(TemplateSyntaxError) -> TemplateTag? {
        guard rest.utf8.starts(with: "{{".utf8) else { return nil }
        let place = SourceLocation(file: file, line: line, column: column)
        _ = take(upTo: rest.utf8.index(rest.startIndex, offsetBy: 2))
        guard let end = Self.place(of: "}}", in: rest) else {
            throw TemplateSyntaxError(message: "the tag is not closed", location: place)
        }
        let content = take(upTo: end)
        let isRaw = content.utf8.first == UInt8(ascii: "{") && rest.utf8.starts(with: "}}}".utf8)
        _ = take(upTo: rest.utf8.index(rest.startIndex, offsetBy: isRaw ? 3 : 2))
        return try TemplateTag(content, at: place)
    }

    /// Where two equal ASCII characters stand next to each other; bytes are looked at, whatever marks stand on them.
    private static func place(of pair: StaticString, in text: Substring) -> String.Index? {
        let byte = pair.utf8Start.pointee
        var place = text.utf8.startIndex
        while let found = text.utf8[place...].firstIndex(of: byte) {
            place = text.utf8.index(after: found)
            if place < text.utf8.endIndex, text.utf8[place] == byte { return found }
        }
        return nil
    }

    /// Takes text away, and counts its lines and columns.
    private mutating func take(upTo end: String.Index) -> String {
        let text = rest[..<end]
        rest = rest[end...]
        if text.utf8.allSatisfy({ $0 == 0x0A || (0x20..<0x7F).contains($0) }) {
            let tail = text.utf8.reversed().prefix { $0 != 0x0A }.count
            let lines = tail == text.utf8.count ? 0 : text.utf8.count { $0 == 0x0A }
            (line, column) = (line + lines, (lines > 0 ? 1 : column) + tail)
        } else {
            for character in text {
                (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
            }
        }
        return String(text)
    }
}
