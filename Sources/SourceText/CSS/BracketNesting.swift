/// The depth of brackets at each place of a text of CSS: those in strings and after a backslash do not count.
package struct BracketNesting {
    /// The number of round and square brackets that are open; below zero after one too many was closed.
    package private(set) var depth = 0
    private var quote: Unicode.Scalar?
    private var isEscaped = false

    package init() {}

    /// The next scalar stands in no bracket and no string, and means what it is.
    package var isOutside: Bool { depth == 0 && quote == nil && !isEscaped }

    package mutating func read(_ scalar: Unicode.Scalar) {
        if isEscaped {
            isEscaped = false
            return
        }
        if scalar == "\\" {
            isEscaped = true
            return
        }
        if let open = quote {
            if scalar == open { quote = nil }
            return
        }
        switch scalar {
        case "\"", "'": quote = scalar
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        default: break
        }
    }
}

extension BracketNesting {
    /// The texts between the commas, or other separators, that stand in no bracket and no string.
    package static func parts(of text: String, at separator: Unicode.Scalar = ",") -> [String] {
        var nesting = BracketNesting()
        var parts = [String.UnicodeScalarView()]
        for scalar in text.unicodeScalars {
            if scalar == separator, nesting.isOutside {
                parts.append(String.UnicodeScalarView())
                continue
            }
            nesting.read(scalar)
            parts[parts.count - 1].append(scalar)
        }
        return parts.map(String.init)
    }

    /// The bracket that closes the one at the start of `scalars`; nil where none does.
    package static func closing<Scalars: Collection<Unicode.Scalar>>(
        in scalars: Scalars
    ) -> Scalars.Index? {
        var nesting = BracketNesting()
        return scalars.firstIndex { scalar in
            nesting.read(scalar)
            return nesting.isOutside
        }
    }
}
