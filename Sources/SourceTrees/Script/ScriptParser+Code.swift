import SourceText

/// Code, which is not run: it is read only so far that it cannot change a constant.
extension ScriptParser {
    private static let statementWords: Set = [
        "const", "export", "import", "type", "interface", "declare", "function", "async",
    ]

    /// The text of a value up to the comma or bracket that ends it, and of a statement's up to the next statement.
    mutating func computedValue(
        isOfStatement: Bool = false,
        endingBefore end: Int? = nil
    ) throws(SyntaxError) -> SourceNode {
        let start = index
        while index != end, !isEnd(ofStatement: isOfStatement && index > start) {
            index = (counterparts[index] ?? index) + 1
        }
        guard index > start else { throw refusal() }
        let range = start..<index
        try checkCode(in: range)
        return code(excerpt(of: range), in: range)
            .node(isFunction(range) ? .function : .computed, at: tokens[start].location)
    }

    private func code(_ text: String, in range: Range<Int>) -> ScriptCode {
        let texts = range.filter { tokens[$0].kind == .text || isColorFunction(tokens[$0]) }
        return ScriptCode(text, mentions(in: range), texts.map { quoted(tokens[$0]) })
    }

    /// The text of a template that begins as `rgb(${…})` does.
    private func isColorFunction(_ token: ScriptToken) -> Bool {
        token.kind == .otherText && function(of: token) != nil
    }

    /// The function of CSS that a text begins with.
    private func function(of token: ScriptToken) -> Substring? {
        let function = token.text.prefix { $0.isLetter || $0 == "-" }
        return token.text.dropFirst(function.count).first == "(" ? function : nil
    }

    /// The first words and signs, without texts: a text that `fix` changes is no change of the code around it.
    private func excerpt(of range: Range<Int>) -> String {
        let words = tokens[range].prefix(6).map { token in
            guard token.kind == .text || token.kind == .otherText else { return token.text }
            // The function that a template begins with tells a gradient.
            return function(of: token).map { "'\($0)(…'" } ?? "'…'"
        }
        return words.joined() + (range.count > 6 ? "…" : "")
    }

    private func isEnd(ofStatement isOfStatement: Bool) -> Bool {
        if next.kind == .end { return true }
        if next.kind == .sign, [",", ";", ")", "]", "}", "}$"].contains(next.text) { return true }
        let isStart = next.kind == .word && Self.statementWords.contains(next.text)
        return isOfStatement && isStart && next.beginsLine
    }

    /// Reads a function with a name, whose text is kept for its mentions of constants.
    mutating func readFunction() throws(SyntaxError) {
        let start = index
        _ = skipWord("async")
        advance()
        _ = skip("*")
        var name: SourceNode?
        if next.kind == .word {
            let known = quoted(try self.name())
            add(.unknownNames, node(.sequence([known]), at: tokens[start]))
            name = known
        }
        if next.isSign("<") { try skipAngles() }
        try skipBrackets("(")
        if skip(":") { try skipType() }
        if next.isSign("{") {
            try skipBrackets("{")
        } else {
            try endStatement()
        }
        let range = start..<index
        try checkCode(in: range)
        var code = code("function", in: range)
        code.name = name
        add(code.node(.code, at: tokens[start].location))
    }
}

// MARK: - Checks

extension ScriptParser {
    private static let assignments: Set = [
        "=", "+=", "-=", "*=", "/=", "%=", "**=", "&=", "|=", "^=", "&&=", "||=", "??=",
    ]
    private static let refusedWords: Set = [
        "eval", "Function", "exports", "module", "Reflect", "Proxy", "defineProperty",
        "defineProperties", "setPrototypeOf", "__proto__", "__defineGetter__", "__defineSetter__",
        "assign", "delete", "class", "this",
    ]
    /// Words that lead to nothing else as names of members.
    private static let plainMembers: Set = ["delete", "class", "this"]

