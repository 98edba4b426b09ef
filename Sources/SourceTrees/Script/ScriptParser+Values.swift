import SourceText

extension ScriptParser {
    mutating func value(depth: Int) throws(SyntaxError) -> SourceNode {
        try scanner.checkDepth(depth)
        let location = scanner.location
        switch scanner.next {
        case "{":
            let members = try members(depth: depth)
            return try scanner.node(.mapping(members), at: location)
        case "[":
            let items = try items(depth: depth)
            return try scanner.node(.sequence(items), at: location)
        case let quote? where quote.isQuote:
            let text = try scanner.scriptString()
            let further = try expression()
            guard text.isWhole, further.isEmpty || further.isAssertion else {
                let written = "'\(text.written)' \(further)".trimming(\.properties.isWhitespace)
                return try scanner.verbatim(written, at: location)
            }
            return try scanner.quoted(text.written, at: location)
        default:
            let text = try expression()
            if text.isEmpty { throw scanner.error("missing value") }
            return try scanner.verbatim(text, at: location)
        }
    }

    private mutating func members(
        depth: Int
    ) throws(SyntaxError) -> [(key: SourceNode, value: SourceNode)] {
        var draft = MappingDraft()
        scanner.advance()
        while true {
            try scanner.skipTrivia()
            if scanner.skip("}") { return draft.pairs }
            let location = scanner.location
            let name = try key()
            let key = try scanner.quoted(name, at: location)
            try scanner.skipTrivia()
            if scanner.skip(":") || scanner.skip("=") {
                try scanner.skipTrivia()
                draft.set(key, name, to: try value(depth: depth + 1))
                try skipType()
            } else {
                try addMember(name, key, to: &draft)
            }
            try scanner.skipComma(before: "}")
        }
    }

    /// Adds a member without a value: a name alone, a method, or all members of a constant as `...base`.
    private mutating func addMember(
        _ name: String,
        _ key: SourceNode,
        to draft: inout MappingDraft
    ) throws(SyntaxError) {
        let text = name + (try expression())
        guard name.hasPrefix("..."), let spread = constants[String(text.dropFirst(3))],
            spread.isMapping
        else {
            draft.set(key, name, to: try scanner.verbatim(text, at: key.location))
            return
        }
        for (key, value) in spread.pairs {
            draft.set(key, key.text ?? "", to: try copy(of: value))
        }
    }

    /// The value again, whose nodes count again: a small file may spread a large object very often.
    private mutating func copy(of value: SourceNode) throws(SyntaxError) -> SourceNode {
        for item in value.items + value.pairs.map(\.value) {
            _ = try copy(of: item)
        }
        return try scanner.node(value.content, at: value.location)
    }

    private mutating func key() throws(SyntaxError) -> String {
        if scanner.next?.isQuote == true { return try scanner.scriptString().written }
        let name = scanner.take { $0.isOfIdentifier || $0 == "." }
        return name.isEmpty ? try expression(before: ":") : name
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> [SourceNode] {
        var items: [SourceNode] = []
        scanner.advance()
        while true {
            try scanner.skipTrivia()
            if scanner.skip("]") { return items }
            items.append(try value(depth: depth + 1))
            try skipType()
            try scanner.skipComma(before: "]")
        }
    }

    /// Goes past `as const` and its like after an object or a list.
    private mutating func skipType() throws(SyntaxError) { _ = try expression() }

    /// The text of an expression up to the comma or bracket that ends it, in which each text in quotes is kept.
    private mutating func expression(
        before end: Unicode.Scalar = ","
    ) throws(SyntaxError) -> String {
        var written = ""
        var depth = 0
        while true {
            let start = scanner.location
            try scanner.skipTrivia()
            if scanner.location != start { written += " " }
            guard let scalar = scanner.next else { break }
            if depth == 0, scalar == end || scalar == "," || scalar.isClosing { break }
            if scalar.isQuote {
                let location = scanner.location
                let text = try scanner.scriptString().written
                otherTexts.append(try scanner.quoted(text, at: location))
                written += "'\(text)'"
                continue
            }
            if scalar.isOpening { depth += 1 }
            if scalar.isClosing { depth -= 1 }
            written.unicodeScalars.append(scalar)
            scanner.advance()
        }
        return written.trimming(\.properties.isWhitespace)
    }
}

extension String {
    /// The words after a value that say its type alone: `as const`, `satisfies Theme`.
    fileprivate var isAssertion: Bool { hasPrefix("as ") || hasPrefix("satisfies ") }
}
