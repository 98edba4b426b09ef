import SourceText

/// The names that a script declares with `const`, `let` or `var`, each with its value.
///
/// They are looked for when the first one is asked for: most files ask for none.
final class ScriptDeclarations {
    private enum Value {
        /// The places of the value and of the name before it.
        case one(at: Int, name: Int)
        /// Several declarations or assignments have the name.
        case several
    }

    private static let words = ["const", "let", "var"]
    private static let joiningLibraries = ["classnames", "clsx", "classix"]
    /// Longer names and types are not looked through.
    private static let reach = 200

    private let script: ScriptText
    private lazy var values = found()
    /// The custom properties that the file names as texts of their own, such as the keys of a style.
    private(set) lazy var properties = foundProperties()
    /// The ends of objects by their starts: many elements may take over one object.
    private var ends: [Int: Int] = [:]
    private lazy var rests = foundRests()
    private lazy var joiningImports = foundJoiningImports()

    init(_ script: ScriptText) { self.script = script }

    /// The file declares a name, or the first one of a path such as `styles.card`.
    func contains(_ path: String) -> Bool {
        let name = path.prefix { $0 != "." && $0 != "?" }
        return values[String(name)] != nil
    }

    private static let givers = ["defineProps", "withDefaults(", "$props("]

    /// The name before the first dot of a path stands for all that a caller hands to the component.
    func isHandedOver(_ path: String) -> Bool {
        guard let dot = path.firstIndex(where: { ".?".contains($0) }),
            let start = start(of: String(path[..<dot]))
        else { return false }
        return Self.givers.contains { script.bytes[start...].starts(with: $0.utf8) }
    }

    /// The string in quotes that a name stands for; nil for any other value.
    ///
    /// `place` is that of the name's innermost declaration or parameter, where one is known.
    func string(_ name: String, boundAt place: Int?) -> Range<Int>? {
        if let place, case .one(_, let known)? = values[name], place != known { return nil }
        guard let start = start(of: name), let quote = script[start],
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        return start..<script.end(ofStringAt: start, before: script.bytes.count)
    }

    /// The object in braces that a name stands for; nil for any other value.
    func object(_ name: String) -> Range<Int>? {
        guard let start = start(of: name), script[start] == UInt8(ascii: "{") else { return nil }
        let end = ends[start] ?? script.bracketEnd(of: start, before: script.bytes.count)
        ends[start] = end
        return start..<end
    }

    /// The argument of `const name = f.bind(argument)`; nil for any other value.
    func argument(boundTo name: String) -> String? {
        guard let start = start(of: name) else { return nil }
        let function = path(at: start)
        guard script.text(function).hasSuffix(".bind"),
            script[function.upperBound] == UInt8(ascii: "(")
        else { return nil }
        return script.text(path(at: afterSpaces(function.upperBound + 1)))
    }

    private func path(at start: Int) -> Range<Int> {
        script.path(at: start..<max(start, min(script.bytes.count, start + Self.reach)))
    }

    /// A pattern such as `{ className, ...props }` gives a name the rest of an object, without classes.
    func leavesOutClasses(_ name: String) -> Bool {
        // The attributes of a component's caller are added to its own.
        name == "$attrs" || rests.contains(name)
    }

    /// A function is the file's own, or of a library that leaves in all classes.
    func mayJoinAlone(_ name: String) -> Bool {
        contains(name) || joiningImports.contains(name)
    }

    private func start(of name: String) -> Int? {
        if case .one(let start, _)? = values[name] { return start }
        return nil
    }
}

// MARK: - Reading

extension ScriptDeclarations {
    private func found() -> [String: Value] {
        var values: [String: Value] = [:]
        var assigned: Set<String> = []
        let end = script.bytes.count
        var index = 0
        while index < end {
            let word = script.path(at: index..<end)
            index = max(word.upperBound, index + 1)
            if declares(word) {
                guard let (name, value) = declaration(after: word) else { continue }
                let text = script.text(name)
                let one = Value.one(at: value, name: name.lowerBound)
                values[text] = values[text] == nil ? one : .several
                index = name.upperBound
            } else if isAssigned(word) {
                assigned.insert(script.text(word))
                // A caller may pass another one: `({ className = "bg-card" })`.
                if isDefault(word) { values[script.text(word)] = .several }
            }
        }
        for name in assigned where values[name] != nil { values[name] = .several }
        return values
    }

    /// A name comes after the word.
    private func declares(_ word: Range<Int>) -> Bool {
        Self.words.contains { script.bytes[word].elementsEqual($0.utf8) }
    }

