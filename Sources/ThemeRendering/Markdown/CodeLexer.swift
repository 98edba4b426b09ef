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
            if !(lexComment() || lexQuoted(first) || lexMarkup(first) || lexNumber(first) || lexAttribute(first)
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
        take(.comment, upTo: end(from: place) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
        return true
    }

    private mutating func lexQuoted(_ quote: UInt8) -> Bool {
        guard language.quotes.contains(quote) else { return false }
        if byte(at: place + 1) == quote, byte(at: place + 2) == quote {
            take(.string, upTo: end(of: [quote, quote, quote], from: place + 3))
            return true
        }
        let end = endOfString(quote)
        let isKey =
            language.hasKeys && byte(at: self.end(from: end, while: ASCIISet.space.contains)) == UInt8(ascii: ":")
        take(isKey ? .attribute : .string, upTo: end)
        return true
    }

    /// Where a string ends that begins here: behind its quote, or with its line.
    private func endOfString(_ quote: UInt8) -> Int {
        var (end, isEscaped) = (place + 1, false)
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), quote != UInt8(ascii: "`") { break }
            end += 1
            if byte == quote && !isEscaped { break }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return end
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
        let next = byte(at: self.end(from: end) { $0 == UInt8(ascii: " ") })
        take(kind(of: String(decoding: bytes[place..<end], as: UTF8.self), followedBy: next), upTo: end)
        return true
    }

    private func kind(of word: String, followedBy next: UInt8?) -> CodeToken.Kind {
        if language.isMarkup { return next == UInt8(ascii: "=") ? .attribute : .plain }
        if language.keywords.contains(word) { return .keyword }
        if language.constants.contains(word) { return .constant }
        if language.hasKeys, next == UInt8(ascii: ":") || next == UInt8(ascii: "=") { return .attribute }
        if language.hasCapitalTypes, word.isCapitalised { return .type }
        return next == UInt8(ascii: "(") ? .function : .plain
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
    /// Whether it is a letter or a digit.
    fileprivate var isPartOfWord: Bool { !isMark && (properties.isAlphabetic || properties.numericType != nil) }

    /// Whether it is a mark on what comes before it, which belongs to a word where that does.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
