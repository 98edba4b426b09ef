import Findings

/// Splits code into comments, strings, numbers and words, as far as their colours differ.
///
/// It looks at scalars: a combining mark would hide a quote from a scanner of characters. Complexity: O(n).
struct CodeLexer {
    private let language: Language
    private let text: String
    private let code: [Unicode.Scalar]
    /// Where each scalar begins in the text, and where the last one ends.
    private let indices: [String.Index]
    private var index = 0
    private var plainStart = 0
    private var tokens: [CodeToken] = []
    // No apostrophe or regular expression is closed before this index: searching each only once keeps time linear.
    private var unclosed = (apostrophes: 0, regExps: 0)

    /// The tokens of a text; joined, they are the text again.
    static func tokens(of text: String, in language: Language) -> [CodeToken] {
        var lexer = CodeLexer(text, language)
        if language.isDiff { lexer.lexDiff() } else { lexer.lex() }
        lexer.flush()
        return lexer.tokens
    }

    private init(_ text: String, _ language: Language) {
        (self.text, self.language) = (text, language)
        code = Array(text.unicodeScalars)
        indices = text.unicodeScalars.indices + [text.endIndex]
    }

    private mutating func lex() {
        while let first = scalar(at: index) {
            let isToken =
                lexComment() || lexQuoted(first) || lexRegExp(first) || lexMarkup(first) || lexNumber(first)
                || lexAttribute(first) || lexWord()
            if !isToken { index += 1 }
        }
    }

    private mutating func lexDiff() {
        while let first = scalar(at: index) {
            let end = end(from: index) { $0 != "\n" }
            switch first {
            case "+": take(.inserted, upTo: end)
            case "-": take(.deleted, upTo: end)
            case "@": take(.comment, upTo: end)
            default: break
            }
            index = min(end + 1, code.count)
        }
    }

    private mutating func take(_ kind: CodeToken.Kind, upTo end: Int) {
        if kind != .plain {
            flush()
            tokens.append(CodeToken(kind, text(index..<end)))
            plainStart = end
        }
        index = end
    }

    private mutating func flush() {
        if plainStart < index { tokens.append(CodeToken(.plain, text(plainStart..<index))) }
    }

    private func text(_ range: Range<Int>) -> String {
        String(text[indices[range.lowerBound]..<indices[range.upperBound]])
    }
}

// Each of these takes a token if one of its kind begins here, and returns whether it did.
extension CodeLexer {
    private mutating func lexComment() -> Bool {
        let block = language.isMarkup ? ("<!--", "-->") : language.blockComment
        if let block, isNext(block.open, at: index) {
            take(.comment, upTo: end(of: block.close, from: index + block.open.unicodeScalars.count))
            return true
        }
        guard !language.isMarkup, language.lineComments.contains(where: { isNext($0, at: index) }) else { return false }
        if language.spacesComments, index > 0, !code[index - 1].isSpace { return false }
        take(.comment, upTo: end(from: index) { !$0.isLineEnd })
        return true
    }

    private mutating func lexQuoted(_ quote: Unicode.Scalar) -> Bool {
        guard language.quotes.contains(quote) else { return false }
        // Text between tags is prose.
        if language.isMarkup, index == 0 || code[index - 1] != "=" { return false }
        if quote == "'", language.hasCharacters { return lexCharacter() }
        if quote == "'", index < unclosed.apostrophes { return false }
        if scalar(at: index + 1) == quote, scalar(at: index + 2) == quote {
            take(.string, upTo: end(of: String(repeating: String(quote), count: 3), from: index + 3))
            return true
        }
        let (end, isClosed) = endOfString(quote)
        if quote == "'", !isClosed {
            unclosed.apostrophes = end
            return false
        }
        let isKey = language.hasKeys && scalar(at: self.end(from: end, while: \.isSpace)) == ":"
        take(isKey ? .attribute : .string, upTo: end)
        return true
    }

    /// One character between quotes; without the second quote it is the name of a lifetime, or an apostrophe.
    private mutating func lexCharacter() -> Bool {
        let longest = 12
        guard let first = scalar(at: index + 1) else { return false }
        let isEscape = first == "\\"
        let start = min(index + (isEscape ? 3 : 2), code.count)
        let end = isEscape ? end(from: start) { $0.isPartOfNumber || $0 == "{" || $0 == "}" } : start
        guard scalar(at: end) == "'", end - index <= longest else { return false }
        take(.string, upTo: end + 1)
        return true
    }

