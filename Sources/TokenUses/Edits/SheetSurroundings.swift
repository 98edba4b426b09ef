import SourceText

/// The surroundings of the values in a style sheet, which decide whether a token may stand in their place.
///
/// Complexity: O(n).
struct SheetSurroundings {
    /// The surroundings of a place in the value of a declaration.
    struct Place {
        /// The open functions, the outermost first, in small letters; a bracket without a name is empty.
        var functions: [String]
        /// The rule may be for some modes alone.
        var isConditional: Bool
        /// A later declaration of the same rule has the property, so this one is for browsers without it.
        var isReplaced = false
    }

    private(set) var places: [SourceLocation: Place] = [:]
    /// The module through which the sheet uses a variable of Sass, with a dot: empty for `$name`.
    private(set) var modules: [String: String] = [:]

    private let wanted: Set<SourceLocation>
    private let file: String
    private let isSCSS: Bool
    private var scanner: CSSScanner
    private var rules = [OpenRule()]
    /// The last two words of the statement, in small letters.
    private var words = (previous: "", last: "")
    private var hasModeWord = false
    private var functions: [String] = []
    private var found: [SourceLocation] = []
    /// The property of the statement, once its colon is read.
    private var property: String?
    private var last: CSSScanner.Token?
    private var lastButOne: CSSScanner.Token?
    private var lastWord: String?

    private struct OpenRule {
        var isConditional = false
        /// The wanted places so far, by property.
        var places: [String: [SourceLocation]] = [:]
    }

    init(_ text: String, file: String, of wanted: Set<SourceLocation>) {
        self.wanted = wanted
        self.file = file
        isSCSS = StyleUses.isSCSS(file)
        scanner = CSSScanner(TextCursor(text))
        readAll()
    }

    private mutating func readAll() {
        while let token = scanner.next() {
            switch token.kind {
            case .comment:
                continue
            case .space, .string:
                break
            case .word:
                read(token)
            case .sign(let sign):
                if isSCSS, skipsForSass(sign) { continue }
                read(sign, token)
            }
            lastButOne = last
            last = token
        }
        endStatement()
    }
}

// MARK: - Tokens

extension SheetSurroundings {
    private mutating func read(_ token: CSSScanner.Token) {
        let word = token.unescaped
        lastWord = scanner.isAtBracket ? word.lowercased() : nil
        words = (words.last, word.lowercased())
        hasModeWord = hasModeWord || Self.isAboutMode(word)
        keep(token)
        if case .sign("$")? = last?.kind { keepModule(of: "$" + SassName.normal(word)) }
        if lastWord == "url" { skipAddress() }
    }

    private mutating func read(_ sign: Unicode.Scalar, _ token: CSSScanner.Token) {
        keep(token)
        switch sign {
        case "(", "[":
            functions.append(sign == "(" ? lastWord ?? "" : "")
        case ")", "]":
            _ = functions.popLast()
        case ":" where property == nil && functions.isEmpty:
            property = words.last
            if case .sign("$")? = lastButOne?.kind {
                property = "$" + SassName.normal(words.last)
            }
        case "{" where functions.isEmpty:
            openRule()
        case "}":
            endStatement()
            if rules.count > 1 { rules.removeLast() }
        case ";" where functions.isEmpty:
            endStatement()
        default:
            break
        }
        lastWord = nil
    }

    private mutating func keep(_ token: CSSScanner.Token) {
        let place = SourceLocation(file: file, line: token.line, column: token.column)
        guard wanted.contains(place) else { return }
        let rule = rules[rules.count - 1]
        places[place] = Place(
            functions: functions,
            isConditional: rule.isConditional
        )
        found.append(place)
    }

    /// Keeps `tokens.` of `tokens.$ink`.
    private mutating func keepModule(of name: String) {
        var module = ""
        if case .sign(".")? = lastButOne?.kind { module = words.previous + "." }
        modules[name] = modules[name] ?? module
    }

    /// Skips `//` and `#{…}` of SCSS.
    private mutating func skipsForSass(_ sign: Unicode.Scalar) -> Bool {
        var ahead = scanner
        guard let next = ahead.next(), case .sign(let following) = next.kind else { return false }
        if sign == "/", following == "/" {
            if case .sign(":")? = last?.kind { return false }
            scanner.skipLine()
            return true
        }
        guard sign == "#", following == "{" else { return false }
        var depth = 0
        while let token = scanner.next() {
            if case .sign("{") = token.kind { depth += 1 }
            if case .sign("}") = token.kind { depth -= 1 }
            if depth == 0 { break }
        }
        return true
    }

    /// Goes to the bracket that ends an address, which may hold anything else.
    private mutating func skipAddress() {
        while let token = scanner.next() {
            if case .sign(")") = token.kind { break }
        }
        lastWord = nil
    }
}

// MARK: - Rules

extension SheetSurroundings {
    /// Words in the names of conditions and of classes and attributes that stand for a mode.
    private static let modeWords: Set<Substring> = [
        "dark", "light", "theme", "scheme", "contrast", "mode",
    ]

    private static func isAboutMode(_ name: String) -> Bool {
        NameWords.words(of: name).contains(where: modeWords.contains)
    }

    private mutating func openRule() {
        let isInCondition = rules[rules.count - 1].isConditional
        rules.append(OpenRule(isConditional: isInCondition || hasModeWord))
        startStatement()
    }

    private mutating func endStatement() {
        if let property, !property.isEmpty {
            let index = rules.count - 1
            for place in rules[index].places[property] ?? [] { places[place]?.isReplaced = true }
            rules[index].places[property] = found.isEmpty ? nil : found
        }
        startStatement()
    }

    private mutating func startStatement() {
        words = ("", "")
        hasModeWord = false
        functions.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        property = nil
    }
}
