/// Functions that hand a constant to their caller, as `getColors(scheme)` does.
extension ScriptParser {
    /// The words before the parentheses and the braces of a statement.
    private static let statements: Set = ["if", "for", "while", "switch", "catch"]
    private static let endsOfReturned: Set = [
        ";", ")", "}", "]", ",", ":", "?", "??", "||", "&&",
    ]
    /// A list of names would be walked from each of them.
    private static let farthestReturn = 200

    /// The code is one function, with no other one in it.
    func isOneFunction(_ range: Range<Int>) -> Bool {
        let heads = range.filter { tokens[$0].isSign("=>") || tokens[$0].isWord("function") }
        guard heads.count == 1, head(ofFunction: range) == heads[0] else { return false }
        let bodies = range.filter(isBodyOfFunction)
        let isDeclared = tokens[heads[0]].isWord("function")
        return bodies.count <= (isDeclared ? 1 : 0)
    }

    /// The brace follows parameters, as that of a method of an object does, too.
    private func isBodyOfFunction(_ place: Int) -> Bool {
        guard tokens[place].isSign("{"), place > 0, tokens[place - 1].isSign(")") else {
            return false
        }
        guard let open = counterparts[place - 1], open > 0 else { return true }
        let isMember = open > 1 && tokens[open - 2].isPoint
        let before = tokens[open - 1]
        return isMember || before.kind != .word || !Self.statements.contains(before.text)
    }

    /// The code begins and ends as a function does: it is not called there, and not handed to something.
    func isFunction(_ range: Range<Int>) -> Bool { head(ofFunction: range) != nil }

    /// The arrow or word of the function that the whole code is.
    private func head(ofFunction range: Range<Int>) -> Int? {
        var parser = self
        parser.index = range.lowerBound
        _ = parser.skipWord("async")
        let start = parser.index
        if parser.skipWord("function") {
            _ = parser.skip("*")
            if !parser.next.isSign("<"), !parser.next.isSign("(") { parser.advance() }
            guard parser.skipParameters(), parser.next.isSign("{") else { return nil }
            return counterparts[parser.index] == range.upperBound - 1 ? start : nil
        }
        let isName = parser.next.kind == .word
        if isName { parser.advance() }
        guard isName || parser.skipParameters(), parser.next.isSign("=>") else { return nil }
        let body = parser.index + 1
        let isBlock = tokens[body].isSign("{")
        guard !isBlock || counterparts[body] == range.upperBound - 1 else { return nil }
        return parser.index
    }

    /// Goes past the parameters of a function, with the types around them; false where there are none.
    private mutating func skipParameters() -> Bool {
        do throws(SyntaxError) {
            if next.isSign("<") { try skipAngles() }
            try skipBrackets("(")
            if skip(":") { try skipType() }
            return true
        } catch {
            return false
        }
    }

    /// A mention up to `end` is a part of what the function returns, and is handed to nothing in between.
    func isReturned(from place: Int, to end: Int, in range: Range<Int>) -> Bool {
        guard isEndOfReturned(end) else { return false }
        var index = place - 1
        for _ in 0..<Self.farthestReturn where index >= range.lowerBound {
            let token = tokens[index]
            if token.isWord("return") || token.isSign("=>") { return true }
            if let start = counterparts[index] {
                let isAround = start > index
                if isAround, !isOpeningInside(index) || goesOn(after: start) { return false }
                index = min(start, index)
            } else if token.isSign(";") || token.isSign("=") {
                return false
            }
            index -= 1
        }
        return false
    }

    /// Something is asked of the value in the bracket that closes there.
    private func goesOn(after place: Int) -> Bool {
        let token = tokens[place + 1]
        let isTemplate = token.kind == .text || token.kind == .otherText
        return isTemplate || token.isPoint || token.isSign("(") || token.isSign("[")
    }

    func isEndOfReturned(_ end: Int) -> Bool {
        var end = end
        if tokens[end].isSign("["), let close = counterparts[end] { end = close + 1 }
        let token = tokens[end]
        if token.isWord("as") || token.isWord("satisfies") { return true }
        if token.kind == .end { return true }
        if token.kind == .word { return token.beginsLine }
        return token.kind == .sign && Self.endsOfReturned.contains(token.text)
    }

    /// The bracket groups values, or belongs to an object or a list, and to no call, index or block.
    private func isOpeningInside(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        if before.isWord("return") { return true }
        let isAfterValue = before.isSign(")") || before.isSign("]") || before.isSign("}")
        let isText = before.kind != .sign && before.kind != .end
        if before.isSign("=>") { return !tokens[index].isSign("{") }
        return !isAfterValue && !isText && !before.isSign(";") && !before.isSign("{")
    }
}
