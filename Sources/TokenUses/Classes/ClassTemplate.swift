import SourceText

/// The notation of expressions in a text of classes.
enum ClassDialect {
    /// `${…}`
    case script
    /// `{…}` of Svelte.
    case braces
    /// `<%…%>`, `{{…}}`, `{%…%}`; none of them is read.
    case server

    fileprivate func end(
        ofExpressionAt index: Int,
        before end: Int,
        _ script: ScriptText
    ) -> (inner: Range<Int>, end: Int)? {
        let byte = script.bytes[index]
        let next = script[index + 1]
        switch self {
        case .script where byte == UInt8(ascii: "$") && next == UInt8(ascii: "{"):
            let closing = script.bracketEnd(of: index + 1, before: end)
            return (index + 2..<max(index + 2, closing), min(closing + 1, end))
        case .braces where byte == UInt8(ascii: "{"):
            let closing = script.bracketEnd(of: index, before: end)
            return (index + 1..<max(index + 1, closing), min(closing + 1, end))
        case .server:
            let isTag = byte == UInt8(ascii: "<") && next == UInt8(ascii: "%")
            let isBrace =
                byte == UInt8(ascii: "{")
                && (next == byte || next == UInt8(ascii: "%") || next == UInt8(ascii: "!"))
            guard isTag || isBrace else { return nil }
            let last = UInt8(ascii: isTag ? ">" : "}")
            var closing = index + 2
            while closing < end, script.bytes[closing] != last { closing += 1 }
            if script[closing + 1] == last { closing += 1 }
            return (index..<index, min(closing + 1, end))
        default:
            return nil
        }
    }
}

extension ClassExpression {
    /// Reads classes with expressions between them.
    mutating func readTemplate(
        _ range: Range<Int>,
        _ dialect: ClassDialect,
        _ facts: Facts,
        depth: Int = 0
    ) {
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            guard
                let (inner, end) = dialect.end(
                    ofExpressionAt: index,
                    before: range.upperBound,
                    script
                )
            else {
                index += 1
                continue
            }
            addWords(
                in: script.bytes[start..<index],
                facts,
                touchesStart: start > range.lowerBound,
                touchesEnd: true
            )
            let isWord = isSpace(index - 1, range) && isSpace(end, range)
            if isWord, !inner.isEmpty {
                readValue(inner, facts, depth: depth + 1)
            } else if isWord || start == index {
                // A word that goes on after the expression is left out with its other part.
                addHidden(facts)
            }
            start = max(end, index + 1)
            index = start
        }
        guard start <= range.upperBound else { return }
        addWords(
            in: script.bytes[start..<range.upperBound],
            facts,
            touchesStart: start > range.lowerBound,
            touchesEnd: false
        )
    }

    /// Reads the class in the name of an attribute: `class:bg-brand` or `[class.bg-brand]`.
    mutating func readDirective(_ name: Range<Int>, _ facts: Facts) {
        var word = script.bytes[name]
        if word.first == UInt8(ascii: "["), word.last == UInt8(ascii: "]") { word.removeLast() }
        // The start may be `class:`, `[class.` or `bind-class.`.
        let sign = word.firstIndex { ":.".utf8.contains($0) }
        word = word[(sign.map { $0 + 1 } ?? word.endIndex)...]
        addWords(in: word, facts, touchesStart: false, touchesEnd: false)
    }

    /// True for white space and outside of the range.
    private func isSpace(_ index: Int, _ range: Range<Int>) -> Bool {
        !range.contains(index) || script.bytes[index].isSpace
    }
}