    /// A `=`, or one with an operator before it, comes after the name.
    private func isAssigned(_ name: Range<Int>) -> Bool {
        guard !name.isEmpty else { return false }
        var index = name.upperBound
        while script[index]?.isSpace == true { index += 1 }
        while let byte = script[index], "+?|&".utf8.contains(byte) { index += 1 }
        guard script[index] == UInt8(ascii: "="), let next = script[index + 1] else { return false }
        return next != UInt8(ascii: "=") && next != UInt8(ascii: ">")
    }

    private static let emptyValues = ["\"\"", "''", "``", "{}", "undefined", "null"]

    /// A member of a pattern has a value of its own, which is not empty.
    private func isDefault(_ name: Range<Int>) -> Bool {
        var before = name.lowerBound - 1
        while script[before]?.isSpace == true { before -= 1 }
        guard let sign = script[before], "{,:".utf8.contains(sign) else { return false }
        // `:class="…"` and `class:open={…}` are attributes.
        if sign == UInt8(ascii: ":"), before == name.lowerBound - 1 { return false }
        let end = min(script.bytes.count, name.upperBound + Self.reach)
        let equals = script.bytes[name.upperBound..<end].firstIndex(of: UInt8(ascii: "="))
        guard let equals else { return false }
        let value = script.bytes[script.trimmed(equals + 1..<end)]
        return !Self.emptyValues.contains { value.starts(with: $0.utf8) }
    }

    private func declaration(after word: Range<Int>) -> (name: Range<Int>, value: Int)? {
        let end = min(script.bytes.count, word.upperBound + Self.reach)
        let start = script.trimmed(word.upperBound..<end).lowerBound
        let name = script.path(at: start..<end)
        guard !name.isEmpty, !isExported(word.lowerBound) else { return nil }
        let rest = script.bytes[name.upperBound..<end]
        guard let sign = rest.firstIndex(where: { "=;\n".utf8.contains($0) }),
            rest[sign] == UInt8(ascii: "=")
        else { return nil }
        let value = script.trimmed(min(sign + 1, end)..<end).lowerBound
        return (name, value)
    }

    /// `export let` is a property that a caller sets in Svelte.
    private func isExported(_ start: Int) -> Bool {
        script.bytes[max(0, start - 7)..<start].elementsEqual("export ".utf8)
    }

    /// The names after `...` at the end of patterns that have the classes on their own.
    private func foundRests() -> Set<String> {
        var names: Set<String> = []
        let dots = Array("...".utf8)
        for index in script.bytes.indices where script.bytes[index...].starts(with: dots) {
            guard let name = rest(after: index + dots.count), namesClasses(before: index)
            else { continue }
            names.insert(name)
        }
        return names
    }

    /// The name at an index that is the last one of its pattern.
    private func rest(after index: Int) -> String? {
        let end = min(script.bytes.count, index + Self.reach)
        let name = script.path(at: index..<max(index, end))
        var index = afterSpaces(name.upperBound)
        if script[index] == UInt8(ascii: ",") { index = afterSpaces(index + 1) }
        return script[index] == UInt8(ascii: "}") ? script.text(name) : nil
    }

    private func afterSpaces(_ start: Int) -> Int {
        let end = min(script.bytes.count, start + Self.reach)
        return start < end ? script.trimmed(start..<end).lowerBound : start
    }

    /// The braces that are open at an index have classes before it.
    private func namesClasses(before index: Int) -> Bool {
        var depth = 0
        var start = index
        while start > 0, depth >= 0, index - start < 2 * Self.reach {
            start -= 1
            depth -= ScriptText.step(script.bytes[start])
        }
        let text = script.text(start..<index)
        return text.includes("className") || text.includes("class:")
    }

    /// The names between `import` and one of the libraries that join classes.
    private func foundJoiningImports() -> Set<String> {
        var all: Set<String> = []
        var names: Set<String>?
        var index = 0
        while index < script.bytes.count {
            let word = script.path(at: index..<script.bytes.count)
            index = max(word.upperBound, index + 1)
            if word.isEmpty { continue }
            switch script.text(word) {
            case "import": names = []
            case "from":
                if isJoiningLibrary(after: word.upperBound) { all.formUnion(names ?? []) }
                names = nil
            case let name: names?.insert(name)
            }
        }
        return all
    }

    private func isJoiningLibrary(after index: Int) -> Bool {
        let start = afterSpaces(index)
        guard let quote = script[start], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return false }
        let name = script.bytes[(start + 1)...].prefix { $0 != quote && $0 != UInt8(ascii: "/") }
        return Self.joiningLibraries.contains { name.elementsEqual($0.utf8) }
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
