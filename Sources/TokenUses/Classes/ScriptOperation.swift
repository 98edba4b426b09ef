import SourceText

/// The operation that an expression is at its outermost.
enum ScriptOperation {
    /// `condition ? first : second`.
    case choice(condition: Range<Int>, first: Range<Int>, second: Range<Int>)
    /// `condition && value`.
    case both(condition: Range<Int>, value: Range<Int>)
    /// `first || second`, or with `??`.
    case either(first: Range<Int>, second: Range<Int>)
    /// `first + second + …`.
    case sum([Range<Int>])
    /// `(…) => value`.
    case function(value: Range<Int>)
    /// Any other, such as several statements.
    case other

    private static let portal = "createPortal("
    /// A call with more white space in it is not known.
    private static let portalReach = 80

    /// Nil for an expression without one.
    init?(in range: Range<Int>, _ script: ScriptText) {
        var signs = OperationSigns(start: range.lowerBound)
        script.scan(range) { index, byte in
            signs.note(byte, at: index, before: script[index + 1])
            return !signs.isOther
        }
        if signs.isOther {
            self = .other
        } else if let arrow = signs.arrow {
            self = .function(value: min(arrow + 2, range.upperBound)..<range.upperBound)
        } else if let question = signs.question, let colon = signs.colon {
            self = .choice(
                condition: range.lowerBound..<question,
                first: question + 1..<colon,
                second: colon + 1..<range.upperBound
            )
        } else if let sign = signs.alternative {
            self = .either(
                first: range.lowerBound..<sign,
                second: min(sign + 2, range.upperBound)..<range.upperBound
            )
        } else if let sign = signs.conjunction {
            self = .both(
                condition: range.lowerBound..<sign,
                value: min(sign + 2, range.upperBound)..<range.upperBound
            )
        } else if !signs.sums.isEmpty {
            let starts = [range.lowerBound] + signs.sums.map { $0 + 1 }
            let ends = signs.sums + [range.upperBound]
            self = .sum(zip(starts, ends).map { $0..<max($0, $1) })
        } else {
            return nil
        }
    }

    /// The condition, and its outcome, under which an expression goes on after the start of one that is not at its end.
    static func branch(
        in range: Range<Int>,
        _ script: ScriptText
    ) -> (condition: Range<Int>, outcome: Int)? {
        var signs = OperationSigns(start: range.lowerBound)
        script.scan(range) { index, byte in
            signs.note(byte, at: index, before: script[index + 1])
            return !signs.isOther
        }
        if signs.isOther || signs.arrow != nil || signs.alternative != nil { return nil }
        if let question = signs.question {
            return (range.lowerBound..<question, signs.colon == nil ? 1 : 0)
        }
        return signs.conjunction.map { (range.lowerBound..<$0, 1) }
    }

    /// The start of an expression ends in a call that puts its element into another place of the page.
    static func isPortal(_ range: Range<Int>, _ script: ScriptText) -> Bool {
        let text = script.text(range.suffix(portalReach))
        let written = text.filter { !$0.isWhitespace }
        return written.hasSuffix(portal)
    }
}

/// The places of the signs that make an operation.
private struct OperationSigns {
    private(set) var question: Int?
    private(set) var colon: Int?
    private(set) var conjunction: Int?
    private(set) var alternative: Int?
    private(set) var sums: [Int] = []
    private(set) var arrow: Int?
    private(set) var isOther = false
    /// The choices in the first branch whose colon is not read yet.
    private var nested = 0
    /// The signs before it are read.
    private var start: Int

    init(start: Int) { self.start = start }

    mutating func note(_ byte: UInt8, at index: Int, before next: UInt8?) {
        if index < start || arrow != nil { return }
        switch byte {
        case UInt8(ascii: "?") where next == byte, UInt8(ascii: "|") where next == byte:
            if question == nil { alternative = alternative ?? index }
            start = index + 2
        case UInt8(ascii: "&") where next == byte:
            if question == nil { conjunction = index }
            start = index + 2
        case UInt8(ascii: "?") where next != UInt8(ascii: "."):
            if question == nil { question = index } else if colon == nil { nested += 1 }
        case UInt8(ascii: ":") where question != nil && colon == nil:
            if nested == 0 { colon = index } else { nested -= 1 }
        case UInt8(ascii: "+"):
            if question == nil { sums.append(index) }
        case UInt8(ascii: ";"):
            isOther = true
        case UInt8(ascii: "=") where next == UInt8(ascii: ">") && question == nil:
            arrow = index
        default:
            break
        }
    }
}

