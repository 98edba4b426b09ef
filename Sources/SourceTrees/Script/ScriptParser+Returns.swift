/// Functions that hand a constant to their caller, as `getColors(scheme)` does.
extension ScriptParser {
    private static let words: Set = ["if", "for", "while", "switch", "catch"]
    /// A list of names would be walked from each of them.
    private static let farthestReturn = 200

    /// The code is one function, with no other one in it.
    func isOneFunction(_ range: Range<Int>) -> Bool {
        let heads = range.filter { tokens[$0].isSign("=>") || tokens[$0].isWord("function") }
        guard heads.count == 1, isFunction(range, head: heads[0]) else { return false }
        let bodies = range.filter { place in
            tokens[place].isSign("{") && place > 0 && tokens[place - 1].isSign(")")
        }
        // A method of an object has a body as well.
        let others = bodies.filter { place in
            guard let open = counterparts[place - 1], open > 0 else { return true }
            let before = tokens[open - 1]
            let isMember = open > 1 && tokens[open - 2].isPoint
            return isMember || before.kind != .word || !Self.words.contains(before.text)
        }
        let isDeclared = tokens[heads[0]].text == "function"
        return others.count <= (isDeclared ? 1 : 0)
    }

    /// The code begins and ends as the function does: it is not called there, and not handed to something.
    private func isFunction(_ range: Range<Int>, head: Int) -> Bool {
        let last = range.upperBound - 1
        let start = range.lowerBound + (tokens[range.lowerBound].isWord("async") ? 1 : 0)
        if tokens[head].isWord("function") { return head == start && tokens[last].isSign("}") }
        let end = tokens[start].isSign("(") ? counterparts[start] ?? start : start
        guard tokens[end + 1].isSign("=>") || tokens[end + 1].isSign(":") else { return false }
        return !tokens[head + 1].isSign("{") || counterparts[head + 1] == last
    }

    /// A mention up to `end` is a part of what the function returns, and is handed to nothing in between.
    func isReturned(from place: Int, to end: Int, in range: Range<Int>) -> Bool {
        guard isEndOfReturned(end) else { return false }
        var index = place - 1
        for _ in 0..<Self.farthestReturn where index >= range.lowerBound {
            let token = tokens[index]
            if token.isWord("return") || token.isSign("=>") { return true }
            if let start = counterparts[index] {
                if start > index, !isOpeningInside(index) || goesOn(after: start) { return false }
                index = min(start, index)
            } else if token.kind == .sign, [";", "="].contains(token.text) {
                return false
            }
            index -= 1
        }
        return false
    }

    /// Something is asked of the value in the bracket that closes there.
    private func goesOn(after place: Int) -> Bool {
        let token = tokens[place + 1]
        return token.isPoint || token.isSign("(") || token.isSign("[") || token.kind == .otherText
            || token.kind == .text
    }

    private func isEndOfReturned(_ end: Int) -> Bool {
        var end = end
        if tokens[end].isSign("["), let close = counterparts[end] { end = close + 1 }
        let token = tokens[end]
        if token.isWord("as") || token.isWord("satisfies") { return true }
        if token.kind == .end { return true }
        if token.kind == .word { return token.beginsLine }
        return token.kind == .sign
            && [";", ")", "}", "]", ",", ":", "?", "??", "||", "&&"].contains(token.text)
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
