import SourceText

/// Reads an expression whose value is a style: an object, a list of them, a text, or a choice.
struct StyleObject {
    /// Deeper expressions are not read.
    private static let depthLimit = 8
    /// A style that the caller passes in is the caller's, as classes are.
    private static let passedIn: Set<String> = ["style", "undefined", "null", "false"]

    let script: ScriptText
    private let declarations: ScriptDeclarations
    var style = StyleAttribute()

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
        let isPath = path.allSatisfy { character in
            character.isLetter || character.isNumber || "._$?!".contains(character)
        }
        let isPassedIn = isPath && Self.passedIn.contains(String(name))
        if !isPassedIn || declarations.contains(path) { style.addUnread() }
    }

    /// The parts of an object or a list, after which nothing but its type may come.
    private mutating func parts(in range: Range<Int>) -> [Range<Int>] {
        let end = script.bracketEnd(of: range.lowerBound, before: range.upperBound)
        let after = min(end + 1, range.upperBound)..<range.upperBound
        let rest = script.text(script.trimmed(after))
        let isType = rest.hasPrefix("as ") || rest.hasPrefix("satisfies ")
        if !rest.isEmpty, !isType { style.addUnread() }
        let start = range.lowerBound + 1
        return script.parts(of: start..<max(start, end))
    }
}
