import SourceText

/// The names under which a script gives components to other files.
package struct ExportedNames: Sendable {
    enum Source: Sendable {
        /// A name of the file itself.
        case own(String)
        case other(ImportedNames.Origin)
    }

    static let defaultName = "default"
    /// Longer statements are not read.
    private static let reach = 4_000
    private static let declarations: Set<String> = ["const", "let", "var", "function", "class"]
    /// Functions of React and its libraries that return the component that they are given.
    private static let wrappers: Set<String> = [
        "memo", "forwardRef", "observer", "React.memo", "React.forwardRef",
    ]

    private(set) var sources: [String: Source] = [:]
    /// The files of which all names are handed on: `export * from "./card"`.
    private(set) var wholes: [String] = []

    /// The names of a file that is one component.
    init(component: String) { sources[Self.defaultName] = .own(component) }

    /// Complexity: O(n).
    init(_ script: ScriptText) {
        var index = 0
        while index < script.bytes.count {
            let start = script.blanksEnd(at: index)
            if script.bytes[start...].starts(with: "export".utf8) {
                read(start + 6..<min(start + Self.reach, script.bytes.count), of: script)
            }
            index = script.lineEnd(at: start) + 1
        }
        if sources.isEmpty { return }
        let imported = ImportedNames(script).origins
        for (name, source) in sources {
            guard case .own(let local) = source, let origin = imported[local] else { continue }
            sources[name] = .other(origin)
        }
    }

    /// The file has a name for others, or hands on those of a file that may have it.
    func mayHave(_ name: String) -> Bool {
        sources[name] != nil || !wholes.isEmpty && name != Self.defaultName
    }
}

// MARK: - Statements

extension ExportedNames {
    private mutating func read(_ statement: Range<Int>, of script: ScriptText) {
        let rest = script.trimmed(statement)
        switch script[rest.lowerBound] {
        case UInt8(ascii: "{"):
            readList(rest, of: script)
        case UInt8(ascii: "*"):
            if let path = script.origin(after: rest.lowerBound + 1) { wholes.append(path) }
        default:
            readDeclaration(rest, of: script)
        }
    }

    /// Reads `{ Card, Box as Panel }`, which may be taken from another file.
    private mutating func readList(_ statement: Range<Int>, of script: ScriptText) {
        let closing = script.bracketEnd(of: statement.lowerBound, before: statement.upperBound)
        let path = script.origin(after: closing + 1)
        let inner = statement.lowerBound + 1..<max(statement.lowerBound + 1, closing)
        for part in script.parts(of: inner) {
            let words = script.text(script.trimmed(part)).split(whereSeparator: \.isWhitespace)
            guard let first = words.first, let last = words.last else { continue }
            let name = String(first)
            let origin = path.map { path in
                ImportedNames.Origin(path: path, name: name == Self.defaultName ? nil : name)
            }
            sources[String(last)] = origin.map(Source.other) ?? .own(name)
        }
    }

    private mutating func readDeclaration(_ statement: Range<Int>, of script: ScriptText) {
        var (word, next) = script.word(at: statement)
        let isDefault = word == Self.defaultName
        if isDefault { (word, next) = script.word(at: next) }
        if word == "async" { (word, next) = script.word(at: next) }
        if Self.declarations.contains(word) {
            let name = script.word(at: next).word
            sources[isDefault ? Self.defaultName : name] = .own(name)
        } else if isDefault {
            readDefault(word, next, of: script)
        }
    }

    /// Reads `Card` or `memo(Card)` after `export default`.
    private mutating func readDefault(_ word: String, _ rest: Range<Int>, of script: ScriptText) {
        var (name, next) = (word, rest)
        if Self.wrappers.contains(name), script[next.lowerBound] == UInt8(ascii: "(") {
            (name, next) = script.word(at: next.dropFirst())
            if name == "function" { (name, next) = script.word(at: next) }
        } else if script[next.lowerBound] == UInt8(ascii: "(") {
            return
        }
        sources[Self.defaultName] = .own(name)
    }
}

extension ScriptText {
    /// The word at the start of a range, and what comes after it and the blanks there.
    fileprivate func word(at range: Range<Int>) -> (word: String, rest: Range<Int>) {
        let range = trimmed(range)
        let word = path(at: range)
        return (text(word), trimmed(word.upperBound..<range.upperBound))
    }

    /// The path in `from "…"`; nil where none comes next.
    fileprivate func origin(after index: Int) -> String? {
        let limit = min(index + 400, bytes.count)
        guard index < limit else { return nil }
        let (word, rest) = word(at: index..<limit)
        guard word == "from" else { return nil }
        return string(after: rest.lowerBound).map(text)
    }

    fileprivate func blanksEnd(at index: Int) -> Int {
        var index = index
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        return index
    }

    fileprivate func lineEnd(at index: Int) -> Int {
        var index = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return index
    }
}
