import SourceText

/// A parser of lines `key value`, `key = value` or `key: value`, below `[section]` lines or without.
///
/// Of two values of one key the last counts. Values `0=#000` of one key become a mapping. A value that is the name in a
/// line `#define name value` above is the value of that line, as in X resources; a file of such lines alone has them as its
/// own. A comment `## name: value`, as in kitty's themes, is a line whose key is `## name:`.
struct LineParser {
    /// The lines of a section, or those before the first one.
    private struct Section {
        let key: SourceNode
        var lines = MappingDraft()
        /// Values with numbers, by their key.
        var numbered: [String: MappingDraft] = [:]

        var pairs: [(key: SourceNode, value: SourceNode)] {
            lines.pairs.map { key, value in
                guard let numbered = numbered[key.text ?? ""] else { return (key, value) }
                return (key, SourceNode(pairs: numbered.pairs, at: value))
            }
        }
    }

    private var scanner: TextScanner
    private var sections: [Section] = []
    private var indices: [String: Int] = [:]
    private var openIndex = 0
    private(set) var repeated: [RepeatedKeys.Entry] = []
    /// The values of names from lines `#define`.
    private var defined = MappingDraft()

    static func parse(
        _ text: String,
        file: String
    ) throws(SyntaxError) -> SourceNode? {
        let start = SourceLocation(file: file, line: 1, column: 1)
        var parser = try read(text, from: start)
        return try parser.node(at: start)
    }

    /// The keys that are there twice in one section.
    static func repeatedKeys(
        in text: String,
        file: String
    ) throws(SyntaxError) -> [RepeatedKeys.Entry] {
        let start = SourceLocation(file: file, line: 1, column: 1)
        return try read(text, from: start).repeated
    }

    private static func read(
        _ text: String,
        from start: SourceLocation
    ) throws(SyntaxError) -> LineParser {
        let scanner = TextScanner(text, file: start.file)
        var parser = LineParser(scanner: scanner)
        try parser.openSection("", at: start)
        try parser.readLines()
        return parser
    }

    private mutating func readLines() throws(SyntaxError) {
        while !scanner.isAtEnd {
            scanner.skip(while: \.isSpace)
            let location = scanner.location
            switch scanner.next {
            case "#": try readComment()
            case ";", "!": scanner.skip { !$0.isLineEnd }
            case "[":
                let name = restOfLine().trimming { $0 == "[" || $0 == "]" }
                try openSection(name, at: location)
            case nil: return
            default: try readLine(at: location)
            }
        }
    }

    private mutating func restOfLine() -> String {
        scanner.take { !$0.isLineEnd }.trimmed
    }

    /// The rest of a line without a comment of foot, or of kitty, which reads a hex colour to the first blank.
    private mutating func restOfLine(afterBlank isAfterBlank: Bool) -> String {
        let text = restOfLine()
        if isAfterBlank, text.hasPrefix("#") {
            return String(text.unicodeScalars.prefix { !$0.isBlank })
        }
        guard isAfterBlank || openIndex > 0, let mark = text.firstIndex(of: "#") else {
            return text
        }
        let value = text[..<mark]
        let isHex = value.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isASCIIHexDigit || scalar.isBlank
        }
        guard isAfterBlank || isHex, value.last == " " || value.last == "\t" else {
            return text
        }
        return value.trimmed
    }

    private mutating func openSection(
        _ name: String,
        at location: SourceLocation
    ) throws(SyntaxError) {
        if let index = indices[name] {
            openIndex = index
            return
        }
        openIndex = sections.count
        indices[name] = openIndex
        sections.append(Section(key: try scanner.quoted(name, at: location)))
    }

    private mutating func readLine(at start: SourceLocation) throws(SyntaxError) {
        let name = scanner.take { !$0.isSpace && $0 != "=" && $0 != ":" }
        scanner.skip(while: \.isBlank)
        let isAfterBlank = !scanner.skip("=") && !scanner.skip(":")
        scanner.skip(while: \.isBlank)
        let location = scanner.location
        let key = try scanner.quoted(name, at: start)
        let text = restOfLine(afterBlank: isAfterBlank)
        guard let (number, rest) = Self.numbered(text) else {
            let value = try value(text, at: location)
            let replaced = sections[openIndex].lines.set(key, name, to: value)
            repeated.add(key, value, after: replaced)
            return
        }
        let width = text.unicodeScalars.count - rest.unicodeScalars.count
        let member = try scanner.quoted(number, at: location)
        let value = try value(rest, at: location.advanced(by: width))
        let replaced = sections[openIndex].numbered[name, default: MappingDraft()]
            .set(member, number, to: value)
        repeated.add(member, value, after: replaced)
        sections[openIndex].lines.set(key, name, to: value)
    }

    /// The value that a text is or names, without the quotes that Ghostty allows.
    private mutating func value(
        _ text: String,
        at location: SourceLocation
    ) throws(SyntaxError) -> SourceNode {
        if let known = defined[text] { return known }
        if text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
            return try scanner.quoted(String(text.dropFirst().dropLast()), at: location)
        }
        // A key with nothing after it is written all the same.
        if text.isEmpty { return try scanner.verbatim("", at: location) }
        return try scanner.node(.scalar(text, .plain), at: location)
    }

    /// The number and the rest of `12=#3f3f3f` or `12 = #3f3f3f`.
    private static func numbered(
        _ text: String
    ) -> (number: String, rest: String)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...].drop { $0 == " " }
        guard (1...3).contains(digits.utf8.count), rest.first == "=" else { return nil }
        return (String(digits), rest.dropFirst().trimmed)
    }

    private mutating func node(
        at start: SourceLocation
    ) throws(SyntaxError) -> SourceNode? {
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        for (index, section) in sections.enumerated() {
            if index == 0 {
                pairs += section.pairs
            } else {
                let location = section.key.location
                let node = try scanner.node(.mapping(section.pairs), at: location)
                pairs.append((section.key, node))
            }
        }
        if pairs.isEmpty { pairs = defined.pairs }
        if pairs.isEmpty { return nil }
        return try scanner.node(.mapping(pairs), at: start)
    }
}

// MARK: - Comments

extension LineParser {
    /// The names whose values are kept from comments that begin with `##`.
    private static let facts: Set<String> = ["name", "author", "license"]

    /// Skips a comment, and keeps the name and value of a line `#define name value` or `## name: value`.
    private mutating func readComment() throws(SyntaxError) {
        let start = scanner.location
        let word = scanner.take { !$0.isSpace }
        defer { scanner.skip { !$0.isLineEnd } }
        switch word {
        case "##": try readFact(at: start)
        case "#define": try readDefinition()
        default: return
        }
    }

    private mutating func readDefinition() throws(SyntaxError) {
        scanner.skip(while: \.isBlank)
        let start = scanner.location
        let name = scanner.take { !$0.isSpace }
        scanner.skip(while: \.isBlank)
        let location = scanner.location
        let text = restOfLine()
        if name.isEmpty { return }
        let key = try scanner.quoted(name, at: start)
        defined.set(key, name, to: try value(text, at: location))
    }

    private mutating func readFact(at start: SourceLocation) throws(SyntaxError) {
        scanner.skip(while: \.isBlank)
        let name = scanner.take { !$0.isSpace && $0 != ":" }
        guard Self.facts.contains(name), scanner.skip(":") else { return }
        scanner.skip(while: \.isBlank)
        let location = scanner.location
        let text = restOfLine()
        let key = "## \(name):"
        sections[0].lines.set(
            try scanner.quoted(key, at: start),
            key,
            to: try scanner.verbatim(text, at: location)
        )
    }
}