    /// Throws where code may write to a member of something, or reach a constant in another way than by its name.
    func checkCode(in range: Range<Int>) throws(SyntaxError) {
        for place in range {
            let token = tokens[place]
            if isRefusedWord(place) || isLoopOverMember(place) {
                throw error("'\(token.text)' could change a constant", at: token)
            }
            guard token.kind == .sign else { continue }
            let isAssignment = Self.assignments.contains(token.text) && !isComparison(place)
            if isAssignment, !isOfVariable(place) || place == range.lowerBound {
                throw error("an assignment could change a constant", at: token)
            }
            if token.text == "++" || token.text == "--", !isStepOfVariable(place) {
                throw error("'\(token.text)' could change a constant", at: token)
            }
        }
    }

    private func isRefusedWord(_ place: Int) -> Bool {
        let token = tokens[place]
        guard Self.refusedWords.contains(token.text) else { return false }
        let isPlain = Self.plainMembers.contains(token.text)
        // As in `Object['assign']`.
        if token.kind == .text { return !isPlain && place > 0 && tokens[place - 1].isSign("[") }
        guard token.kind == .word else { return false }
        let isMember = place > 0 && tokens[place - 1].isPoint
        return !isMember || !isPlain
    }

    /// A loop such as `for (light.text of …)` assigns.
    private func isLoopOverMember(_ place: Int) -> Bool {
        guard tokens[place].isWord("for") else { return false }
        let start = tokens[place + 1].isWord("await") ? place + 2 : place + 1
        guard tokens[start].isSign("("), !tokens[start + 1].isSign(";") else { return false }
        return !isDeclaration(start + 1) && !isNameOfLoop(start + 1)
    }

    /// A variable by itself, as in `for (key in …)`.
    private func isNameOfLoop(_ place: Int) -> Bool {
        let isName = tokens[place].kind == .word && !tokens[place].isWord("Object")
        let next = tokens[place + 1]
        return isName && (next.isWord("in") || next.isWord("of"))
    }

    /// The sign ends `<=` or `>=`; what shifts and assigns is taken for an assignment.
    private func isComparison(_ place: Int) -> Bool {
        guard tokens[place].isSign("="), tokens[place].isAttached, place > 1 else { return false }
        let before = tokens[place - 1]
        let isSign = before.isSign("<") || before.isSign(">")
        return isSign && !(before.isAttached && tokens[place - 2].isSign(before.text))
    }

    /// The value goes to a variable, or to those of a new pattern.
    private func isOfVariable(_ place: Int) -> Bool {
        let before = tokens[place - 1]
        // Another `Object` could change what `Object.freeze` gives.
        if before.isWord("Object") { return false }
        let isName = before.kind == .word && place > 1 && !tokens[place - 2].isPoint
        if isName || isOfTypedVariable(place) { return true }
        guard let start = counterparts[place - 1], start > 0, start < place else { return false }
        return isDeclaration(start - 1)
    }

    private static let signsOfTypes: Set = [".", "<", ">", "|", "&", ","]

    /// A type stands between the name of a new variable and the sign, as in `let all: Color[] = …`.
    private func isOfTypedVariable(_ place: Int) -> Bool {
        var index = place - 1
        for _ in 0..<Self.longestType where index > 1 {
            let token = tokens[index]
            if token.isSign(":") { return isDeclaration(index - 2) }
            let isOfType = token.kind == .sign && Self.signsOfTypes.contains(token.text)
            if let start = counterparts[index], start < index {
                index = start - 1
            } else if token.kind == .word || token.kind == .text || isOfType {
                index -= 1
            } else {
                return false
            }
        }
        return false
    }

    private static let longestType = 64

    private func isDeclaration(_ place: Int) -> Bool {
        place >= 0 && ["const", "let", "var"].contains(tokens[place].text)
    }

    private func isStepOfVariable(_ place: Int) -> Bool {
        let before = tokens[place - 1]
        if before.kind == .word, place > 1, !tokens[place].beginsLine {
            return !tokens[place - 2].isPoint
        }
        let after = tokens[place + 1]
        let isAfterValue = before.isSign("]") || before.isSign(")")
        guard after.kind == .word, !isAfterValue || tokens[place].beginsLine else { return false }
        return !tokens[place + 2].isPoint && !tokens[place + 2].isSign("[")
    }
}
