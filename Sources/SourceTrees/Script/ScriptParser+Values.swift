import SourceText

/// Constants and their values.
extension ScriptParser {
    /// Reads `const a = …, b = …`.
    mutating func readConstants() throws(SyntaxError) {
        let start = next
        advance()
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        repeat {
            if next.isSign("{") || next.isSign("[") {
                try readPattern()
                continue
            }
            let key = try name()
            if skip(":") { try skipType() }
            try expect("=")
            pairs.append((key: quoted(key), value: try initialValue()))
        } while skip(",")
        try endStatement()
        add(.constant, node(.mapping(pairs), at: start))
    }

    /// Reads `const { a, b: c } = …`, whose names have values that only the program knows.
    private mutating func readPattern() throws(SyntaxError) {
        guard let end = counterparts[index] else { throw refusal() }
        let start = next
        var names: [SourceNode] = []
        while index <= end {
            let isSign = ["{", "}", "[", "]", ",", ":", "..."].contains(next.text)
            guard next.kind == .word || next.kind == .sign && isSign else { throw refusal() }
            if next.kind == .word, !tokens[index + 1].isSign(":") { names.append(quoted(next)) }
            advance()
        }
        if skip(":") { try skipType() }
        try expect("=")
        add(.unknownNames, node(.sequence(names), at: start))
        let value = try initialValue()
        add(.constant, node(.mapping([(key: quoted(start), value: value)]), at: start))
    }

    /// The value of a statement.
    mutating func initialValue() throws(SyntaxError) -> SourceNode {
        let start = index
        let value = try value(depth: 0)
        let isWhole = next.beginsLine || next.kind == .end || isEndOfValue
        if isWhole, !goesOn { return value }
        index = start
        return try computedValue(isOfStatement: true)
    }

    /// A sign ends the value.
    private var isEndOfValue: Bool {
        next.kind == .sign && [",", ";", ")", "]", "}"].contains(next.text)
    }

    /// The next line goes on with the value.
    private var goesOn: Bool {
        guard next.beginsLine else { return false }
        switch next.kind {
        case .word: return next.text == "in" || next.text == "instanceof"
        case .end: return false
        default: return !isEndOfValue
        }
    }

    mutating func value(depth: Int) throws(SyntaxError) -> SourceNode {
        try checkDepth(depth)
        let token = next
        let start = index
        let value: SourceNode?
        switch token.kind {
        case .text:
            advance()
            value = quoted(token)
        case .number:
            advance()
            value = node(.scalar(token.text, .verbatim), at: token)
        case .sign where token.text == "{":
            value = node(.mapping(try members(depth: depth)), at: token)
        case .sign where token.text == "[":
            value = try items(depth: depth)
        case .sign where token.text == "-" && tokens[index + 1].kind == .number:
            let number = "-\(tokens[index + 1].text)"
            index += 2
            value = node(.scalar(number, .verbatim), at: token)
        case .word:
            value = try namedValue(depth: depth)
        case .sign, .otherText, .regularExpression, .end:
            value = nil
        }
        guard let value else {
            index = start
            return try computedValue()
        }
        try skipAssertions()
        return value
    }

    /// The value of a member or an item: one that goes on after what is written out is computed.
    private mutating func innerValue(depth: Int) throws(SyntaxError) -> SourceNode {
        let start = index
        let value = try value(depth: depth)
        if isEndOfValue { return value }
        index = start
        return try computedValue()
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> SourceNode {
        let start = next
        var items: [SourceNode] = []
        advance()
        while !skip("]") {
            if next.isSign("...") {
                items.append(try spread(depth: depth))
            } else {
                items.append(try innerValue(depth: depth + 1))
            }
            if !next.isSign("]") { try expect(",") }
        }
        return node(.sequence(items), at: start)
    }

    private mutating func spread(depth: Int) throws(SyntaxError) -> SourceNode {
        advance()
        return SourceNode(.spread, try innerValue(depth: depth + 1))
    }
}

// MARK: - Members

extension ScriptParser {
    private mutating func members(
        depth: Int
    ) throws(SyntaxError) -> [(key: SourceNode, value: SourceNode)] {
        var members: [(key: SourceNode, value: SourceNode)] = []
        advance()
        while !skip("}") {
            members.append(try member(depth: depth))
            if !next.isSign("}") { try expect(",") }
        }
        return members
    }

    private mutating func member(
        depth: Int
    ) throws(SyntaxError) -> (key: SourceNode, value: SourceNode) {
        let token = next
        if skip("...") {
            let value = try innerValue(depth: depth + 1)
            return (ScriptTree.Mark.spread.key(at: token.location), value)
        }
        guard let key = try key() else {
            let member = try computedMember(depth: depth)
            return (ScriptTree.Mark.spread.key(at: token.location), member)
        }
        if skip(":") { return (key, try innerValue(depth: depth + 1)) }
        guard token.kind == .word, next.isSign(",") || next.isSign("}") else {
            throw error("a method, a getter or a setter stands in an object", at: token)
        }
        let keys = node(.sequence([quoted(token)]), at: token)
        return (key, SourceNode(.reference, keys))
    }

    /// A member such as `[name]: "#112233"`.
    private mutating func computedMember(depth: Int) throws(SyntaxError) -> SourceNode {
        let start = next
        try expect("[")
        let key = try innerValue(depth: depth + 1)
        try expect("]")
        try expect(":")
        let value = try innerValue(depth: depth + 1)
        return SourceNode(.keyed, node(.sequence([key, value]), at: start))
    }

    /// The key of a member; nil where the program computes it.
    private mutating func key() throws(SyntaxError) -> SourceNode? {
        var token = next
        if token.isSign("[") {
            let isText = tokens[index + 1].kind == .text && tokens[index + 2].isSign("]")
            guard isText else { return nil }
            token = tokens[index + 1]
            index += 2
        }
        let isNumber = token.kind == .number && Self.isPlain(token.text)
        guard token.kind == .word || token.kind == .text || isNumber else {
            throw error("'\(token.text.prefix(40))' is no key that is read", at: token)
        }
        guard token.text.utf8.allSatisfy({ $0 < 0x80 }), token.text != "__proto__" else {
            throw error("'\(token.text.prefix(40))' is no key that is read", at: token)
        }
        advance()
        return quoted(token)
    }

    /// A whole number as a program would print it, since that is the key.
    static func isPlain(_ number: String) -> Bool {
        number == "0"
            || number.first != "0" && number.utf8.count < 16
                && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
