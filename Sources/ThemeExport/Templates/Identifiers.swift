import SourceText

/// Names of tokens as identifiers of code, each one once.
struct Identifiers {
    private var names = UniqueNames(reserved: ReservedWords.all)

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
        let parts = name.utf8.split { !$0.isASCIIAlphanumeric }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }
}
