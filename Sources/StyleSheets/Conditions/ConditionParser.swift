import SourceText
import SourceTrees

/// A parser of `not`, `and`, `or` and brackets, as media queries and `@supports` have them alike.
///
/// Source: Media Queries 4, §3; CSS Conditional 3, §6.
struct ConditionParser: Sendable {
    /// The meaning of `name: value` in brackets, or of all else that has none of its own.
    typealias Leaf = @Sendable (_ text: String) -> StyleCondition

    /// The opposite of a condition.
    typealias Negation = @Sendable (StyleCondition) -> StyleCondition

    private let leaf: Leaf
    private let function: Leaf
    private let negated: Negation
    private static let depthLimit = 32
    private static let operators: Set = ["not", "and", "or"]

    init(
        leaf: @escaping Leaf,
        function: @escaping Leaf = { .feature($0) },
        negated: @escaping Negation = { .not($0) }
    ) {
        self.leaf = leaf
        self.function = function
        self.negated = negated
    }

    /// The condition in a text; `feature` of the whole text where it has no such form.
    func condition(in text: some StringProtocol, depth: Int = 0) -> StyleCondition {
        let text = String(text.trimmed)
        guard depth < Self.depthLimit, let words = Self.words(of: text), !words.isEmpty else {
            return .feature(text)
        }
        var operands: [StyleCondition] = []
        var joints: Set<String> = []
        var isNegated = false
        for word in words {
            switch word.lowercased() {
            case "not": isNegated.toggle()
            case "and", "or": joints.insert(word.lowercased())
            default:
                let operand = operand(word, depth: depth + 1)
                operands.append(isNegated ? negated(operand) : operand)
                isNegated = false
            }
        }
        guard joints.count <= 1, operands.count > 0 else { return .feature(text) }
        if operands.count == 1 { return operands[0] }
        return joints.contains("or") ? .any(operands) : .all(operands)
    }

    private func operand(_ word: String, depth: Int) -> StyleCondition {
        guard word.hasPrefix("("), word.hasSuffix(")") else { return function(word) }
        let inner = String(word.dropFirst().dropLast().trimmed)
        let isNested =
            inner.hasPrefix("(") || inner.lowercased().hasPrefix("not ")
            || inner.lowercased().hasPrefix("not(") || inner.hasPrefix("selector(")
        return isNested ? condition(in: inner, depth: depth) : leaf(inner)
    }

    /// The texts between spaces that are in no brackets; nil where brackets do not match.
    private static func words(of text: String) -> [String]? {
        var words = [""]
        var nesting = BracketNesting()
        for scalar in text.unicodeScalars {
            let wasOutside = nesting.isOutside
            nesting.read(scalar)
            if nesting.depth < 0 { return nil }
            if scalar == " ", wasOutside {
                words.append("")
                continue
            }
            let last = words[words.count - 1]
            if scalar == "(", wasOutside, operators.contains(last.lowercased()) { words.append("") }
            words[words.count - 1].unicodeScalars.append(scalar)
            if scalar == ")", nesting.isOutside { words.append("") }
        }
        return nesting.isOutside ? words.filter { !$0.isEmpty } : nil
    }
}
