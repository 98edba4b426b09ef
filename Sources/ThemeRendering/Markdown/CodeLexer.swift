import Findings

/// Cuts code into comments, strings, numbers and words: as much of a language as its colours ask for.
///
/// The pieces follow each other, and are all of the text. Complexity: O(n).
struct CodeLexer {
    private let language: Language
    private let comment: (open: [UInt8], close: [UInt8])?
    private let lineComments: [[UInt8]]
    private let wordBytes: ASCIISet
    private let text: String
    private let bytes: [UInt8]
    /// Where the rest begins, and where the plain text before it.
    private var place = 0
    private var plainStart = 0
    private var result: [CodeToken] = []
    /// Up to where nothing closes an apostrophe or a regular expression, so that nobody looks again.
    private var unclosed = (apostrophes: 0, regExps: 0)

    init(_ text: String, language: Language) {
        self.language = language
        self.text = text
        bytes = Array(text.utf8)
        let comment = language.isMarkup ? ("<!--", "-->") : language.blockComment
        self.comment = comment.map { (Array($0.0.utf8), Array($0.1.utf8)) }
        lineComments = language.isMarkup ? [] : language.lineComments.map { Array($0.utf8) }
        wordBytes = ASCIISet.word.union(language.wordCharacters)
    }

    /// The pieces of the text.
    consuming func tokens() -> [CodeToken] {
        if language.isDiff { return diffTokens() }
        while place < bytes.count {
            let first = bytes[place]
            if !(lexComment() || lexQuoted(first) || lexRegExp(first) || lexMarkup(first) || lexNumber(first)
                || lexAttribute(first)
                || lexWord())
            {
                place += 1
            }
        }
        flush()
        return result
    }

    /// Moves the rest up to `end` to the result; plain text is gathered.
    private mutating func take(_ kind: CodeToken.Kind, upTo end: Int) {
        if kind != .plain {
            flush()
            result.append(CodeToken(kind, place..<end))
            plainStart = end
        }
        place = end
    }

    private mutating func flush() {
        if plainStart < place { result.append(CodeToken(.plain, plainStart..<place)) }
    }

    /// A piece for each line that has a colour; what ends it is plain.
    private consuming func diffTokens() -> [CodeToken] {
        while place < bytes.count {
            let end = end(from: place) { $0 != UInt8(ascii: "\n") }
            take(kind(ofLineFrom: bytes[place]), upTo: end)
            place = min(end + 1, bytes.count)
        }
        flush()
        return result
    }

    private func kind(ofLineFrom first: UInt8) -> CodeToken.Kind {
        switch first {
        case UInt8(ascii: "+"): .inserted
        case UInt8(ascii: "-"): .deleted
        case UInt8(ascii: "@"): .comment
        default: .plain
        }
    }
}

extension CodeLexer {
    private mutating func lexComment() -> Bool {
        if let comment, isNext(comment.open, at: place) {
            take(.comment, upTo: end(of: comment.close, from: place + comment.open.count))
            return true
        }
        guard lineComments.contains(where: { isNext($0, at: place) }) else { return false }
        if language.spacesComments, place > 0, !ASCIISet.space.contains(bytes[place - 1]) { return false }
        take(.comment, upTo: end(from: place) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
        return true
    }

    private mutating func lexQuoted(_ quote: UInt8) -> Bool {
        guard language.quotes.contains(quote) else { return false }
        // Between tags is prose.
        if language.isMarkup, place == 0 || bytes[place - 1] != UInt8(ascii: "=") { return false }
        if quote == UInt8(ascii: "'"), language.hasCharacters { return lexCharacter() }
        if quote == UInt8(ascii: "'"), place < unclosed.apostrophes { return false }
        if byte(at: place + 1) == quote, byte(at: place + 2) == quote {
            take(.string, upTo: end(of: [quote, quote, quote], from: place + 3))
            return true
        }
        let (end, isClosed) = endOfString(quote)
        if quote == UInt8(ascii: "'"), !isClosed {
            unclosed.apostrophes = end
            return false
        }
        let isKey =
            language.hasKeys && byte(at: self.end(from: end, while: ASCIISet.space.contains)) == UInt8(ascii: ":")
        take(isKey ? .attribute : .string, upTo: end)
        return true
    }

    /// One character between quotes; without the second one it is the name of a lifetime, or an apostrophe.
    private mutating func lexCharacter() -> Bool {
        let (quote, longest) = (UInt8(ascii: "'"), 12)
        guard let first = byte(at: place + 1) else { return false }
        let isEscape = first == UInt8(ascii: "\\")
        let length = isEscape ? 2 : first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let start = min(place + 1 + length, bytes.count)
        let end = isEscape ? end(from: start) { $0 != quote && ASCIISet.number.union("{}").contains($0) } : start
        guard byte(at: end) == quote, end - place <= longest else { return false }
        take(.string, upTo: end + 1)
        return true
    }

    /// A regular expression: where a value may stand, a `/` does not divide.
    private mutating func lexRegExp(_ first: UInt8) -> Bool {
        guard language.hasRegExps, first == UInt8(ascii: "/"), place >= unclosed.regExps else { return false }
        let before = bytes[..<place].last { !ASCIISet.space.contains($0) }
        guard before.map(ASCIISet.beforeValue.contains) ?? true else { return false }
        var (end, isEscaped, isInClass) = (place + 1, false, false)
        while let byte = byte(at: end), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            end += 1
            if byte == first, !isEscaped, !isInClass {
                take(.string, upTo: endOfWord(from: end, ASCIISet.letter))
                return true
            }
            if !isEscaped, byte == UInt8(ascii: "[") { isInClass = true }
            if !isEscaped, byte == UInt8(ascii: "]") { isInClass = false }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        unclosed.regExps = end
        return false
    }

    /// Where a string ends that begins here, behind its quote or with its line, and whether that is its quote.
    private func endOfString(_ quote: UInt8) -> (end: Int, isClosed: Bool) {
        var (end, isEscaped) = (place + 1, false)
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), quote != UInt8(ascii: "`") { break }
            end += 1
            if byte == quote && !isEscaped { return (end, true) }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return (end, false)
    }

