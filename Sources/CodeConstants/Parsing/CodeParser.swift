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
        let type: ConstantType

        /// The type is a colour's, or nothing else can be in its place.
        var isColor: Bool {
            guard type == .unwritten else { return type == .color }
            let isMember = scopes.last.map(CodeLanguage.colorTypes.contains) ?? false
            return isMember && argument.mayBeColor
        }
    }

    static let scopeWords: Set<String> = [
        "enum", "struct", "class", "extension", "object", "interface", "actor",
    ]

    /// The type of a constant, as it is written or as its value makes it.
    enum ConstantType {
        case color
        case other
        case unwritten
    }

    let tokens: [CodeScanner.Token]
    let language: CodeLanguage
    var index = 0
    private var scopes: [String?] = []
    private var nextScope: String?
    private var constants: [Constant] = []

    static func constants(in text: String, _ language: CodeLanguage) -> [Constant] {
        var parser = CodeParser(of: text, language)
        parser.readAll()
        return parser.constants
    }

    init(of text: String, _ language: CodeLanguage) {
        tokens = CodeScanner.tokens(of: text, in: language)
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

    private mutating func takeType() -> ConstantType {
        guard take(":") else { return .unwritten }
        let type = takePath()
        _ = take("?")
        return type.last.map(CodeLanguage.colorTypes.contains) ?? false ? .color : .other
    }

    /// The value is a member of a colour's type, or made by it: `Color.pink`, `UIColor(…)`.
    private func isColorType(at index: Int) -> Bool {
        guard index + 1 < tokens.count, case .name(let name) = tokens[index].kind,
            case .sign(let sign) = tokens[index + 1].kind
        else { return false }
        let type = namingSelf(in: [name])
        return CodeLanguage.colorTypes.contains(type[0]) && ["(", "{", "."].contains(sign)
    }

    /// A path with the type around it in the place of `Self`, where that is a colour's.
    func namingSelf(in path: [String]) -> [String] {
        guard path.first == "Self", let type = scopes.suffix(2).compactMap(\.self).last,
            CodeLanguage.colorTypes.contains(type)
        else { return path }
        return [type] + path.dropFirst()
    }

    /// Constants of functions and closures are no tokens.
    private mutating func readConstant(isLocal: Bool) {
        guard let name = takeName() else { return }
        var type = takeType()
        if !take("=") {
            // The value of a computed property, which may be its only statement.
            guard language == .swift, type == .color, take("{") else { return }
            scopes.append(nil)
            if current == .name("return") { index += 1 }
        }
        if type == .unwritten, isColorType(at: index) { type = .color }
        var value = argument(named: nil, depth: 0)
        if isInOperation { value = value.operand }
        if isLocal { return }
        constants.append(
            Constant(
                scopes: scopes.compactMap(\.self).filter { !$0.isEmpty },
                name: name,
                argument: value,
                type: type
            )
        )
    }
}
