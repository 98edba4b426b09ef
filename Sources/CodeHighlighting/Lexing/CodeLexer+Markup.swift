extension CodeLexer {
    /// Tags and their attributes; the text between tags is plain, except that of scripts and style sheets.
    mutating func lexMarkup() {
        while index < end {
            let byte = code[index]
            if table.traits[Int(byte)].contains(.opensSpan), lexSpan(byte) {
                continue
            }
            if byte == UInt8(ascii: "<"), lexTag() { continue }
            index += 1
        }
    }

    private mutating func lexTag() -> Bool {
        let isEnd = byte(at: index + 1) == UInt8(ascii: "/")
        let start = index + (isEnd ? 2 : 1)
        guard let first = byte(at: start), first.isLetter || first == UInt8(ascii: ">") else {
            return false
        }
        let name = start..<end(from: start, while: \.isPartOfName)
        take(.tag, to: name.upperBound)
        let isOpen = lexAttributes()
        if isOpen, !isEnd, let language = Self.language(inElement: code[name]) {
            lexElement(code[name], language)
        }
        return true
    }

    /// The result is false for a tag that closes itself or has no end.
    private mutating func lexAttributes() -> Bool {
        while let byte = byte(at: index) {
            switch byte {
            case UInt8(ascii: ">"):
                take(.tag, to: index + 1)
                return true
            case UInt8(ascii: "/") where self.byte(at: index + 1) == UInt8(ascii: ">"):
                take(.tag, to: index + 2)
                return false
            case UInt8(ascii: "<"): return false
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if last.byte == UInt8(ascii: "=") {
                    take(.string, to: min(end(from: index + 1) { $0 != byte } + 1, end))
                } else {
                    pass(to: index + 1)
                }
            case _ where byte.isPartOfName && last.byte != UInt8(ascii: "="):
                take(.attribute, to: end(from: index, while: \.isPartOfName))
            case _ where byte.isBlank || byte.isLineEnd: index += 1
            case _ where byte.isPartOfName: pass(to: end(from: index, while: \.isPartOfName))
            default: pass(to: index + 1)
            }
        }
        return false
    }

    private static func language(inElement name: ArraySlice<UInt8>) -> LexerTable? {
        switch String(decoding: name, as: UTF8.self).lowercased() {
        case "script": Language.javascript.table
        case "style": Language.css.table
        default: nil
        }
    }

    private mutating func lexElement(_ name: ArraySlice<UInt8>, _ language: LexerTable) {
        let close = Array("</".utf8) + name
        var position = index
        while position < end, !isNext(close, at: position) {
            position += 1
        }
        embed(language, to: position)
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        isLetter || isDigit || !isASCII || "-_:.@#*".utf8.contains(self)
    }
}
