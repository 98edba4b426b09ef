// Each function that returns a truth value takes a token if one of its kind begins here, and returns whether it did.
extension CodeLexer {
    mutating func lexSpan(_ byte: UInt8) -> Bool {
        for number in table.spansByFirst[Int(byte)] {
            let span = table.syntax.spans[number]
            guard isPlace(span.place), let opened = endOfOpening(span),
                let end = end(of: span, number, opened)
            else {
                continue
            }
            let isKey = span.kind == .string && isKey(before: self.end(from: end, while: \.isBlank))
            take(isKey ? .attribute : span.kind, to: end)
            return true
        }
        return false
    }

    private func isPlace(_ place: SpanRule.Place) -> Bool {
        switch place {
        case .anywhere: true
        case .afterBlank: index == start || code[index - 1].isBlank || code[index - 1].isLineEnd
        case .firstOnLine: beginsLine
        case .atColumnOne: index == start || code[index - 1].isLineEnd
        }
    }

    /// The end of the mark that opens a span, and how often its fill is repeated.
    private func endOfOpening(_ span: SpanRule) -> (end: Int, fills: Int)? {
        guard isNext(span.open, at: index) else { return nil }
        let start = index + span.open.count
        guard let fill = span.fill else { return (start, 0) }
        // Only the first of many fills opens a span: to count them again at each would take quadratic time.
        if span.open.isEmpty, index > self.start, code[index - 1] == fill {
            return nil
        }
        let end = end(from: start) { $0 == fill }
        return isNext(span.openEnd, at: end) ? (end + span.openEnd.count, end - start) : nil
    }

    /// The end of a span; nil for one that is not closed and needs to be.
    private mutating func end(of span: SpanRule, _ number: Int, _ opened: (end: Int, fills: Int))
        -> Int?
    {
        guard let close = span.close else {
            return endOfLine(from: opened.end)
        }
        guard let first = close.first else { return opened.end }
        if span.needsClose, index < unclosed[number] {
            return nil
        }
        var position = opened.end
        var depth = 1
        while position < end {
            let byte = code[position]
            if byte == first,
                let closed = endOfClosing(span, close, at: position, fills: opened.fills)
            {
                position = closed
                depth -= 1
                if depth == 0 { return position }
            } else if byte == span.escape {
                position += 2
            } else if !span.spansLines, byte.isLineEnd {
                break
            } else if span.nests, byte == span.open[0], isNext(span.open, at: position) {
                position += span.open.count
                depth += 1
            } else {
                position += 1
            }
        }
        position = min(position, end)
        unclosed[number] = position
        return span.needsClose ? nil : position
    }

    private func endOfClosing(_ span: SpanRule, _ close: [UInt8], at index: Int, fills: Int) -> Int?
    {
        guard isNext(close, at: index) else { return nil }
        guard let fill = span.fill else {
            return index + close.count
        }
        let start = index + close.count
        guard start + fills + span.closeEnd.count <= end else {
            return nil
        }
        for position in start..<start + fills where code[position] != fill {
            return nil
        }
        return isNext(span.closeEnd, at: start + fills) ? start + fills + span.closeEnd.count : nil
    }

    /// One character between quotes; without the second quote it is the name of a lifetime, or an apostrophe.
    mutating func lexCharacter() -> Bool {
        let longest = 14
        guard let first = byte(at: index + 1), !first.isLineEnd else {
            return false
        }
        let isEscape = first == UInt8(ascii: "\\")
        var position = index + 1 + (isEscape ? 1 : 0)
        if position < end {
            position += scalar(at: position).length
        }
        if isEscape {
            let limit = min(index + longest, end)
            while position < limit,
                code[position].isLetter || code[position].isDigit
                    || "{}".utf8.contains(code[position])
            {
                position += 1
            }
        }
        guard byte(at: position) == UInt8(ascii: "'") else {
            return false
        }
        take(.string, to: position + 1)
        return true
    }

    /// A regular expression: `/` where a value may be is not a division.
    mutating func lexRegExp() -> Bool {
        guard index >= unclosedRegExps,
            last.kind == .keyword || "(,=:[!&|?{};+-*%~^".utf8.contains(last.byte)
        else {
            return false
        }
        var position = index + 1
        var isInClass = false
        while let byte = byte(at: position), !byte.isLineEnd {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "/"), !isInClass {
                take(.string, to: end(from: position, while: \.isLetter))
                return true
            }
            if byte == UInt8(ascii: "[") { isInClass = true }
            if byte == UInt8(ascii: "]") { isInClass = false }
        }
        unclosedRegExps = position
        return false
    }
}

extension CodeLexer {
    /// The mark and name of a here document, as `<<-EOF` or `<<'EOF'`.
    ///
    /// The name has a capital letter: else `<<` may shift bits.
    mutating func lexHereDocumentMark() -> Bool {
        guard hereDocumentName == nil, isNext(table.hereDocument, at: index) else {
            return false
        }
        var position = index + table.hereDocument.count
        if let sign = byte(at: position), "-~".utf8.contains(sign) {
            position += 1
        }
        let quote = byte(at: position)
        if let quote, "'\"".utf8.contains(quote) {
            position += 1
        }
        let name =
            position..<end(from: position) { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        guard let first = byte(at: position), first.isCapital || first == UInt8(ascii: "_") else {
            return false
        }
        hereDocumentName = name
        position = name.upperBound
        take(.string, to: byte(at: position) == quote ? position + 1 : position)
        return true
    }

    /// The lines up to the one with the name alone, which a language may indent or end with a sign.
    mutating func lexHereDocument(named name: Range<Int>) {
        let name = Array(code[name])
        hereDocumentName = nil
        var position = index
        while position < end {
            let first = end(from: position, while: \.isBlank)
            if isNext(name, at: first),
                byte(at: first + name.count).map({ !$0.isLetter && !$0.isDigit }) ?? true
            {
                return take(.string, to: first + name.count)
            }
            position = min(endOfLine(from: first) + 1, end)
        }
        if index < end { take(.string, to: end) }
    }
}
