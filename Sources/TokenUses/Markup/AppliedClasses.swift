import SourceText
import ThemeModel

/// Reads `@apply` in style sheets: the classes of a rule together.
struct AppliedClasses {
    private struct Rule {
        var list = ClassList()
        var facts: Facts
        var scope: RuleScope
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
                openRule(start..<index)
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

    /// A rule in another one has the conditions of both.
    private mutating func openRule(_ prelude: Range<Int>) {
        var facts = rules.last?.facts ?? Facts()
        let text = script.text(
            script.trimmed(prelude.prefix(max(0, prelude.count - 1))).suffix(2_000)
        )
        var scanner = CSSScanner(TextCursor(text))
        var tokens: [CSSScanner.Token] = []
        while let token = scanner.next() { tokens.append(token) }
        let outer = rules.last?.scope ?? .page
        let inner = tokens[...].trimmed
        let scope = inner.isEmpty ? outer : outer.scope(of: Array(inner), &context)
        let elements = scope.elements(&context)
        let schemes = Set(elements.map(\.scheme))
        if schemes.count == 1, let scheme = elements[0].scheme {
            facts = facts.union(Facts(FactTable.scheme, scheme == .dark ? 1 : 0)) ?? facts
        }
        let isDisabled = elements.allSatisfy { element in
            context.words.has(.disabled, element.compounds)
        }
        if isDisabled, !elements.isEmpty {
            facts = facts.union(Facts(table.key("disabled", .state))) ?? facts
        }
        rules.append(Rule(facts: facts, scope: scope))
    }

    private mutating func readStatement(_ range: Range<Int>) {
        let range = script.trimmed(range)
        let bytes = script.bytes[range]
        guard bytes.starts(with: "@apply".utf8), let last = rules.indices.last,
            !rules[last].scope.isHidden
        else { return }
        rules[last].list.addWords(in: bytes.dropFirst(6), rules[last].facts)
    }

    private mutating func closeRule(_ collector: inout PairCollector) {
        guard let rule = rules.popLast(), !rule.list.words.isEmpty else { return }
        var element = PaintedElement()
        element.list = rule.list
        element.isLoose = true
        _ = collector.enter(element, in: PairCollector.file)
    }
}
