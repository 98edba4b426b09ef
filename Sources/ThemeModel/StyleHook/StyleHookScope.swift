/// Follows the nesting of style rules, to tell whether a selector can step out of the scope that the rules are put
/// into.
///
/// A nested selector means descendants, unless it has a `&` or begins with a combinator. So only `+` or `~` after the
/// scope's own element can lead out of the scope.
struct StyleHookScope {
    /// The element that the current compound selects.
    private enum Compound {
        /// Nothing is read: a combinator here starts from `&`.
        case none
        /// It has a `&`.
        case parent
        case other
    }

    /// For each open block: `&` in it may be the scope's own element.
    private var blocks = [true]
    private var isAtRule = false
    private var hasParent = false
    private var stepsAside = false
    private var compound = Compound.none
    private var isAfterSpace = false

    /// Takes in one scalar of a rule's beginning, outside brackets.
    mutating func follow(_ scalar: Unicode.Scalar) {
        switch scalar {
        case ";":
            reset()
        case ",":
            compound = .none
        case "@":
            isAtRule = true
        case "&":
            hasParent = true
            compound = .parent
        case "+", "~":
            stepsAside = stepsAside || compound != .other
            compound = .other
        case _ where Self.isSpace(scalar):
            break
        default:
            if compound == .none || isAfterSpace || scalar == ">" {
                compound = .other
            }
        }
        isAfterSpace = Self.isSpace(scalar)
    }

    /// The white space of CSS: to it, a no-break space is part of a name.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        " \t\n\r".unicodeScalars.contains(scalar)
    }

    /// Enters the block of the selector so far; false where that could step out.
    mutating func enter() -> Bool {
        let mayBeScope = blocks[blocks.count - 1]
        let isSafe = isAtRule || !mayBeScope || !stepsAside
        blocks.append(mayBeScope && (isAtRule || hasParent))
        reset()
        return isSafe
    }

    mutating func leave() {
        if blocks.count > 1 { blocks.removeLast() }
        reset()
    }

    private mutating func reset() {
        isAtRule = false
        hasParent = false
        stepsAside = false
        isAfterSpace = false
        compound = .none
    }
}
