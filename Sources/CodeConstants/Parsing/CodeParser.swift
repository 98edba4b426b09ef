import SourceText

/// Finds constants in code, each with the types around it.
///
/// Complexity: O(n); brackets deeper than 32 hold nothing that is read.
struct CodeParser {
    struct Constant {
        /// The names of the types around it, the outermost first.
        let scopes: [String]
        let name: String
        let argument: CodeArgument
        /// Its type is a colour's, as written.
        let isTypedAsColor: Bool
    }

    private static let scopeWords: Set<String> = [
        "enum", "struct", "class", "extension", "object", "interface", "actor",
    ]

    let tokens: [CodeScanner.Token]
    let language: CodeLanguage
    var index = 0
    private var scopes: [String?] = []
    private var nextScope: String?
    private var constants: [Constant] = []

    static func constants(in text: String, _ language: CodeLanguage) -> [Constant] {
        var parser = CodeParser(
            tokens: CodeScanner.tokens(of: text, in: language),
            language: language
        )
        parser.readAll()
        return parser.constants
    }

    private init(tokens: [CodeScanner.Token], language: CodeLanguage) {
        self.tokens = tokens
        self.language = language
    }

    var current: CodeScanner.Kind? {
        index < tokens.count ? tokens[index].kind : nil
    }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard current == .sign(sign) else { return false }
        index += 1
        return true
    }

    mutating func takeName() -> String? {
        guard case .name(let name) = current else { return nil }
        index += 1
        return name
    }
}

// MARK: - Declarations

extension CodeParser {
    private mutating func readAll() {
        while let kind = current {
            index += 1
            switch kind {
            case .sign("{"):
                scopes.append(nextScope)
                nextScope = nil
            case .sign("}"):
                _ = scopes.popLast()
            case .name(let word) where Self.scopeWords.contains(word):
                takeScope(after: word)
            case .name("func"), .name("fun"), .name("if"), .name("for"), .name("when"):
                nextScope = nil
            case .name("let"), .name("var"), .name("val"):
                let isCondition = index > 1 && Self.conditions.contains(tokens[index - 2].text)
                let isDeep = scopes.count > Self.depthLimit
                readConstant(isLocal: isCondition || isDeep || scopes.contains(nil))
            default:
                break
            }
        }
    }

    private static let conditions: Set<String> = ["if", "guard", "while", "case"]
    /// Words that may follow those of a type: `class var`, `enum class`.
    private static let furtherWords = scopeWords.union(["let", "var", "val", "func", "fun"])

    /// Takes the name of a type; one without a name, such as a companion object, is part of the type around it.
    private mutating func takeScope(after word: String) {
        if case .name(let next) = current, Self.furtherWords.contains(next) { return }
        nextScope = takePath().last ?? (word == "object" ? "" : nextScope)
    }

    mutating func takePath() -> [String] {
        var path: [String] = []
        while let name = takeName() {
            path.append(name)
            guard take(".") else { break }
        }
        return path
    }

    /// Constants of functions and closures are no tokens.
    private mutating func readConstant(isLocal: Bool) {
        guard let name = takeName() else { return }
        var type: [String] = []
        if take(":") {
            type = takePath()
            _ = take("?")
        }
        let isTyped = type.last.map(CodeLanguage.colorTypes.contains) ?? false
        if !take("=") {
            // The value of a computed property, which may be its only statement.
            guard language == .swift, isTyped, take("{") else { return }
            scopes.append(nil)
            if current == .name("return") { index += 1 }
        }
        var value = argument(named: nil, depth: 0)
        if isInOperation { value = value.operand }
        if isLocal { return }
        constants.append(
            Constant(
                scopes: scopes.compactMap(\.self).filter { !$0.isEmpty },
                name: name,
                argument: value,
                isTypedAsColor: isTyped
            )
        )
    }
}
