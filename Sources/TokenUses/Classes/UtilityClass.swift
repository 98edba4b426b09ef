/// A class of Tailwind CSS in its parts, such as `dark:hover:bg-brand/60`.
struct UtilityClass {
    /// The words before colons, the outermost first.
    private(set) var variants: [String] = []
    /// The class without variants, `!` and the modifier.
    private(set) var utility: Substring
    /// The text after the slash.
    private(set) var modifier: Substring?
    private(set) var isImportant = false

    init(_ text: String) {
        utility = text[...]
        splitVariants()
        if utility.first == "!" {
            utility.removeFirst()
            isImportant = true
        }
        if utility.last == "!" {
            utility.removeLast()
            isImportant = true
        }
        splitModifier()
    }

    private mutating func splitVariants() {
        var depth = 0
        var start = utility.startIndex
        let text = utility
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "["), UInt8(ascii: "("):
                depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"):
                depth -= 1
            case UInt8(ascii: ":") where depth == 0:
                variants.append(String(text[start..<index]))
                start = text.utf8.index(after: index)
            default:
                break
            }
        }
        utility = text[start...]
    }

    private mutating func splitModifier() {
        var depth = 0
        for index in utility.utf8.indices.reversed() {
            switch utility.utf8[index] {
            case UInt8(ascii: "]"), UInt8(ascii: ")"):
                depth += 1
            case UInt8(ascii: "["), UInt8(ascii: "("):
                depth -= 1
            case UInt8(ascii: "/") where depth == 0:
                modifier = utility[utility.utf8.index(after: index)...]
                utility = utility[..<index]
                return
            default:
                break
            }
        }
    }

    /// The text between the brackets of `bg-[…]` or `bg-(…)`; nil for any other.
    static func bracketed(_ value: Substring) -> Substring? {
        let isSquare = value.first == "[" && value.last == "]"
        let isRound = value.first == "(" && value.last == ")"
        guard isSquare || isRound, value.utf8.count > 1 else { return nil }
        return value.dropFirst().dropLast()
    }

    /// The declaration that `[property:value]` is; nil for any other class.
    var declaration: (property: Substring, value: Substring)? {
        guard utility.first == "[", let inner = Self.bracketed(utility),
            let colon = inner.firstIndex(of: ":")
        else { return nil }
        return (inner[..<colon], inner[inner.index(after: colon)...])
    }

    /// The factor that the modifier is; nil where only the app knows it.
    var alpha: Double? {
        guard let modifier else { return 1 }
        var text = modifier
        var divisor = 100.0
        if let inner = Self.bracketed(modifier) {
            text = inner
            divisor = inner.last == "%" ? 100 : 1
            if inner.last == "%" { text.removeLast() }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return min(1, max(0, number / divisor))
    }
}