    private mutating func lexMarkup(_ first: UInt8) -> Bool {
        guard language.isMarkup, first == UInt8(ascii: "<") else { return false }
        take(.tag, upTo: endOfWord(from: place + 1, ASCIISet.tag))
        return true
    }

    private mutating func lexNumber(_ first: UInt8) -> Bool {
        guard ASCIISet.digit.contains(first), !language.isMarkup else { return false }
        take(.number, upTo: endOfWord(from: place, ASCIISet.number))
        return true
    }

    private mutating func lexAttribute(_ first: UInt8) -> Bool {
        guard language.attributePrefixes.contains(first) else { return false }
        let end = endOfWord(from: place + 1, wordBytes)
        guard end > place + 1 else { return false }
        take(.attribute, upTo: end)
        return true
    }

    private mutating func lexWord() -> Bool {
        let end = endOfWord(from: place, wordBytes)
        guard end > place else { return false }
        take(kind(of: String(decoding: bytes[place..<end], as: UTF8.self), upTo: end), upTo: end)
        return true
    }

    private func kind(of word: String, upTo end: Int) -> CodeToken.Kind {
        let nextPlace = self.end(from: end) { $0 == UInt8(ascii: " ") }
        let next = byte(at: nextPlace)
        if language.isMarkup { return next == UInt8(ascii: "=") ? .attribute : .plain }
        if language.keywords.contains(word) { return .keyword }
        if language.constants.contains(word) { return .constant }
        if language.hasKeys, isKey(before: nextPlace) { return .attribute }
        if language.hasCapitalTypes, word.isCapitalised { return .type }
        return next == UInt8(ascii: "(") ? .function : .plain
    }

    /// Whether what stands at a place makes a key of the word before it.
    private func isKey(before place: Int) -> Bool {
        switch byte(at: place) {
        case UInt8(ascii: "="): true
        case UInt8(ascii: ":"): !language.spacesKeys || (byte(at: place + 1).map(ASCIISet.space.contains) ?? true)
        default: false
        }
    }
}

extension CodeLexer {
    private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private func isNext(_ text: [UInt8], at place: Int) -> Bool {
        guard bytes[place] == text[0], place + text.count <= bytes.count else { return false }
        return text.indices.allSatisfy { bytes[place + $0] == text[$0] }
    }

    /// Where the bytes end that `isPart` holds of.
    private func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
        var end = start
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        return end
    }

    /// The place behind `close`, or the end of the text where that is missing.
    private func end(of close: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            if isNext(close, at: end) { return end + close.count }
            end += 1
        }
        return bytes.count
    }

    /// Where a word ends, made of some ASCII characters and of the letters and digits of any other script.
    private func endOfWord(from start: Int, _ ascii: ASCIISet) -> Int {
        var end = start
        while end < bytes.count {
            if bytes[end] < 0x80 {
                guard ascii.contains(bytes[end]) else { break }
                end += 1
            } else {
                let scalar = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: end)]
                guard scalar.isPartOfWord || scalar.isMark && end > start else { break }
                end += scalar.utf8.count
            }
        }
        return end
    }
}

extension String {
    /// Whether it begins with a capital letter of any script.
    fileprivate var isCapitalised: Bool {
        guard let byte = utf8.first, byte < 0x80 else { return first?.isUppercase ?? false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool { isAlphanumeric && !isMark }
}
