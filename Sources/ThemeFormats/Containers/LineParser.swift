import SourceText

/// Reads lines of a key and a value, `key value`, `key = value` or `key: value`, below `[section]` lines or without.
///
/// Of two values of one key the last counts. Values `0=#000` of one key become a mapping. A value that is the name in a
/// line `#define name value` above is the value of that line, as in X resources. A comment `## name: value`, as in kitty's
/// themes, is a line whose key is `## name:`.
struct LineParser {
    /// The lines of a section, or those before the first one.
    private struct Section {
        let key: SourceNode
        var lines = MappingDraft()
        /// Values with numbers, by their key.
        var numbered: [String: MappingDraft] = [:]
    }

    private var scanner: TextScanner
    private var sections: [Section] = []
    private var indices: [String: Int] = [:]
    /// The section that lines are added to.
    private var open = 0
    /// The value of each name from a `#define`.
    private var defined: [String: SourceNode] = [:]

    static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        var parser = LineParser(scanner: TextScanner(text, file: file))
        let start = SourceLocation(file: file, line: 1, column: 1)
        try parser.openSection("", at: start)
        try parser.readLines()
        return try parser.node(at: start)
    }

    private mutating func readLines() throws(YAMLParsingError) {
        while !scanner.isAtEnd {
            scanner.skip { $0.isSpace }
            let location = scanner.location
            switch scanner.next {
            case "#": try readComment()
            case ";", "!": scanner.skip { !$0.isLineEnd }
            case "[":
                let name = scanner.take { !$0.isLineEnd }.trimmed.trimming {
                    $0 == "[" || $0 == "]"
                }
                try openSection(name, at: location)
            case nil: return
            default: try readLine(at: location)
            }
        }
    }

    /// What is kept of comments that begin with `##`.
    private static let facts: Set<String> = ["name", "author", "license"]

    /// Passes over a comment, and keeps the name and value of a line `#define name value` or `## name: value`.
    private mutating func readComment() throws(YAMLParsingError) {
        let start = scanner.location
        let word = scanner.take { !$0.isSpace }
        defer { scanner.skip { !$0.isLineEnd } }
        if word == "##" { return try readFact(at: start) }
        guard word == "#define" else { return }
        scanner.skip { $0.isBlank }
        let name = scanner.take { !$0.isSpace }
        scanner.skip { $0.isBlank }
        let location = scanner.location
        let text = scanner.take { !$0.isLineEnd }.trimmed
        if !name.isEmpty, !text.isEmpty { defined[name] = try value(text, at: location) }
    }

    private mutating func readFact(at start: SourceLocation) throws(YAMLParsingError) {
        scanner.skip { $0.isBlank }
        let name = scanner.take { !$0.isSpace && $0 != ":" }
        guard Self.facts.contains(name), scanner.skip(":") else { return }
        scanner.skip { $0.isBlank }
        let location = scanner.location
        let text = scanner.take { !$0.isLineEnd }.trimmed
        let key = "## \(name):"
        sections[0].lines.set(
            try scanner.node(.scalar(key, .quoted), at: start),
            key,
            to: try scanner.node(.scalar(text, .quoted), at: location)
        )
    }

    private mutating func openSection(_ name: String, at location: SourceLocation)
        throws(YAMLParsingError)
    {
        if let index = indices[name] {
            open = index
            return
        }
        open = sections.count
        indices[name] = open
        sections.append(Section(key: try scanner.node(.scalar(name, .quoted), at: location)))
    }

    private mutating func readLine(at start: SourceLocation) throws(YAMLParsingError) {
        let name = scanner.take { !$0.isSpace && $0 != "=" && $0 != ":" }
        scanner.skip { $0.isBlank }
        if scanner.skip("=") || scanner.skip(":") { scanner.skip { $0.isBlank } }
        let location = scanner.location
        let key = try scanner.node(.scalar(name, .quoted), at: start)
        let text = scanner.take { !$0.isLineEnd }.trimmed
        guard let (number, rest) = Self.numbered(text) else {
            sections[open].lines.set(key, name, to: try value(text, at: location))
            return
        }
        let place = location.advanced(by: text.unicodeScalars.count - rest.unicodeScalars.count)
        let member = try scanner.node(.scalar(number, .quoted), at: location)
        let value = try value(rest, at: place)
        sections[open].numbered[name, default: MappingDraft()].set(member, number, to: value)
        sections[open].lines.set(key, name, to: value)
    }

    /// The value that a text is or names, without the quotes that Ghostty allows.
    private mutating func value(_ text: String, at location: SourceLocation)
        throws(YAMLParsingError) -> SourceNode
    {
        if let known = defined[text] { return known }
        let isQuoted = text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        return try scanner.node(
            isQuoted
                ? .scalar(String(text.dropFirst().dropLast()), .quoted) : .scalar(text, .plain),
            at: location
        )
    }

    /// The number and the rest of `12=#3f3f3f` or `12 = #3f3f3f`.
    private static func numbered(_ text: String) -> (String, String)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...].drop { $0 == " " }
        guard !digits.isEmpty, digits.utf8.count <= 3, rest.first == "=" else { return nil }
        return (String(digits), String(rest.dropFirst()).trimmed)
    }

    private mutating func node(at start: SourceLocation) throws(YAMLParsingError) -> SourceNode? {
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        for (index, section) in sections.enumerated() {
            let members = section.lines.pairs.map { key, value in
                let numbered = section.numbered[key.text ?? ""]
                return (
                    key,
                    numbered.map {
                        SourceNode(content: .mapping($0.pairs), location: value.location)
                    } ?? value
                )
            }
            if index == 0 {
                pairs += members
            } else {
                let node = try scanner.node(.mapping(members), at: section.key.location)
                pairs.append((section.key, node))
            }
        }
        return pairs.isEmpty ? nil : try scanner.node(.mapping(pairs), at: start)
    }
}

extension StringProtocol {
    /// Without blanks at both ends.
    var trimmed: String { trimming(\.isBlank) }

    func trimming(_ isOuter: (Unicode.Scalar) -> Bool) -> String {
        let start = unicodeScalars.drop(while: isOuter)
        guard let last = start.lastIndex(where: { !isOuter($0) }) else { return "" }
        return String(String.UnicodeScalarView(start[...last]))
    }
}
