import CodeConstants
import SourceText
import ThemeModel

/// An argument that a condition chooses: `isOn ? .ink : .muted`.
struct ViewChoice {
    /// The condition of all choices by the appearance, whose first branch is for dark ones.
    static let darkScheme = "colorScheme==.dark"

    /// The condition without white space.
    let condition: String
    let first: ArraySlice<CodeScanner.Token>
    let second: ArraySlice<CodeScanner.Token>

    /// Longer arguments are not read.
    private static let reach = 200

    /// Nil for an argument without a choice at its outermost.
    init?(_ tokens: ArraySlice<CodeScanner.Token>) {
        var question: Int?
        var colon: Int?
        var depth = 0
        // The choices in the first branch.
        var nested = 0
        var end = tokens.endIndex
        for index in tokens.indices.prefix(Self.reach) {
            switch tokens[index].kind {
            case .sign("("), .sign("["), .sign("{"): depth += 1
            case .sign(")"), .sign("]"), .sign("}"): depth -= 1
            case .sign("?") where depth == 0 && tokens.isChoice(at: index):
                if question == nil { question = index } else if colon == nil { nested += 1 }
            case .sign(":") where depth == 0 && question != nil && colon == nil:
                if nested == 0 { colon = index } else { nested -= 1 }
            case .sign(",") where depth == 0:
                end = min(end, index)
            default: break
            }
            if end < tokens.endIndex { break }
        }
        guard let question, let colon, question > tokens.startIndex else { return nil }
        let branches = (tokens[(question + 1)..<colon], tokens[(colon + 1)..<end])
        let scheme = AppearanceCondition.scheme(of: tokens[..<question])
        let text = tokens[..<question].map(\.text).joined()
        condition = scheme == nil ? text : Self.darkScheme
        (first, second) = scheme == .light ? (branches.1, branches.0) : branches
    }

    /// The scheme for which the colours are, where some conditions hold; nil where none of them asks for it.
    static func scheme(of conditions: [String], where holding: Set<String>) -> Scheme? {
        guard conditions.contains(darkScheme) else { return nil }
        return holding.contains(darkScheme) ? .dark : .light
    }
}

extension ArraySlice<CodeScanner.Token> {
    /// A `?` after white space; others ask whether there is a value.
    fileprivate func isChoice(at index: Int) -> Bool {
        guard index > startIndex, index + 1 < endIndex else { return false }
        let isDouble = [index - 1, index + 1].contains { self[$0].kind == .sign("?") }
        return !isDouble && !touches(index)
    }

    private func touches(_ index: Int) -> Bool {
        let before = self[index - 1]
        let length = before.text.unicodeScalars.count
        return before.line == self[index].line && before.column + length == self[index].column
    }
}