extension ClassExpression {
    mutating func readOperation(
        _ operation: ScriptOperation,
        in range: Range<Int>,
        _ facts: Facts,
        _ depth: Int
    ) {
        switch operation {
        case .choice(let condition, let first, let second):
            readBranch(first, of: condition, 1, facts, depth)
            readBranch(second, of: condition, 0, facts, depth)
        case .both(let condition, let value):
            readBranch(value, of: condition, 1, facts, depth)
        case .either(let first, let second):
            readBranch(first, of: range, 1, facts, depth)
            readBranch(second, of: range, 0, facts, depth)
        case .sum(let parts):
            for (index, part) in parts.enumerated() {
                let isLast = index == parts.count - 1
                let joinsStart = index > 0 && !script.isSpaced(parts[index - 1], atEnd: true)
                let joinsEnd = !isLast && !script.isSpaced(parts[index + 1], atEnd: false)
                readValue(part, facts, depth: depth + 1, joins: (joinsStart, joinsEnd))
            }
        case .function(let value):
            let body = script.trimmed(value)
            if script[body.lowerBound] == UInt8(ascii: "{") {
                addUnread(range, facts)
            } else {
                readValue(body, facts, depth: depth + 1)
            }
        case .other:
            addUnread(range, facts)
        }
    }

    private mutating func readBranch(
        _ value: Range<Int>,
        of condition: Range<Int>,
        _ branch: Int,
        _ facts: Facts,
        _ depth: Int
    ) {
        guard let inside = self.condition(condition, branch, facts) else {
            return addHidden(facts)
        }
        readValue(value, inside, depth: depth + 1)
    }

    /// The facts with those of a condition; the facts alone where the two exclude each other.
    ///
    /// Nil where there would be too many. `kind === "a"` and `kind === "b"` exclude each other.
    mutating func condition(_ range: Range<Int>, _ branch: Int, _ facts: Facts) -> Facts? {
        guard facts.items.count + 2 <= Facts.limit else { return nil }
        var text = script.text(range).filter { !$0.isWhitespace }
        var branch = branch
        // '!a && b' is not the opposite of 'a && b'.
        let isOneOperand = !text.contains { "&|?<>=+".contains($0) }
        while isOneOperand, text.first == "!" {
            text.removeFirst()
            branch = 1 - branch
        }
        let comparison = LiteralComparison(text)
        if let comparison, comparison.isNegated {
            text = comparison.subject + "===" + comparison.literal
            branch = 1 - branch
        }
        let isUnsteady = Self.isUnsteady(text)
        if isUnsteady { text += "@\(range.lowerBound)" }
        let key = table.key("c:" + text + binding(of: text), .choice, count: 2)
        var added = Facts(key, branch)
        if branch == 1, !isUnsteady, let comparison {
            let value = comparison.subject + binding(of: comparison.subject)
            let subject = table.key("=:" + value, .choice)
            added = added.union(Facts(subject, table.value(comparison.literal))) ?? added
        }
        return facts.union(added)
    }

    /// Two readings of the condition may have two values.
    private static func isUnsteady(_ text: String) -> Bool {
        ["++", "--", "random", ".next(", ".pop(", ".shift("].contains(where: text.includes)
    }

    /// The places that give the names of a condition their values; empty for the same value in the whole file.
    private func binding(of condition: String) -> String {
        let paths = condition.split { character in
            !character.isLetter && !character.isNumber && !"_$.?".contains(character)
        }
        var places: [Int] = []
        for path in paths {
            let name = path.prefix { $0 != "." && $0 != "?" }
            let known = bindings.place(of: String(path)) ?? bindings.place(of: String(name))
            if let known { places.append(known) }
        }
        return places.isEmpty ? "" : "@\(places)"
    }
}