    /// A regular expression: `/` where a value may be is not a division.
    private mutating func lexRegExp(_ first: Unicode.Scalar) -> Bool {
        guard language.hasRegExps, first == "/", index >= unclosed.regExps else { return false }
        let before = code[..<index].last { !$0.isSpace }
        guard before.map("(,=:[!&|?{;+-*%~^".unicodeScalars.contains) ?? true else { return false }
        var (end, isEscaped, isInClass) = (index + 1, false, false)
        while let scalar = scalar(at: end), !scalar.isLineEnd {
            end += 1
            if scalar == first, !isEscaped, !isInClass {
                take(.string, upTo: endOfWord(from: end, where: \.isASCIILetter))
                return true
            }
            if !isEscaped, scalar == "[" { isInClass = true }
            if !isEscaped, scalar == "]" { isInClass = false }
            isEscaped = scalar == "\\" && !isEscaped
        }
        unclosed.regExps = end
        return false
    }

    /// The end of the string that begins here, at its quote or at the end of the line, and which of these it is.
    private func endOfString(_ quote: Unicode.Scalar) -> (end: Int, isClosed: Bool) {
        var (end, isEscaped) = (index + 1, false)
        while let scalar = scalar(at: end), quote == "`" || !scalar.isLineEnd {
            end += 1
            if scalar == quote && !isEscaped { return (end, true) }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return (end, false)
    }

    private mutating func lexMarkup(_ first: Unicode.Scalar) -> Bool {
        guard language.isMarkup, first == "<" else { return false }
        take(
            .tag,
            upTo: endOfWord(from: index + 1) { $0.isASCIILetter || $0.isDigit || "/!-:".unicodeScalars.contains($0) })
        return true
    }

    private mutating func lexNumber(_ first: Unicode.Scalar) -> Bool {
        guard first.isDigit, !language.isMarkup else { return false }
        take(.number, upTo: endOfWord(from: index, where: \.isPartOfNumber))
        return true
    }

    private mutating func lexAttribute(_ first: Unicode.Scalar) -> Bool {
        guard language.attributePrefixes.contains(first) else { return false }
        let end = endOfWord(from: index + 1) { isPartOfWord($0) }
        guard end > index + 1 else { return false }
        take(.attribute, upTo: end)
        return true
    }

    private mutating func lexWord() -> Bool {
        let end = endOfWord(from: index) { isPartOfWord($0) }
        guard end > index else { return false }
        take(kind(of: text(index..<end), upTo: end), upTo: end)
        return true
    }

    private func kind(of word: String, upTo end: Int) -> CodeToken.Kind {
        let nextIndex = self.end(from: end) { $0 == " " }
        let next = scalar(at: nextIndex)
        if language.isMarkup { return next == "=" ? .attribute : .plain }
        if language.keywords.contains(word) { return .keyword }
        if language.constants.contains(word) { return .constant }
        if language.hasKeys, isKey(before: nextIndex) { return .attribute }
        if language.hasCapitalTypes, word.first?.isUppercase ?? false { return .type }
        return next == "(" ? .function : .plain
    }

    private func isKey(before index: Int) -> Bool {
        switch scalar(at: index) {
        case "=": true
        case ":": !language.spacesKeys || (scalar(at: index + 1)?.isSpace ?? true)
        default: false
        }
    }
}

extension CodeLexer {
    private func scalar(at index: Int) -> Unicode.Scalar? { index < code.count ? code[index] : nil }

    private func isNext(_ text: String, at index: Int) -> Bool { code[index...].starts(with: text.unicodeScalars) }

    private func end(from start: Int, while isPart: (Unicode.Scalar) -> Bool) -> Int {
        code[start...].firstIndex { !isPart($0) } ?? code.count
    }

    /// The index after `close`, or the end of the text.
    private func end(of close: String, from start: Int) -> Int {
        let range = code[min(start, code.count)...].firstRange(of: Array(close.unicodeScalars))
        return range?.upperBound ?? code.count
    }

    /// The end of a word of ASCII characters that `isPart` accepts, and letters and digits of other scripts.
    private func endOfWord(from start: Int, where isPart: (Unicode.Scalar) -> Bool) -> Int {
        var end = start
        while let scalar = scalar(at: end) {
            let isMember =
                scalar.isASCII ? isPart(scalar) : scalar.isMark ? end > start : scalar.isAlphanumeric
            guard isMember else { break }
            end += 1
        }
        return end
    }

    private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCIILetter || scalar.isDigit || scalar == "_" || language.wordCharacters.contains(scalar)
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isSpace: Bool { self == " " || ("\t"..."\r").contains(self) }
    fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }
    /// Digits, the letters of bases, exponents and units, and the signs between them.
    fileprivate var isPartOfNumber: Bool { isASCIILetter || isDigit || self == "_" || self == "." || self == "%" }
}
