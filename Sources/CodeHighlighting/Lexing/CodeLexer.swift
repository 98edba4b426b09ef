/// Divides code into tokens by a table.
///
/// The lexer looks at bytes and scalars: a combining mark would hide a quote from a scanner of characters. Every mark is
/// ASCII, and words end between scalars, so tokens do too. No byte is looked for twice: an absent end is searched once.
struct CodeLexer {
    let table: LexerTable
    let code: [UInt8]
    let start: Int
    let end: Int
    var index: Int
    private(set) var tokens: [CodeToken] = []
    /// Only blanks are before `index` on its line.
    private(set) var beginsLine = true
    /// The last byte that is no blank, and the kind of its token.
    private(set) var last: (byte: UInt8, kind: CodeToken.Kind?) = (UInt8(ascii: "("), nil)
    /// No span of a rule is closed before this index.
    var unclosed: [Int]
    var unclosedRegExps = 0
    /// A here document begins on the next line, and ends at this name.
    var hereDocumentName: Range<Int>?

    init(_ table: LexerTable, _ code: [UInt8], _ range: Range<Int>) {
        self.table = table
        self.code = code
        start = range.lowerBound
        end = range.upperBound
        index = range.lowerBound
        unclosed = Array(repeating: 0, count: table.syntax.spans.count)
    }

    mutating func lex() {
        switch table.syntax.reading {
        case .code: lexCode()
        case .markup: lexMarkup()
        case .session: lexSession()
        case .plain: break
        }
    }

    private mutating func lexCode() {
        while index < end {
            let byte = code[index]
            let traits = table.traits[Int(byte)]
            if traits.contains(.blank) {
                if traits.contains(.opensSpan), lexSpan(byte) {
                    continue
                }
                lexBlank(byte)
            } else if !lexMarked(byte, traits) {
                pass(to: index + 1)
            }
        }
    }

    private mutating func lexMarked(_ byte: UInt8, _ traits: LexerTable.Traits) -> Bool {
        if traits.contains(.opensSpan), lexSpan(byte) {
            return true
        }
        if traits.contains(.other), lexOther(byte) {
            return true
        }
        if traits.contains(.digit) { return lexNumber() }
        if traits.contains(.sign), lexSign(byte) { return true }
        return traits.contains(.word) && lexWord()
    }

    /// Rarer things: words of other scripts, characters, regular expressions, here documents.
    private mutating func lexOther(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "'"): lexCharacter()
        case UInt8(ascii: "/"): lexRegExp()
        case _ where byte.isASCII: lexHereDocumentMark()
        default: lexWord()
        }
    }

    private mutating func lexBlank(_ byte: UInt8) {
        index += 1
        guard byte.isLineEnd else { return }
        beginsLine = true
        if byte == UInt8(ascii: "\n"), let name = hereDocumentName {
            lexHereDocument(named: name)
        }
    }

    mutating func take(_ kind: CodeToken.Kind, to end: Int) {
        tokens.append(CodeToken(kind, index..<end))
        pass(to: end, as: kind)
    }

    /// Leaves the text before `end` plain.
    mutating func pass(to end: Int, as kind: CodeToken.Kind? = nil) {
        if kind != .comment { last = (code[end - 1], kind) }
        beginsLine = false
        index = end
    }

    /// Reads a part in another language.
    mutating func embed(_ language: LexerTable, to end: Int) {
        var lexer = CodeLexer(language, code, index..<end)
        lexer.lex()
        tokens += lexer.tokens
        index = end
    }
}

extension CodeLexer {
    func byte(at index: Int) -> UInt8? {
        index < end ? code[index] : nil
    }

    func isNext(_ bytes: [UInt8], at index: Int) -> Bool {
        guard index + bytes.count <= end else { return false }
        for offset in bytes.indices where code[index + offset] != bytes[offset] {
            return false
        }
        return true
    }

    func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
        var index = start
        while index < end, isPart(code[index]) { index += 1 }
        return index
    }

    func endOfLine(from start: Int) -> Int {
        end(from: start) { !$0.isLineEnd }
    }

    /// The scalar at an index and the number of its bytes; U+FFFD for a byte that begins none.
    func scalar(at index: Int) -> (value: Unicode.Scalar, length: Int) {
        let length = max((~code[index]).leadingZeroBitCount, 1)
        guard length <= 4, index + length <= end else { return ("\u{FFFD}", 1) }
        let first = UInt32(code[index]) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
        let value = code[index + 1..<index + length].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
        return Unicode.Scalar(value).map { ($0, length) } ?? ("\u{FFFD}", 1)
    }
}
