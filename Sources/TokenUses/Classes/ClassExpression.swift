import SourceText

/// Reads the expression of a class attribute: strings, conditions, and calls such as `cn(…)` and `cva(…)`.
struct ClassExpression {
    /// Deeper expressions are not read.
    static let depthLimit = 12

    /// Functions that put classes together.
    static let joining: Set<String> = [
        "cn", "clsx", "classNames", "classnames", "cx", "twMerge", "twJoin", "cc", "tw", "cva",
        "classes", "mergeClasses",
    ]

    let script: ScriptText
    let table: FactTable
    let bindings: NameBindings
    private let declarations: ScriptDeclarations?
    private(set) var list: ClassList
    /// Expressions that are not read; classes in them are of no element that is known.
    private(set) var unread: [Range<Int>] = []

    /// `list` are the classes that the element has from other attributes.
    init(
        _ script: ScriptText,
        _ table: FactTable,
        after list: ClassList = ClassList(),
        bindings: NameBindings = NameBindings(),
        declarations: ScriptDeclarations? = nil
    ) {
        self.script = script
        self.table = table
        self.list = list
        self.bindings = bindings
        self.declarations = declarations
    }

    /// Reads an expression that counts under `facts`.
    ///
    /// `joins` says that it is joined with another one at its start or end, as in `"a-" + b`.
    mutating func readValue(
        _ range: Range<Int>,
        _ facts: Facts,
        depth: Int = 0,
        joins: (start: Bool, end: Bool) = (false, false)
    ) {
        let range = script.trimmed(range)
        guard !range.isEmpty else { return }
        guard depth < Self.depthLimit else { return addUnread(range, facts) }
        if let operation = ScriptOperation(in: range, script) {
            return readOperation(operation, in: range, facts, depth)
        }
        switch script.bytes[range.lowerBound] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            readString(range, facts, joins: joins)
        case UInt8(ascii: "`"):
            readTemplate(in: range, facts, depth: depth + 1)
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
            readBracketed(range, facts, depth)
        default:
            readNamed(range, facts, depth)
        }
    }

    /// Brackets, after which nothing comes but calls.
    private mutating func readBracketed(_ range: Range<Int>, _ facts: Facts, _ depth: Int) {
        let end = script.bracketEnd(of: range.lowerBound, before: range.upperBound)
        let rest = min(end + 1, range.upperBound)..<range.upperBound
        let isObject = script.bytes[range.lowerBound] == UInt8(ascii: "{")
        let isCalled = !isObject && script[rest.lowerBound] == UInt8(ascii: ".")
        guard rest.isEmpty || isCalled else { return addUnread(range, facts) }
        readBrackets(range, facts, depth)
        if !keepsClasses(rest) { addUnread(rest, facts) }
    }

    private static let keeping: Set<String> = [".filter", ".flat", ".join", ".trim"]

    /// The calls after a text or a list leave its classes as they are.
    private func keepsClasses(_ range: Range<Int>) -> Bool {
        var rest = script.trimmed(range)
        while !rest.isEmpty {
            let path = script.path(at: rest)
            guard Self.keeping.contains(script.text(path)),
                script[path.upperBound] == UInt8(ascii: "(")
            else { return false }
            let end = script.bracketEnd(of: path.upperBound, before: rest.upperBound)
            rest = script.trimmed(min(end + 1, rest.upperBound)..<rest.upperBound)
        }
        return true
    }

    private mutating func readBrackets(_ range: Range<Int>, _ facts: Facts, _ depth: Int) {
        switch script.bytes[range.lowerBound] {
        case UInt8(ascii: "["), UInt8(ascii: "("):
            for part in script.parts(of: inner(of: range)) {
                readValue(part, facts, depth: depth + 1)
            }
        default:
            for part in script.parts(of: inner(of: range)) {
                readEntry(part, facts, depth: depth + 1)
            }
        }
    }

    /// The range between the brackets at both ends.
    private func inner(of range: Range<Int>) -> Range<Int> {
        let end = script.bracketEnd(of: range.lowerBound, before: range.upperBound)
        return range.lowerBound + 1..<max(range.lowerBound + 1, end)
    }

    private mutating func readTemplate(in range: Range<Int>, _ facts: Facts, depth: Int) {
        let start = range.lowerBound + 1
        let end = script.end(ofTextAt: range.lowerBound, before: range.upperBound)
        let rest = (end ?? range.upperBound)..<range.upperBound
        readTemplate(start..<max(start, rest.lowerBound - 1), .script, facts, depth: depth)
        if !keepsClasses(rest) { addUnread(rest, facts) }
    }

    private mutating func readString(
        _ range: Range<Int>,
        _ facts: Facts,
        joins: (start: Bool, end: Bool) = (false, false)
    ) {
        let end = script.end(ofStringAt: range.lowerBound, before: range.upperBound)
        let start = range.lowerBound + 1
        list.addWords(
            in: script.bytes[start..<max(start, end - 1)],
            facts,
            touchesStart: joins.start,
            touchesEnd: joins.end
        )
        let rest = end..<range.upperBound
        if !keepsClasses(rest) { addUnread(rest, facts) }
    }

    /// A call, or a name; classes that are passed in are the caller's.
    private mutating func readNamed(_ range: Range<Int>, _ facts: Facts, _ depth: Int) {
        let path = script.path(at: range)
        let name = script.text(path)
        guard script[path.upperBound] == UInt8(ascii: "("), path.upperBound < range.upperBound
        else {
            if path != range { return addUnread(range, facts) }
            return readName(name, range, facts)
        }
        let end = script.bracketEnd(of: path.upperBound, before: range.upperBound)
        guard Self.joining.contains(name), end + 1 >= range.upperBound else {
            return addUnread(range, facts)
        }
        let arguments = script.parts(of: path.upperBound + 1..<max(path.upperBound + 1, end))
        let outer = list.mergingCall
        if outer == nil, merges(name) { list.mergingCall = path.lowerBound }
        defer { list.mergingCall = outer }
        if name == "cva" { return readVariants(arguments, facts, depth) }
        for argument in arguments { readValue(argument, facts, depth: depth + 1) }
    }

    /// A call of the name leaves the last of several classes for one thing.
    private func merges(_ name: String) -> Bool {
        name == "twMerge" || name == "cn" && declarations?.mayJoinAlone(name) != true
    }

    /// A name that the file gives a value is not the caller's.
    private mutating func readName(_ name: String, _ range: Range<Int>, _ facts: Facts) {
        if let text = declarations?.string(name, boundAt: bindings.place(of: name)) {
            readString(text, facts)
        } else if !Self.isPassedIn(name) || isOwn(name) {
            addUnread(range, facts)
        }
    }

    private func isOwn(_ name: String) -> Bool {
        guard let declarations else { return false }
        return declarations.contains(name) && !declarations.isHandedOver(name)
    }

    private static let values: Set<String> = ["undefined", "null", "false", "true", "nil", ""]

    private static func isPassedIn(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return values.contains(name) || last.hasSuffix("lassName") || last == "class"
            || last.hasSuffix("Class") || Double(name) != nil
    }

    /// `"classes": condition` of an object.
    private mutating func readEntry(_ range: Range<Int>, _ facts: Facts, depth: Int) {
        guard let (key, value) = entry(range) else { return list.addHidden(facts) }
        guard let inside = condition(value, 1, facts) else { return list.addHidden(facts) }
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        if quotes.contains(script.bytes[key.lowerBound]) {
            readString(key, inside)
        } else if script.path(at: key) == key {
            list.addWords(in: script.bytes[key], inside)
        } else {
            readValue(key, inside, depth: depth)
        }
    }

    /// The key and value around the first colon.
    func entry(_ range: Range<Int>) -> (key: Range<Int>, value: Range<Int>)? {
        var colon: Int?
        script.scan(range) { index, byte in
            if byte == UInt8(ascii: ":") { colon = index }
            return colon == nil
        }
        guard let colon else { return nil }
        let key = script.trimmed(range.lowerBound..<colon)
        let value = script.trimmed(colon + 1..<range.upperBound)
        return key.isEmpty || value.isEmpty ? nil : (key, value)
    }

    mutating func addHidden(_ facts: Facts) { list.addHidden(facts) }

    mutating func addUnread(_ range: Range<Int>, _ facts: Facts) {
        list.addHidden(facts)
        unread.append(range)
    }

    mutating func addWords(
        in text: ArraySlice<UInt8>,
        _ facts: Facts,
        touchesStart: Bool,
        touchesEnd: Bool
    ) {
        list.addWords(in: text, facts, touchesStart: touchesStart, touchesEnd: touchesEnd)
    }
}
