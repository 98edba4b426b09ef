import SourceText

/// Values that names lead to.
extension ScriptParser {
    private static let plainWords: Set = ["true", "false", "null", "undefined"]

    /// A reference or a call; nil for all else that begins with a word.
    mutating func namedValue(depth: Int) throws(SyntaxError) -> SourceNode? {
        let token = next
        if Self.plainWords.contains(token.text) {
            advance()
            return node(.scalar(token.text, .verbatim), at: token)
        }
        if isFunction { return nil }
        let start = index
        guard let keys = chain() else { return nil }
        let reference = node(.sequence(keys), at: token)
        guard next.isSign("("), !next.beginsLine else {
            return SourceNode(.reference, reference)
        }
        guard let argument = try onlyArgument(depth: depth) else { return nil }
        let end = index
        index = start
        let whole = try computedValue(endingBefore: end)
        return ScriptCall.node(of: reference, argument, whole: whole)
    }

    /// The words `async x => …` and `x => …` begin a function.
    private var isFunction: Bool {
        next.isWord("async") || next.isWord("function") || tokens[index + 1].isSign("=>")
    }

    /// The keys of `palette.blue['500']`, each with its place; nil where the program computes one.
    private mutating func chain() -> [SourceNode]? {
        guard let first = try? name() else { return nil }
        var keys = [quoted(first)]
        while let (key, length) = nextKey {
            keys.append(quoted(key))
            index += length
        }
        return next.isSign("[") || next.isSign("?.") ? nil : keys
    }

    /// The key that a chain goes on with, and the number of its tokens.
    private var nextKey: (key: ScriptToken, length: Int)? {
        let after = tokens[min(index + 1, tokens.count - 1)]
        if next.isSign("."), after.kind == .word { return (after, 2) }
        guard next.isSign("["), counterparts[index] == index + 2 else { return nil }
        let isNumber = after.kind == .number && Self.isPlain(after.text)
        return after.kind == .text || isNumber ? (after, 3) : nil
    }

    /// The argument of a call that has one; nil for any other call.
    private mutating func onlyArgument(depth: Int) throws(SyntaxError) -> SourceNode? {
        guard let end = counterparts[index] else { return nil }
        advance()
        if index == end { return nil }
        let argument = try value(depth: depth + 1)
        _ = skip(",")
        guard index == end else { return nil }
        advance()
        return argument
    }

    /// The mentions of names in some tokens, each with the keys after it as far as they are written out.
    func mentions(in range: Range<Int>) -> [SourceNode] {
        var mentions: [SourceNode] = []
        var parser = self
        let isOneFunction = isOneFunction(range)
        for place in range where isMention(place) {
            parser.index = place
            let first = tokens[place]
            parser.index += 1
            var keys = [quoted(first)]
            while parser.index < range.upperBound, let (key, length) = parser.nextKey {
                keys.append(quoted(key))
                parser.index += length
            }
            if parser.next.isSign("["), parser.index < range.upperBound {
                keys.append(node(.scalar(ScriptTree.anyKey, .verbatim), at: first))
            }
            if isAskedForKeys(place, to: parser.index) { continue }
            let mention = node(.sequence(keys), at: first)
            let isReturned =
                isOneFunction && isReturned(from: place, to: parser.index, in: range)
            mentions.append(isReturned ? SourceNode(.returned, mention) : mention)
        }
        return mentions
    }

    /// `Object.keys(colors)` gives names alone.
    private func isArgumentOfKeys(_ place: Int) -> Bool {
        guard place > 3, tokens[place - 1].isSign("("), tokens[place - 2].isWord("keys"),
            !mayRenameObject
        else { return false }
        let isMember = place > 4 && tokens[place - 5].isPoint
        return tokens[place - 3].isSign(".") && tokens[place - 4].isWord("Object") && !isMember
    }

    /// `key in colors` and `for (const key in colors)` give names alone, unless more is asked of the value up to `end`.
    private func isAskedForKeys(_ place: Int, to end: Int) -> Bool {
        guard place > 1, tokens[place - 1].isWord("in"), !tokens[place - 2].isPoint else {
            return false
        }
        return isEndOfReturned(end)
    }

    /// A word that is no member, no key, and not asked for its type alone.
    private func isMention(_ place: Int) -> Bool {
        guard tokens[place].kind == .word, place > 1 else { return false }
        let before = tokens[place - 1]
        let after = tokens[place + 1]
        let isKey = after.isSign(":") && (before.isSign("{") || before.isSign(","))
        if before.isPoint || isKey || before.isWord("function") { return false }
        if after.isSign(")"), isArgumentOfKeys(place) { return false }
        guard before.isWord("typeof") else { return true }
        let goesOn = after.isPoint || ["(", "["].contains(after.text) || after.kind == .otherText
        // Only in a type these words follow one another.
        return goesOn && !tokens[place - 2].isWord("keyof")
    }
}
