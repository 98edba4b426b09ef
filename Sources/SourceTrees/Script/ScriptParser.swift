import SourceText

/// A parser of the constants that JavaScript and TypeScript write out, as files of design tokens do.
///
/// Nothing is run: a value that is no literal is kept as it is written, so that a reader can say that it is unknown.
struct ScriptParser {
    var scanner: TextScanner
    private var constants = MappingDraft()
    /// The texts in quotes that belong to no constant.
    private var rest: [SourceNode] = []
    /// The number of open brackets around the place: what a function declares is no constant of the file.
    private var depth = 0
    /// The lines on which no other quote of a kind follows; that of a backtick is 0, since its texts go over lines.
    private var unclosed: [Unicode.Scalar: Int] = [:]

    /// The constants of a file by their names, and the texts of the rest under ``ScriptTree/rest``.
    static func parse(_ text: String, file: String) throws(SyntaxError) -> SourceNode {
        var parser = ScriptParser(scanner: TextScanner(text, file: file))
        let start = parser.scanner.location
        while try parser.readNext() {}
        let key = try parser.scanner.quoted(ScriptTree.rest, at: start)
        let rest = try parser.scanner.node(.sequence(parser.rest), at: start)
        let pairs = parser.constants.pairs + [(key: key, value: rest)]
        return SourceNode(content: .mapping(pairs), location: start)
    }

    /// Goes past a word, a text or a sign, and reads the constant that it begins; false at the end of the file.
    private mutating func readNext() throws(SyntaxError) -> Bool {
        try scanner.skipTrivia()
        guard let next = scanner.next else { return false }
        if next.isQuote {
            try keepText()
        } else if next.isOfIdentifier {
            let place = scanner.location
            try readConstant(after: scanner.take(while: \.isOfIdentifier), at: place)
        } else {
            if next.isOpening { depth += 1 }
            if next.isClosing { depth = max(0, depth - 1) }
            scanner.advance()
        }
        return true
    }

    /// Keeps a text in quotes, or goes past a quote that stands in a regular expression.
    private mutating func keepText() throws(SyntaxError) {
        let location = scanner.location
        guard let quote = scanner.next else { return }
        let line = quote == "`" ? 0 : location.line
        if unclosed[quote] != line {
            var ahead = scanner
            do throws(SyntaxError) {
                let text = try ahead.scriptString()
                scanner = ahead
                rest.append(try scanner.quoted(text.written, at: location))
                return
            } catch {
                unclosed[quote] = line
            }
        }
        scanner.advance()
    }

    /// Reads what a word at the top of the file declares, if that is written out.
    private mutating func readConstant(
        after word: String,
        at location: SourceLocation
    ) throws(SyntaxError) {
        guard depth == 0 else { return }
        switch word {
        case "const", "let", "var":
            try readDeclaration()
        case "default":
            try addConstant(word, at: location)
        case "enum":
            try scanner.skipTrivia()
            let place = scanner.location
            let name = scanner.take(while: \.isOfIdentifier)
            try addConstant(name, at: place)
        case "exports":
            try readExport(at: location)
        default:
            break
        }
    }

    private mutating func readDeclaration() throws(SyntaxError) {
        try scanner.skipTrivia()
        let location = scanner.location
        let name = scanner.take(while: \.isOfIdentifier)
        guard !name.isEmpty else { return }
        scanner.skip { $0 != "=" && $0 != ";" }
        guard scanner.skip("="), scanner.next != ">" else { return }
        try addConstant(name, at: location)
    }

    /// Reads `exports = {` and `exports.light = {`.
    private mutating func readExport(at location: SourceLocation) throws(SyntaxError) {
        try scanner.skipTrivia()
        var name = "exports"
        if scanner.skip(".") { name = scanner.take(while: \.isOfIdentifier) }
        try scanner.skipTrivia()
        guard scanner.skip("="), scanner.next != "=" else { return }
        try addConstant(name, at: location)
    }

    /// Adds the object, list, text or name that stands here, alone or as the first argument of a call.
    private mutating func addConstant(
        _ name: String,
        at location: SourceLocation
    ) throws(SyntaxError) {
        try scanner.skipTrivia()
        let place = scanner.location
        let key = try scanner.quoted(name, at: location)
        var word = scanner.take { $0.isOfIdentifier || $0 == "." }
        if word.isEmpty, scanner.next?.isQuote == true {
            try addText(named: key)
            return
        }
        if scanner.next == "<" { scanner.skip { $0 != "(" && $0 != ";" && $0 != "\n" } }
        let isCall = scanner.skip("(")
        if isCall { try scanner.skipTrivia() }
        if scanner.next == "{" || (scanner.next == "[" && word.isEmpty) {
            constants.set(key, name, to: try value(depth: 0))
        } else if !isCall, !word.isEmpty {
            word += scanner.take { $0 != "\n" && $0 != ";" && !$0.isQuote && !$0.isOpening }
            constants.set(key, name, to: try scanner.verbatim(word.trimmedText, at: place))
        }
    }

    private mutating func addText(named key: SourceNode) throws(SyntaxError) {
        let location = scanner.location
        let before = rest.count
        try keepText()
        guard rest.count > before, let text = rest.popLast()?.text else { return }
        constants.set(key, key.text ?? "", to: try scanner.quoted(text, at: location))
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
            let further = try expression()
            guard text.isWhole, further.isEmpty || further.isAssertion else {
                let written = "'\(text.written)' \(further)".trimmedText
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
                _ = try expression()
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
            _ = try expression()
            try scanner.skipComma(before: "]")
        }
    }

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
                rest.append(try scanner.quoted(text, at: location))
                written += "'\(text)'"
                continue
            }
            if scalar.isOpening { depth += 1 }
            if scalar.isClosing { depth -= 1 }
            written.unicodeScalars.append(scalar)
            scanner.advance()
        }
        return written.trimmedText
    }
}

extension String {
    /// The words after a value that say its type alone: `as const`, `satisfies Theme`.
    fileprivate var isAssertion: Bool { hasPrefix("as ") || hasPrefix("satisfies ") }

    /// The text without spaces around it.
    fileprivate var trimmedText: String {
        let start = unicodeScalars.drop(while: \.properties.isWhitespace)
        let reversed = start.reversed().drop(while: \.properties.isWhitespace)
        return String(String.UnicodeScalarView(reversed.reversed()))
    }
}
