import CodeConstants
import SourceText

/// An argument that a condition chooses: `isOn ? .ink : .muted`.
struct ViewChoice {
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
        condition = tokens[..<question].map(\.text).joined()
        first = tokens[(question + 1)..<colon]
        second = tokens[(colon + 1)..<end]
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
