import SourceText

/// A class or id of a CSS module, whose name no other sheet has: a tool changes it.
///
/// In lists it stands as the module, a sign that no name has, and the name itself.
enum ModuleName {
    private static let separator: UInt8 = 1
    /// The part of a path by which it is that of a module.
    static let sign = ".module."

    static func isModule(_ file: String) -> Bool { file.includes(sign) }

    static func text(of name: String, in module: String) -> String {
        if module.isEmpty { return name }
        return module + String(Character(Unicode.Scalar(separator))) + name
    }

    /// The word of a selector, such as `.card`, in a module.
    static func word(_ word: String, in module: String) -> String {
        guard let first = word.first, ".#".contains(first) else { return word }
        return String(first) + text(of: String(word.dropFirst()), in: module)
    }

    /// The word has the name of its module.
    static func isQualified(_ word: String) -> Bool { word.utf8.contains(separator) }

    /// The module, and the word as the module has it; nil for a word of no module.
    static func parts(of word: String) -> (module: Substring, word: String)? {
        guard let end = word.utf8.lastIndex(of: separator), let first = word.first else {
            return nil
        }
        let module = word[..<end].dropFirst()
        return (module, String(first) + word[word.index(after: end)...])
    }

    /// The word as its sheet has it.
    static func plain(_ word: String) -> String { parts(of: word)?.word ?? word }
}
