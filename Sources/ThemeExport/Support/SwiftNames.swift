import SourceText

/// Makes names of themes, modes and tokens into Swift identifiers, each one once.
///
/// Source: The Swift Programming Language, "Lexical Structure": identifiers and keywords.
struct SwiftNames {
    private var names: UniqueNames

    /// No name gets one of the `reserved` identifiers, which the type has already.
    init(reserved: Set<String> = []) { names = UniqueNames(reserved: reserved.union(Self.special)) }

    /// The identifier for words: `text-muted` is `textMuted`, `sky.500` is `sky500`, `default` is `` `default` ``.
    ///
    /// Of two names with one identifier the later one gets a number.
    mutating func identifier(for name: String) -> String {
        let plain = Self.plain(name)
        let result = names.unique(plain) { "\(plain)_\($0)" }
        return Self.keywords.contains(result) ? "`\(result)`" : result
    }

    /// An identifier that needs no backticks.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isHead(first) || first == "_" else {
            return false
        }
        let isWord = text.unicodeScalars.allSatisfy { isPart($0) || $0 == "_" }
        return isWord && text != "_" && !keywords.contains(text) && !special.contains(text)
    }

    private static func plain(_ name: String) -> String {
        let words = name.unicodeScalars.split { !isPart($0) }.map { String($0) }
        guard let start = words.first?.withFirst(\.lowercaseMapping) else { return "unnamed" }
        let rest = words.dropFirst().map { $0.withFirst(\.titlecaseMapping) }
        let text = start + rest.joined()
        let isName = text.unicodeScalars.first.map(isHead) ?? false
        return isName ? text : "_\(text)"
    }

    /// Letters, marks and digits of all scripts: Swift allows all that Unicode does, but for what is seen as nothing.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return UInt8(ascii: scalar).isASCIIAlphanumeric }
        let properties = scalar.properties
        return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        isPart(scalar) && scalar.properties.isXIDStart && !scalar.isMark
    }

    /// Names that a member cannot have, even in backticks.
    private static let special = Set(words: "init self Self Type Protocol hash hashValue")

    private static let keywords = Set(
        words: """
            Any as associatedtype break case
            catch class continue default defer
            deinit do else enum extension fallthrough
            false fileprivate for func guard
            if import in inout internal is let
            nil operator precedencegroup private
            protocol public repeat rethrows
            return static struct subscript super
            switch throw throws true try typealias
            var where while
            """
    )
}

extension String {
    fileprivate func withFirst(_ mapping: KeyPath<Unicode.Scalar.Properties, String>) -> String {
        guard let first = unicodeScalars.first else { return self }
        return first.properties[keyPath: mapping] + String(unicodeScalars.dropFirst())
    }
}
