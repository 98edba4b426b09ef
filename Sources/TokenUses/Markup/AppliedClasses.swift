import SourceText
import ThemeModel

/// Reads `@apply` in style sheets: the classes of a rule together.
struct AppliedClasses {
    private struct Rule {
        let prelude: Range<Int>
        /// Nil until classes are applied in the rule.
        var scope: RuleScope?
        var list = ClassList()
    }

    private let script: ScriptText
    private let table: FactTable
    private var rules: [Rule] = []
    private var context = RuleScope.Context(file: "", isSCSS: true)

    static func read(
        _ range: Range<Int>,
        of script: ScriptText,
        into collector: inout PairCollector
    ) {
        var reader = AppliedClasses(script, collector.table)
        reader.readAll(range, &collector)
    }

    private init(_ script: ScriptText, _ table: FactTable) {
        self.script = script
        self.table = table
    }

    private mutating func readAll(_ range: Range<Int>, _ collector: inout PairCollector) {
        var index = range.lowerBound
        var start = index
        while index < range.upperBound {
            if let next = end(ofTextAt: index, before: range.upperBound) {
                index = max(next, index + 1)
                continue
            }
            let byte = script.bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"):
                rules.append(Rule(prelude: start..<index - 1))
                start = index
            case UInt8(ascii: "}"):
                readStatement(start..<index - 1)
                closeRule(&collector)
                start = index
            case UInt8(ascii: ";"):
                readStatement(start..<index - 1)
                start = index
            default:
                break
            }
        }
        readStatement(start..<max(start, range.upperBound))
        while !rules.isEmpty { closeRule(&collector) }
    }

    /// The index after a string or a comment; two slashes are none in CSS.
    private func end(ofTextAt index: Int, before end: Int) -> Int? {
        switch script.bytes[index] {
        case UInt8(ascii: "/"):
            guard script[index + 1] == UInt8(ascii: "*") else { return nil }
            return script.end(ofTextAt: index, before: end)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return script.end(ofStringAt: index, before: end)
        default:
            return nil
        }
    }

    /// The scope of the innermost rule, and what must be so for its classes to count; nil for a rule that is not seen.
    private mutating func currentFacts() -> Facts? {
        var first = rules.endIndex
        while first > 0, rules[first - 1].scope == nil { first -= 1 }
        for index in first..<rules.endIndex {
            let outer = index > 0 ? rules[index - 1].scope ?? .page : .page
            rules[index].scope = scope(of: rules[index].prelude, in: outer)
        }
        guard let scope = rules.last?.scope, !scope.isHidden else { return nil }
        var facts = Facts()
        let elements = scope.elements(&context)
        let schemes = Set(elements.map(\.scheme))
        if schemes.count == 1, let scheme = elements[0].scheme {
            facts = Facts(FactTable.scheme, scheme == .dark ? 1 : 0)
        }
        let isDisabled = elements.allSatisfy { element in
            context.words.has(.disabled, element.compounds)
        }
        if isDisabled, !elements.isEmpty {
            facts = facts.union(Facts(table.key("disabled", .state))) ?? facts
        }
        return facts
    }

    private mutating func scope(of prelude: Range<Int>, in outer: RuleScope) -> RuleScope {
        let text = script.text(prelude.prefix(2_000))
        var scanner = CSSScanner(TextCursor(text))
        var tokens: [CSSScanner.Token] = []
        while let token = scanner.next() { tokens.append(token) }
        let inner = tokens[...].trimmed
        return inner.isEmpty ? outer : outer.scope(of: Array(inner), &context)
    }

    private mutating func readStatement(_ range: Range<Int>) {
        let range = script.trimmed(range)
        let bytes = script.bytes[range]
        guard bytes.starts(with: "@apply".utf8), let last = rules.indices.last,
            let facts = currentFacts()
        else { return }
        rules[last].list.addWords(in: bytes.dropFirst(6), facts)
    }

    private mutating func closeRule(_ collector: inout PairCollector) {
        guard let rule = rules.popLast(), !rule.list.words.isEmpty else { return }
        var element = PaintedElement()
        element.list = rule.list
        element.isLoose = true
        collector.enter(element, in: PairCollector.file)
    }
}
