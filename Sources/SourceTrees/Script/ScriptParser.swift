import SourceText

/// A parser of the constants that JavaScript and TypeScript write out, as files of design tokens do.
///
/// Nothing is run: a value that is no literal is kept as it is written, so that a reader can say that it is unknown.
struct ScriptParser {
    var scanner: TextScanner
    private(set) var constants = MappingDraft()
    /// The texts in quotes that belong to no constant.
    var otherTexts: [SourceNode] = []
    /// The number of open brackets around the place: what a function declares is no constant of the file.
    private var openBrackets = 0
    /// By quote: the line on which a closing one was looked for in vain; 0 for a backtick, whose texts go over lines.
    private var unclosed: [Unicode.Scalar: Int] = [:]

    /// The constants of a file by their names, and the texts of the rest under ``ScriptTree/rest``.
    static func parse(_ text: String, file: String) throws(SyntaxError) -> SourceNode {
        var parser = ScriptParser(scanner: TextScanner(text, file: file))
        let start = parser.scanner.location
        while try parser.readNext() {}
        let key = try parser.scanner.quoted(ScriptTree.rest, at: start)
        let others = try parser.scanner.node(.sequence(parser.otherTexts), at: start)
        let pairs = parser.constants.pairs + [(key: key, value: others)]
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
            if next.isOpening { openBrackets += 1 }
            if next.isClosing { openBrackets = max(0, openBrackets - 1) }
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
                otherTexts.append(try scanner.quoted(text.written, at: location))
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
        guard openBrackets == 0 else { return }
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
            constants.set(
                key,
                name,
                to: try scanner.verbatim(word.trimming(\.properties.isWhitespace), at: place)
            )
        }
    }

    private mutating func addText(named key: SourceNode) throws(SyntaxError) {
        let location = scanner.location
        let before = otherTexts.count
        try keepText()
        guard otherTexts.count > before, let text = otherTexts.popLast()?.text else { return }
        constants.set(key, key.text ?? "", to: try scanner.quoted(text, at: location))
    }
}
