import SourceText

/// Steps through the text of a script, over strings, comments and brackets.
struct ScriptText {
    let bytes: [UInt8]

    subscript(index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    /// The index after the string, template or comment that starts at an index; nil where none does.
    func end(ofTextAt index: Int, before end: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return self.end(ofStringAt: index, before: end)
        case UInt8(ascii: "`"):
            return self.end(ofTemplateAt: index, before: end)
        case UInt8(ascii: "/"):
            return self.end(ofCommentAt: index, before: end)
        default:
            return nil
        }
    }

    func end(ofStringAt start: Int, before end: Int) -> Int {
        let quote = bytes[start]
        var index = start + 1
        while index < end, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, end)
    }

    private func end(ofCommentAt start: Int, before end: Int) -> Int? {
        var index = start + 2
        switch self[start + 1] {
        case UInt8(ascii: "/"):
            while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return min(index, end)
        case UInt8(ascii: "*"):
            while index + 1 < end, !isEndOfComment(index) { index += 1 }
            return min(index + 2, end)
        default:
            return nil
        }
    }

    private func isEndOfComment(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")
    }

    /// A template may hold expressions with further templates.
    private func end(ofTemplateAt start: Int, before end: Int) -> Int {
        // The brackets that are open: a backquote for a template, a brace for an expression.
        var open = [UInt8(ascii: "`")]
        var index = start + 1
        while index < end, let inner = open.last {
            let byte = bytes[index]
            if inner == UInt8(ascii: "`") {
                if byte == UInt8(ascii: "\\") {
                    index += 1
                } else if byte == UInt8(ascii: "`") {
                    open.removeLast()
                } else if byte == UInt8(ascii: "$"), self[index + 1] == UInt8(ascii: "{") {
                    open.append(UInt8(ascii: "{"))
                    index += 1
                }
            } else {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    index = self.end(ofStringAt: index, before: end)
                    continue
                }
                if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "{") { open.append(byte) }
                if byte == UInt8(ascii: "}") { open.removeLast() }
            }
            index += 1
        }
        return min(index, end)
    }

    /// The index of the bracket that closes the one at an index, or the end.
    func bracketEnd(of start: Int, before end: Int) -> Int {
        var depth = 0
        var index = start
        while index < end {
            if let next = self.end(ofTextAt: index, before: end) {
                index = next
                continue
            }
            depth += Self.step(bytes[index])
            if depth <= 0 { return index }
            index += 1
        }
        return end
    }

    /// 1 for a bracket that opens, -1 for one that closes.
    static func step(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
        default: 0
        }
    }

    /// Calls `body` with the index of each byte outside of brackets and texts, until it returns false.
    func scan(_ range: Range<Int>, _ body: (Int, UInt8) -> Bool) {
        var depth = 0
        var index = range.lowerBound
        while index < range.upperBound {
            if let next = end(ofTextAt: index, before: range.upperBound) {
                index = max(next, index + 1)
                continue
            }
            let step = Self.step(bytes[index])
            if step < 0 { depth = max(0, depth - 1) }
            if depth == 0, !body(index, bytes[index]) { return }
            if step > 0 { depth += 1 }
            index += 1
        }
    }

    /// The parts between commas.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        scan(range) { index, byte in
            if byte == UInt8(ascii: ",") {
                parts.append(start..<index)
                start = index + 1
            }
            return true
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }

    /// The key and value around the first colon.
    func entry(_ range: Range<Int>) -> (key: Range<Int>, value: Range<Int>)? {
        var colon: Int?
        scan(range) { index, byte in
            if byte == UInt8(ascii: ":") { colon = index }
            return colon == nil
        }
        guard let colon else { return nil }
        let key = trimmed(range.lowerBound..<colon)
        let value = trimmed(colon + 1..<range.upperBound)
        return key.isEmpty || value.isEmpty ? nil : (key, value)
    }

    /// The range without the white space and comments around it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end {
            if bytes[start].isSpace {
                start += 1
            } else if bytes[start] == UInt8(ascii: "/"),
                let next = self.end(ofCommentAt: start, before: end)
            {
                start = next
            } else {
                break
            }
        }
        while end > start, bytes[end - 1].isSpace { end -= 1 }
        return start..<end
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// A name with its members, such as `props.className`, at the start of a range.
    func path(at range: Range<Int>) -> Range<Int> {
        var index = range.lowerBound
        while index < range.upperBound, Self.isPath(bytes[index]) { index += 1 }
        return range.lowerBound..<index
    }

    static func isPath(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "_$.@?".utf8.contains(byte) || byte >= 0x80
    }
}
