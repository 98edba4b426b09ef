import SourceText

/// A parser of the objects that JavaScript and TypeScript write out, as files of design tokens do.
///
/// Nothing is run: a value that is no literal is kept as it is written, so that a reader can say that it is unknown.
struct ScriptParser {
    private var scanner: TextScanner
    /// The objects that were read, by the names of their constants.
    private var objects = MappingDraft()

    /// The objects of a file by the names of their constants.
    static func parse(_ text: String, file: String) throws(SyntaxError) -> SourceNode {
        var parser = ScriptParser(scanner: TextScanner(text, file: file))
        let start = parser.scanner.location
        while try parser.findObject() {}
        return SourceNode(content: .mapping(parser.objects.pairs), location: start)
    }

    /// Goes to the next word, and reads the object that it names; false at the end of the text.
    private mutating func findObject() throws(SyntaxError) -> Bool {
        try scanner.skipTrivia()
        guard let next = scanner.next else { return false }
        if next.isQuote {
            skipString()
            return true
        }
        let location = scanner.location
        let word = scanner.take(while: \.isOfIdentifier)
        switch word {
        case "":
            scanner.advance()
        case "const", "let", "var":
            try scanner.skipTrivia()
            let place = scanner.location
            let name = scanner.take(while: \.isOfIdentifier)
            scanner.skip { $0 != "=" && $0 != ";" }
            guard scanner.skip("=") else { return true }
            try addObject(named: name, at: place)
        case "default":
            try addObject(named: word, at: location)
        case "exports":
            try scanner.skipTrivia()
            guard scanner.skip("=") else { return true }
            try addObject(named: word, at: location)
        default:
            break
        }
        return true
    }

    /// Goes past a string, or past a quote that stands in a regular expression.
    private mutating func skipString() {
        var ahead = scanner
        do throws(SyntaxError) {
            _ = try ahead.scriptString()
            scanner = ahead
        } catch {
            scanner.advance()
        }
    }

    /// Adds the object that stands here, alone or as the first argument of a call such as `Object.freeze({`.
    private mutating func addObject(
        named name: String,
        at location: SourceLocation
    ) throws(SyntaxError) {
        try scanner.skipTrivia()
        scanner.skip { $0.isOfIdentifier || $0 == "." }
        if scanner.skip("(") { try scanner.skipTrivia() }
        guard scanner.next == "{" else { return }
        let key = try scanner.quoted(name, at: location)
        objects.set(key, name, to: try value(depth: 0))
    }
}

// MARK: - Values

extension ScriptParser {
    private mutating func value(depth: Int) throws(SyntaxError) -> SourceNode {
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
            let rest = try scanner.expression()
            guard let text, rest.isEmpty || rest.isAssertion else {
                return try scanner.verbatim("an expression", at: location)
            }
            return try scanner.quoted(text, at: location)
        default:
            let text = try scanner.expression()
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
            if scanner.skip(":") {
                try scanner.skipTrivia()
                draft.set(key, name, to: try value(depth: depth + 1))
                _ = try scanner.expression()
            } else {
                let rest = try scanner.expression()
                let text = name + rest
                if name.hasPrefix("..."), let spread = objects[String(text.dropFirst(3))] {
                    for (key, value) in spread.pairs {
                        draft.set(key, key.text ?? "", to: try copy(of: value))
                    }
                } else {
                    draft.set(key, name, to: try scanner.verbatim(text, at: location))
                }
            }
            try scanner.skipComma(before: "}")
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
        if scanner.next?.isQuote == true {
            return try scanner.scriptString() ?? ""
        }
        let name = scanner.take { $0.isOfIdentifier || $0 == "." }
        return name.isEmpty ? try scanner.expression(before: ":") : name
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> [SourceNode] {
        var items: [SourceNode] = []
        scanner.advance()
        while true {
            try scanner.skipTrivia()
            if scanner.skip("]") { return items }
            items.append(try value(depth: depth + 1))
            _ = try scanner.expression()
            try scanner.skipComma(before: "]")
        }
    }
}

extension String {
    /// The words after a value that say its type alone: `as const`, `satisfies Theme`.
    fileprivate var isAssertion: Bool { hasPrefix("as ") || hasPrefix("satisfies ") }
}
