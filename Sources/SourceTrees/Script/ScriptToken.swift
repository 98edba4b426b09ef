import SourceText

/// A word, text, number or sign of a script.
struct ScriptToken {
    enum Kind {
        case word, number, sign, end
        /// A text in quotes, or in backticks without substitutions.
        case text
        /// A text with an escape that is not read, or with substitutions, which follow as tokens.
        case otherText
        case regularExpression
    }

    let kind: Kind
    let text: String
    let location: SourceLocation
    /// A line break comes before it.
    let beginsLine: Bool
    /// Nothing comes between the token before and this one.
    let isAttached: Bool

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    func isWord(_ word: String) -> Bool { kind == .word && text == word }

    /// The token leads to a member, so that a word after it is no name by itself.
    var isPoint: Bool { isSign(".") || isSign("?.") }
}

/// The tokens of a script, with the pairs of its brackets.
struct ScriptTokens {
    var all: [ScriptToken] = []
    /// The index of the closing bracket by that of the opening one, and the other way.
    private(set) var counterparts: [Int: Int] = [:]
    private var open: [Int] = []

    /// More tokens than these hold more values than a tree may have.
    private static let limit = 4 * TreeLimits.nodes

    private static let brackets = ["(": ")", "[": "]", "{": "}", "${": "}$"]

    var last: ScriptToken? { all.last }

    /// The index of the bracket that is to be closed next.
    var openIndex: Int? { open.last }

    var innermost: ScriptToken? { openIndex.map { all[$0] } }

    mutating func append(_ token: ScriptToken) throws(SyntaxError) {
        if all.count >= Self.limit {
            throw SyntaxError(
                message: "the file has more than \(Self.limit) words and signs",
                help: "name a smaller file",
                location: token.location
            )
        }
        if token.kind == .sign {
            if Self.brackets[token.text] != nil {
                try checkDepth(at: token)
                open.append(all.count)
            } else if Self.brackets.values.contains(token.text) {
                try close(token)
            }
        }
        all.append(token)
    }

    private func checkDepth(at token: ScriptToken) throws(SyntaxError) {
        guard open.count >= TreeLimits.depth else { return }
        throw SyntaxError(
            message: "brackets are nested more than \(TreeLimits.depth) deep",
            help: "look for brackets that are not closed",
            location: token.location
        )
    }

    private mutating func close(_ token: ScriptToken) throws(SyntaxError) {
        guard let start = open.popLast(), Self.brackets[all[start].text] == token.text else {
            throw SyntaxError(
                message: "'\(token.text.prefix(1))' closes no bracket",
                help: "check the brackets before it",
                location: token.location
            )
        }
        counterparts[start] = all.count
        counterparts[all.count] = start
    }

    /// Throws where a bracket is open at the end.
    func checkEnd() throws(SyntaxError) {
        guard let token = innermost else { return }
        throw SyntaxError(
            message: "'\(token.text)' is not closed",
            help: "check the brackets after it",
            location: token.location
        )
    }
}
