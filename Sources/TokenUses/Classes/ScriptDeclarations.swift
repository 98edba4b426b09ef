import SourceText

/// The names that a script declares with `const`, `let` or `var`, each with its value.
///
/// They are looked for when the first one is asked for: most files ask for none.
final class ScriptDeclarations {
    private enum Value {
        case one(at: Int)
        /// Several declarations have the name.
        case several
    }

    private static let words: Set<String> = ["const", "let", "var"]
    /// Longer names and types are not looked through.
    private static let reach = 200

    private let script: ScriptText
    private lazy var values = found()
    /// The custom properties that the file names as texts of their own, such as the keys of a style.
    private(set) lazy var properties = foundProperties()

    init(_ script: ScriptText) { self.script = script }

    /// The file declares a name, or the first one of a path such as `styles.card`.
    func contains(_ path: String) -> Bool {
        let name = path.prefix { $0 != "." && $0 != "?" }
        return values[String(name)] != nil
    }

    /// The string in quotes that a name stands for; nil for any other value.
    func string(_ name: String) -> Range<Int>? {
        guard let start = start(of: name), let quote = script[start],
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        return start..<script.end(ofStringAt: start, before: script.bytes.count)
    }

    /// The object in braces that a name stands for; nil for any other value.
    func object(_ name: String) -> Range<Int>? {
        guard let start = start(of: name), script[start] == UInt8(ascii: "{") else { return nil }
        return start..<script.bracketEnd(of: start, before: script.bytes.count)
    }

    private func start(of name: String) -> Int? {
        if case .one(let start)? = values[name] { return start }
        return nil
    }
}

// MARK: - Reading

extension ScriptDeclarations {
    private func found() -> [String: Value] {
        var values: [String: Value] = [:]
        let end = script.bytes.count
        var index = 0
        while index < end {
            let word = script.path(at: index..<end)
            if word.count == 3 || word.count == 5, Self.words.contains(script.text(word)),
                let (name, value) = declaration(after: word)
            {
                values[name] = values[name] == nil ? .one(at: value) : .several
            }
            index = max(word.upperBound, index + 1)
        }
        return values
    }

    private func declaration(after word: Range<Int>) -> (name: String, value: Int)? {
        let end = min(script.bytes.count, word.upperBound + Self.reach)
        let start = script.trimmed(word.upperBound..<end).lowerBound
        let name = script.path(at: start..<end)
        guard !name.isEmpty, !isExported(word.lowerBound) else { return nil }
        let rest = script.bytes[name.upperBound..<end]
        guard let sign = rest.firstIndex(where: { "=;\n".utf8.contains($0) }),
            rest[sign] == UInt8(ascii: "=")
        else { return nil }
        let value = script.trimmed(min(sign + 1, end)..<end).lowerBound
        return (script.text(name), value)
    }

    /// `export let` is a property that a caller sets in Svelte.
    private func isExported(_ start: Int) -> Bool {
        script.bytes[max(0, start - 7)..<start].elementsEqual("export ".utf8)
    }

    private func foundProperties() -> [String] {
        var names: Set<String> = []
        for index in script.bytes.indices.dropFirst() where script.bytes[index] == UInt8(ascii: "-")
        {
            guard "\"'`".utf8.contains(script.bytes[index - 1]),
                script[index + 1] == UInt8(ascii: "-")
            else { continue }
            let name = script.bytes[index...].prefix(Self.reach).prefix { byte in
                byte.isASCIIAlphanumeric || "-_".utf8.contains(byte)
            }
            names.insert(String(decoding: name, as: UTF8.self))
        }
        return names.sorted()
    }
}
