/// Cuts code into comments, strings, numbers and words: as much of a language as its colours ask for.
///
/// The pieces, joined, are the text. Complexity: O(n).
struct CodeLexer {
    private let language: Language
    private var rest: Substring
    private var result: [CodeToken] = []
    private var plain: Substring

    init(_ text: String, language: Language) {
        self.language = language
        rest = text[...]
        plain = text[..<text.startIndex]
    }

    /// The pieces of the text.
    consuming func tokens() -> [CodeToken] {
        if language.isDiff { return diffTokens() }
        while let first = rest.first {
            if !(lexComment() || lexQuoted(first) || lexMarkup(first) || lexNumber(first) || lexAttribute(first)
                || lexWord(first))
            {
                take(.plain, 1)
            }
        }
        flush()
        return result
    }

    /// Moves `count` characters from the rest to the result; plain ones are gathered.
    private mutating func take(_ kind: CodeToken.Kind, _ count: Int) {
        let piece = rest.prefix(count)
        if kind == .plain {
            plain = plain.isEmpty ? piece : plain.base[plain.startIndex..<piece.endIndex]
        } else {
            flush()
            result.append(CodeToken(kind, piece))
        }
        rest = rest[piece.endIndex...]
    }

    private mutating func flush() {
        if !plain.isEmpty { result.append(CodeToken(.plain, plain)) }
        plain = rest.prefix(0)
    }

    private func diffTokens() -> [CodeToken] {
        rest.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            let kind: CodeToken.Kind =
                switch line.first {
                case "+": .inserted
                case "-": .deleted
                case "@": .comment
                default: .plain
                }
            return (index == 0 ? [] : [CodeToken(.plain, "\n")]) + [CodeToken(kind, line)]
        }
    }
}

extension CodeLexer {
    private mutating func lexComment() -> Bool {
        if let (open, close) = language.isMarkup ? ("<!--", "-->") : language.blockComment, rest.hasPrefix(open) {
            take(.comment, length(upTo: close, from: open.count))
            return true
        }
        guard !language.isMarkup, language.lineComments.contains(where: { rest.hasPrefix($0) }) else { return false }
        take(.comment, rest.prefix { !$0.isNewline }.count)
        return true
    }

    /// How long the rest is up to and including `close`, or as a whole where that is missing.
    private func length(upTo close: String, from start: Int) -> Int {
        var count = start
        var tail = rest.dropFirst(start)
        while !tail.isEmpty {
            if tail.hasPrefix(close) { return count + close.count }
            tail = tail.dropFirst()
            count += 1
        }
        return count
    }

    private mutating func lexQuoted(_ quote: Character) -> Bool {
        guard language.quotes.contains(quote) else { return false }
        let isTriple = rest.hasPrefix(String(repeating: quote, count: 3))
        if isTriple {
            take(.string, length(upTo: String(repeating: quote, count: 3), from: 3))
            return true
        }
        var count = 1
        var isEscaped = false
        for character in rest.dropFirst() {
            if character.isNewline && quote != "`" { break }
            count += 1
            if character == quote && !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped
        }
        let isKey = language.hasKeys && rest.dropFirst(count).first { !$0.isWhitespace } == ":"
        take(isKey ? .attribute : .string, count)
        return true
    }

    private mutating func lexMarkup(_ first: Character) -> Bool {
        guard language.isMarkup, first == "<" else { return false }
        take(.tag, 1 + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "/!-:".contains($0) }.count)
        return true
    }

    private mutating func lexNumber(_ first: Character) -> Bool {
        guard first.isNumber, !language.isMarkup else { return false }
        take(.number, rest.prefix { $0.isNumber || $0.isLetter || "._%".contains($0) }.count)
        return true
    }

    private mutating func lexAttribute(_ first: Character) -> Bool {
        guard language.attributePrefixes.contains(first) else { return false }
        let count = rest.dropFirst().prefix(while: isWordCharacter).count
        guard count > 0 else { return false }
        take(.attribute, count + 1)
        return true
    }

    private func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || language.wordCharacters.contains(character)
    }

    private mutating func lexWord(_ first: Character) -> Bool {
        let word = rest.prefix(while: isWordCharacter)
        guard !word.isEmpty else { return false }
        let next = rest[word.endIndex...].first { $0 != " " }
        take(kind(of: String(word), followedBy: next), word.count)
        return true
    }

    private func kind(of word: String, followedBy next: Character?) -> CodeToken.Kind {
        if language.isMarkup { return next == "=" ? .attribute : .plain }
        if language.keywords.contains(word) { return .keyword }
        if language.constants.contains(word) { return .constant }
        if language.hasKeys, next == ":" || next == "=" { return .attribute }
        if language.hasCapitalTypes, word.first?.isUppercase ?? false { return .type }
        return next == "(" ? .function : .plain
    }
}
