import SourceText
import ThemeModel

extension ArraySlice<CSSScanner.Token> {
    /// The text without comments.
    var text: String {
        var text = ""
        for token in self {
            if case .comment = token.kind { continue }
            text += token.text
        }
        return text.lowercased()
    }

    /// The tokens between the commas that stand in no brackets, without blanks around them; empty ones are left out.
    var partsBetweenCommas: [ArraySlice<CSSScanner.Token>] {
        var parts: [ArraySlice<CSSScanner.Token>] = []
        var depth = 0
        var start = startIndex
        for index in indices {
            switch self[index].kind {
            case .sign("("), .sign("["):
                depth += 1
            case .sign(")"), .sign("]"):
                depth -= 1
            case .sign(",") where depth == 0:
                parts.append(self[start..<index].trimmed)
                start = index + 1
            default:
                break
            }
        }
        parts.append(self[start...].trimmed)
        return parts.filter { !$0.isEmpty }
    }

    /// Without blanks and comments at both ends.
    var trimmed: ArraySlice<CSSScanner.Token> {
        var part = self
        while part.first?.kind.isBlank == true { part.removeFirst() }
        while part.last?.kind.isBlank == true { part.removeLast() }
        return part
    }

    /// The simple selectors, where there is nothing but classes, names, attributes and pseudo-classes.
    var simples: [String] {
        var simples: [String] = []
        var depth = 0
        for token in self {
            switch token.kind {
            case .sign("."), .sign("#"), .sign(":"):
                if depth == 0 { simples.append("") }
            case .sign("["):
                if depth == 0 { simples.append("") }
                depth += 1
            case .sign("("):
                depth += 1
            case .sign("]"), .sign(")"):
                depth -= 1
            case .word where simples.isEmpty:
                simples.append("")
            default:
                break
            }
            if !simples.isEmpty {
                simples[simples.count - 1] += token.text.filter { $0 != "\"" && $0 != "'" }
            }
        }
        return simples
    }

    var simpleCount: Int { isCompound ? simples.count : 0 }

    /// There is no combinator, and no pseudo-element.
    var isCompound: Bool {
        var depth = 0
        var wasColon = false
        for token in self {
            switch token.kind {
            case .sign("["), .sign("("):
                depth += 1
            case .sign("]"), .sign(")"):
                depth -= 1
            case .space, .sign(">"), .sign("+"), .sign("~"), .sign("&"), .sign("*"):
                if depth == 0 { return false }
            case .sign(":") where wasColon:
                return false
            default:
                break
            }
            if case .sign(":") = token.kind { wasColon = true } else { wasColon = false }
        }
        return true
    }

    /// The scheme that all alternatives name, by a class or an attribute on the page.
    var scheme: Scheme? {
        var schemes: Set<Scheme?> = []
        for part in partsBetweenCommas {
            let first = part.prefix { token in
                if case .space = token.kind { return false }
                return true
            }
            let rest = part[first.endIndex...].trimmed
            let isPage = rest.isEmpty || rest.text == "*" || rest.text == "&"
            let named = first.simples.lazy.compactMap { simple in
                SchemeWords.scheme(ofClass: simple) ?? SchemeWords.scheme(ofAttribute: simple)
            }
            schemes.insert(isPage ? named.first : nil)
        }
        return schemes.count == 1 ? schemes.first ?? nil : nil
    }
}

extension CSSScanner.Kind {
    var isBlank: Bool {
        switch self {
        case .space, .comment: true
        default: false
        }
    }
}
