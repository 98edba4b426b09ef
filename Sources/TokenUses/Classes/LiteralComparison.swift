import SourceText

/// A condition that compares a value with one that is written out: `kind === "a"`.
///
/// A value is one of two literals at most, so that such conditions exclude each other.
struct LiteralComparison {
    let subject: String
    let literal: String
    let isNegated: Bool

    private static let signs = ["!==", "===", "!=", "=="]

    /// Nil for any other condition; `condition` has no white space.
    init?(_ condition: String) {
        let sign = Self.signs.first(where: condition.includes)
        guard let sign else { return nil }
        let sides = condition.split(separator: sign, omittingEmptySubsequences: false)
        guard sides.count == 2, Self.isPath(sides[0]) else { return nil }
        let isStrict = sign.count == 3
        guard isStrict ? Self.isLiteral(sides[1]) : Self.isWord(sides[1]) else { return nil }
        subject = String(sides[0])
        literal = String(sides[1])
        isNegated = sign.hasPrefix("!")
    }

    /// `a || b === "x"` compares no more than `b`.
    private static func isPath(_ text: Substring) -> Bool {
        let isPlain = text.allSatisfy { character in
            character.isLetter || character.isNumber || "_$.?[]".contains(character)
        }
        return isPlain && !text.isEmpty && !text.includes("??")
    }

    /// A value that is another one wherever its text is: two variables may have one value.
    private static func isLiteral(_ text: Substring) -> Bool {
        if ["true", "false", "null", "undefined"].contains(text) || Double(text) != nil {
            return true
        }
        guard let quote = text.first, "\"'".contains(quote), text.count > 1 else { return false }
        return text.last == quote && !text.dropFirst().dropLast().contains(quote)
    }

    /// A string that `==` takes for no number: `0` equals both `"0"` and `""`.
    private static func isWord(_ text: Substring) -> Bool {
        isLiteral(text) && "\"'".contains(text.first ?? " ")
            && text.dropFirst().first?.isLetter == true
    }
}
