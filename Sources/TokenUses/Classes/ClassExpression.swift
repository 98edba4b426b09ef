import SourceText

/// Reads the expression of a class attribute: strings, conditions, and calls such as `cn(…)` and `cva(…)`.
struct ClassExpression {
    /// Deeper expressions are not read.
    static let depthLimit = 12

    /// Functions that put classes together.
    static let joining: Set<String> = [
        "cn", "clsx", "classNames", "classnames", "cx", "twMerge", "twJoin", "cc", "tw", "cva",
        "tv", "classes", "mergeClasses",
    ]

    let script: ScriptText
    let table: FactTable
    let bindings: NameBindings
    let declarations: ScriptDeclarations?
    /// The names that stand for CSS modules.
    let modules: ModuleImports
    var list: ClassList
    /// Expressions that are not read; classes in them are of no element that is known.
    private(set) var unread: [Range<Int>] = []

    /// `list` are the classes that the element has from other attributes.
    init(
        _ script: ScriptText,
        _ table: FactTable,
        after list: ClassList = ClassList(),
        bindings: NameBindings = NameBindings(),
        declarations: ScriptDeclarations? = nil,
        modules: ModuleImports = ModuleImports()
    ) {
        self.modules = modules
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
        guard let end = script.end(ofLiteralAt: range.lowerBound, before: range.upperBound) else {
            return readNamed(range, facts, depth)
        }
        let literal = range.lowerBound..<end
        if script.leavesClasses(end..<range.upperBound) {
            return readLiteral(literal, facts, depth, joins)
        }
        // An entry that an index or a name chooses is not told from the others.
        let isObject = script.bytes[range.lowerBound] == UInt8(ascii: "{")
        guard script[end] == UInt8(ascii: "."), !isObject else { return addUnread(range, facts) }
        readLiteral(literal, facts, depth, joins)
        addUnread(end..<range.upperBound, facts)
    }

    private mutating func readLiteral(
        _ range: Range<Int>,
        _ facts: Facts,
        _ depth: Int,
        _ joins: (start: Bool, end: Bool)
    ) {
        switch script.bytes[range.lowerBound] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            readString(range, facts, joins: joins)
        case UInt8(ascii: "`"):
            let text = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
            readTemplate(text, .script, facts, depth: depth + 1)
        default:
            readBrackets(range, facts, depth)
        }
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

    private mutating func readString(
        _ range: Range<Int>,
        _ facts: Facts,
        joins: (start: Bool, end: Bool) = (false, false)
    ) {
        let start = range.lowerBound + 1
        list.addWords(
            in: script.bytes[start..<max(start, range.upperBound - 1)],
            facts,
            touchesStart: joins.start,
            touchesEnd: joins.end
        )
    }

    /// A call, or a name; classes that are passed in are the caller's.
    private mutating func readNamed(_ range: Range<Int>, _ facts: Facts, _ depth: Int) {
        if readModuleClass(range, facts, depth) { return }
        let path = script.path(at: range)
        let name = script.text(path)
        guard script[path.upperBound] == UInt8(ascii: "("), path.upperBound < range.upperBound
        else {
            if path != range { return addUnread(range, facts) }
            return readName(name, range, facts)
        }
        let end = script.bracketEnd(of: path.upperBound, before: range.upperBound)
        guard Self.joining.contains(name) else {
            readOwner(of: name, facts)
            return addUnread(range, facts)
        }
        readCall(of: name, path.lowerBound, path.upperBound..<end, facts, depth)
        let rest = min(end + 1, range.upperBound)..<range.upperBound
        if !script.leavesClasses(rest) { addUnread(rest, facts) }
    }

    /// Reads the string of which `name` is a method.
    private mutating func readOwner(of name: String, _ facts: Facts) {
        guard let dot = name.lastIndex(of: ".") else { return }
        let owner = String(name[..<dot])
        let text = declarations?.string(owner, boundAt: bindings.place(of: owner))
        if let text { readString(text, facts) }
    }

    private mutating func readCall(
        of name: String,
        _ place: Int,
        _ brackets: Range<Int>,
        _ facts: Facts,
        _ depth: Int
    ) {
        let arguments = script.parts(of: brackets.dropFirst())
        let outer = (call: list.mergingCall, module: list.module)
        if outer.call == nil, merges(name) { list.mergingCall = place }
        if let module = module(boundTo: name) { list.module = module }
        defer { (list.mergingCall, list.module) = outer }
        if name == "cva" { return readVariants(arguments, facts, depth) }
        if name == "tv", let object = arguments.first {
            return readVariants(in: object, facts, depth)
        }
        for argument in arguments { readValue(argument, facts, depth: depth + 1) }
    }

    /// A call of the name leaves the last of several classes for one thing.
    private func merges(_ name: String) -> Bool {
        name == "twMerge" || name == "tv"
            || name == "cn" && declarations?.mayJoinAlone(name) != true
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
        guard let (key, value) = script.entry(range) else { return list.addHidden(facts) }
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
