import SourceText

/// Names of tokens as identifiers of code, each one once.
struct Identifiers {
    private var names = UniqueNames(reserved: Self.words)

    /// A token's name as it is, and as code has it.
    mutating func names(of name: String) -> [String: MustacheValue] {
        let plain = Self.camel(name)
        let camel = names.unique(plain) { "\(plain)\($0)" }
        return [
            "name": .text(name), "camel": .text(camel),
            "snake": .text(name.replacing("-", with: "_")),
        ]
    }

    /// `text-muted` as `textMuted`.
    static func camel(_ name: String) -> String {
        let words = words(of: name)
        let others = words.dropFirst().map(\.capitalizedFirst)
        return withLetterFirst((words.prefix(1) + others).joined())
    }

    /// `text-muted` as `TextMuted`.
    static func pascal(_ name: String) -> String {
        withLetterFirst(words(of: name).map(\.capitalizedFirst).joined())
    }

    private static func withLetterFirst(_ name: String) -> String {
        if name.isEmpty { return "theme" }
        return name.first?.isLetter == true ? name : "n\(name)"
    }

    private static func words(of name: String) -> [String] {
        name.utf8.split { !$0.isASCIIAlphanumeric }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Words that no constant of Kotlin, Dart, Java, JavaScript or Swift may have for a name.
    private static let words: Set<String> = [
        "abstract", "as", "assert", "async", "await", "boolean", "break", "byte", "case", "catch",
        "char", "class", "const", "continue", "default", "defer", "delete", "do", "double",
        "dynamic", "else", "enum", "export", "extends", "external", "factory", "false", "final",
        "finally", "float", "for", "fun", "func", "function", "goto", "guard", "if", "implements",
        "import", "in", "init", "inout", "instanceof", "int", "interface", "internal", "is", "late",
        "let", "library", "long", "mixin", "native", "new", "nil", "null", "object", "operator",
        "override", "package", "part", "private", "protected", "protocol", "public", "repeat",
        "required", "rethrow", "return", "self", "short", "static", "struct", "subscript", "super",
        "switch", "sync", "this", "throw", "throws", "transient", "true", "try", "typealias",
        "typeof", "undefined", "val", "var", "void", "volatile", "when", "where", "while", "with",
        "yield",
    ]
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
