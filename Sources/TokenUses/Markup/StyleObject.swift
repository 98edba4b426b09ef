import SourceText

/// Reads an expression whose value is a style: an object, a list of them, a text, or a choice.
struct StyleObject {
    /// Deeper expressions are not read.
    private static let depthLimit = 8
    /// A style that the caller passes in is the caller's, as classes are.
    private static let passedIn: Set<String> = ["style", "undefined", "null", "false"]

    private let script: ScriptText
    private let declarations: ScriptDeclarations
    private(set) var style = StyleAttribute()

    init(_ script: ScriptText, _ declarations: ScriptDeclarations) {
        self.script = script
        self.declarations = declarations
    }

    /// Reads an expression; where it `mayNotApply`, its declarations have no known values.
    mutating func read(_ range: Range<Int>, mayNotApply: Bool = false, depth: Int = 0) {
        let range = script.trimmed(range)
        guard let first = script.bytes[range].first else { return }
        guard depth < Self.depthLimit else { return style.addUnread() }
        if let operation = ScriptOperation(in: range, script) {
            return readOperation(operation, depth)
        }
        if !mayNotApply, let text = text(of: range) { return style.readText(text) }
        switch first {
        case UInt8(ascii: "{"):
            for part in parts(in: range) { readEntry(part, mayNotApply, depth) }
        case UInt8(ascii: "["), UInt8(ascii: "("):
            for part in parts(in: range) { read(part, mayNotApply: mayNotApply, depth: depth + 1) }
        default:
            readName(script.text(range))
        }
    }

    private mutating func readOperation(_ operation: ScriptOperation, _ depth: Int) {
        switch operation {
        case .choice(_, let first, let second), .either(let first, let second):
            read(first, mayNotApply: true, depth: depth + 1)
            read(second, mayNotApply: true, depth: depth + 1)
        case .both(_, let value):
            read(value, mayNotApply: true, depth: depth + 1)
        case .sum, .function, .other:
            style.addUnread()
        }
    }

    private mutating func readName(_ path: String) {
        let name = path.split { ".?!".contains($0) }.last ?? ""
        let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || "._$?!".contains($0) }
        let isPassedIn = isPath && Self.passedIn.contains(String(name))
        if !isPassedIn || declarations.contains(path) { style.addUnread() }
    }

    /// The parts of an object or a list, after which nothing but its type may come.
    private mutating func parts(in range: Range<Int>) -> [Range<Int>] {
        let end = script.bracketEnd(of: range.lowerBound, before: range.upperBound)
        let rest = script.text(script.trimmed(min(end + 1, range.upperBound)..<range.upperBound))
        let isType = rest.hasPrefix("as ") || rest.hasPrefix("satisfies ")
        if !rest.isEmpty, !isType { style.addUnread() }
        return script.parts(of: range.lowerBound + 1..<max(range.lowerBound + 1, end))
    }
}

// MARK: - Entries

extension StyleObject {
    private mutating func readEntry(_ range: Range<Int>, _ mayNotApply: Bool, _ depth: Int) {
        let range = script.trimmed(range)
        if range.isEmpty { return }
        if script.bytes[range].starts(with: "...".utf8) {
            return read(range.dropFirst(3), mayNotApply: mayNotApply, depth: depth + 1)
        }
        var colon = range.upperBound
        script.scan(range) { index, byte in
            if byte == UInt8(ascii: ":") { colon = index }
            return colon == range.upperBound
        }
        let property = property(ofKey: script.trimmed(range.lowerBound..<colon))
        let value = script.trimmed(min(colon + 1, range.upperBound)..<range.upperBound)
        let text = mayNotApply ? nil : self.text(of: value) ?? number(value, property)
        let mayBeBoxless = property == "display" && script.text(value).includes("contents")
        style.add(property, text ?? (mayBeBoxless ? "contents" : StyleAttribute.computed))
    }

    /// Empty for a key that is computed.
    private func property(ofKey range: Range<Int>) -> String {
        var key = script.text(range)[...]
        // `["--x" as string]`
        if key.hasPrefix("[") { key = key.dropFirst().dropLast() }
        guard let quote = key.first, "\"'`".contains(quote) else {
            return script[range.lowerBound] == UInt8(ascii: "[")
                ? "" : StyleAttribute.property(ofKey: key)
        }
        key = key.dropFirst().prefix { $0 != quote }
        if !key.hasPrefix("--") { return StyleAttribute.property(ofKey: key) }
        return String(key.prefix { $0 != "{" })
    }

    /// The text in quotes, with a computed part for each expression in it; nil for any other expression.
    private func text(of range: Range<Int>) -> String? {
        guard let quote = script.bytes[range].first, "\"'`".utf8.contains(quote),
            script.end(ofTextAt: range.lowerBound, before: range.upperBound) == range.upperBound
        else { return nil }
        let inner = range.dropFirst().dropLast()
        if quote != UInt8(ascii: "`") { return script.text(inner) }
        var text = ""
        var index = inner.lowerBound
        while index < inner.upperBound {
            let start = index
            while index < inner.upperBound, script.bytes[index] != UInt8(ascii: "$") { index += 1 }
            text += script.text(start..<index)
            guard index < inner.upperBound else { break }
            let isHole = script[index + 1] == UInt8(ascii: "{")
            if isHole { index = script.bracketEnd(of: index + 1, before: inner.upperBound) }
            text += isHole ? StyleAttribute.computed : "$"
            index += 1
        }
        return text
    }

    /// The properties whose numbers have no unit.
    private static let plainNumbers: Set<String> = ["opacity", "font-weight", "zoom", "scale"]

    private func number(_ range: Range<Int>, _ property: String) -> String? {
        let text = script.text(range)
        guard let number = Double(text), number.isFinite else { return nil }
        return Self.plainNumbers.contains(property) ? text : text + "px"
    }
}
