// Each function takes a token if one of its kind begins here, and returns whether it did.
extension CodeLexer {
    /// Digits, the letters of bases, exponents and units, and the signs between them.
    mutating func lexNumber() -> Bool {
        let isHexadecimal = byte(at: index + 1).map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        var position = index + 1
        while let byte = byte(at: position) {
            let before = code[position - 1]
            let isDigitNext = self.byte(at: position + 1)?.isDigit ?? false
            switch byte {
            case UInt8(ascii: "_"): break
            case _ where byte.isDigit || byte.isLetter: break
            case UInt8(ascii: "."), UInt8(ascii: "'"):
                if !isDigitNext || byte == UInt8(ascii: "'") && !table.syntax.hasCharacters {
                    return takeNumber(position)
                }
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                if isHexadecimal || before | 0x20 != UInt8(ascii: "e") || !isDigitNext {
                    return takeNumber(position)
                }
            default: return takeNumber(position)
            }
            position += 1
        }
        return takeNumber(position)
    }

    private mutating func takeNumber(_ position: Int) -> Bool {
        let isPercentage =
            byte(at: position) == UInt8(ascii: "%")
            && table.traits[Int(UInt8(ascii: "%"))].contains(.word)
        take(.number, to: isPercentage ? position + 1 : position)
        return true
    }

    /// A word with a sign before it, such as `@main` or `$HOME`.
    mutating func lexSign(_ byte: UInt8) -> Bool {
        let end = endOfWord(from: index + 1)
        guard end > index + 1, let kind = table.syntax.signs[Unicode.Scalar(byte)] else {
            return false
        }
        // Two of them, as in `std::vector`, are no sign of a word.
        if index > start, code[index - 1] == byte {
            return false
        }
        if code[index + 1].isDigit, !Self.mayBeginWithDigit(kind) {
            return false
        }
        take(kind, to: end)
        return true
    }

    /// `$1` is a variable and `#1a1c1e` a number, but `:1` is no symbol.
    private static func mayBeginWithDigit(_ kind: CodeToken.Kind) -> Bool {
        kind == .variable || kind == .number
    }

    mutating func lexWord() -> Bool {
        let end = endOfWord(from: index)
        guard end > index else {
            pass(to: index + scalar(at: index).length)
            return true
        }
        if let kind = kind(ofWordUpTo: end) { take(kind, to: end) } else { pass(to: end) }
        return true
    }

    private func kind(ofWordUpTo wordEnd: Int) -> CodeToken.Kind? {
        let syntax = table.syntax
        let next = end(from: wordEnd, while: \.isBlank)
        if isKey(before: next) { return .attribute }
        if !isMember, let kind = table.kind(of: code[index..<wordEnd], beginsLine: beginsLine) {
            return kind
        }
        if beginsLine, let kind = syntax.firstWord {
            return kind
        }
        if let kind = syntax.capitals, code[index].isCapital {
            return kind
        }
        return byte(at: next) == UInt8(ascii: "(") ? .function : nil
    }

    /// A word after exactly one dot: `match` in `text.match(x)` is no keyword, and `nil` in `0...nil` is one.
    private var isMember: Bool {
        let dot = UInt8(ascii: ".")
        return index > start && code[index - 1] == dot
            && (index == start + 1 || code[index - 2] != dot)
    }

    /// The text from `self.index` to `index` is a key, since a sign of its language follows.
    func isKey(before index: Int) -> Bool {
        let next = byte(at: index + 1)
        switch (table.syntax.keys, byte(at: index)) {
        case (.never, _): return false
        case (.firstOnLine, _) where !beginsLine: return false
        case (.spaced, UInt8(ascii: ":")): return next.map { $0.isBlank || $0.isLineEnd } ?? true
        case (.spaced, _): return false
        case (_, UInt8(ascii: "=")): return next != UInt8(ascii: "=")
        case (_, UInt8(ascii: ":")): return next != UInt8(ascii: ":")
        default: return false
        }
    }

    /// The end of a word: letters, digits, and signs of the language; of other scripts letters, digits and marks.
    private func endOfWord(from start: Int) -> Int {
        var position = start
        while position < end {
            if code[position].isASCII {
                guard table.traits[Int(code[position])].contains(.word) else {
                    break
                }
                position += 1
            } else {
                let (scalar, length) = scalar(at: position)
                guard scalar.isPartOfWord || scalar.isMark && position > start else {
                    break
                }
                position += length
            }
        }
        return position
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        properties.isAlphabetic || properties.numericType != nil
    }

    /// A combining mark belongs to the character before it, and to its word.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
