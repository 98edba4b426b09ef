import SourceText

extension SheetStatement {
    /// Browsers drop a declaration with this value, whatever its property is.
    ///
    /// Source: CSS Syntax 3, §7.2; CSS Variables 1, §3.
    static func isDropped(_ value: ArraySlice<CSSScanner.Token>) -> Bool {
        var brackets = OpenBrackets()
        for index in value.indices {
            switch value[index].kind {
            case .string(isClosed: false):
                return true
            case .sign("!") where brackets.isEmpty:
                return value[(index + 1)...].trimmed.text != "important"
            case .sign(")") where brackets.isEmpty, .sign("]") where brackets.isEmpty:
                return true
            case .sign("("):
                if isVariable(value[..<index]), !isName(value[(index + 1)...]) { return true }
            default:
                break
            }
            brackets.read(value[index])
        }
        return false
    }

    private static func isVariable(_ tokens: ArraySlice<CSSScanner.Token>) -> Bool {
        guard let last = tokens.last, case .word = last.kind, last.scalars.count == 3 else {
            return false
        }
        return last.text.lowercased() == "var"
    }

    /// The name of a custom property is all that stands before a comma or the end of the brackets; Sass may put it there.
    private static func isName(_ arguments: ArraySlice<CSSScanner.Token>) -> Bool {
        let rest = arguments.trimmed
        guard let first = rest.first else { return false }
        if case .sign("$") = first.kind { return true }
        guard first.unescaped.hasPrefix("--") else { return false }
        guard let next = rest.dropFirst().trimmed.first else { return true }
        return [")", ",", "$"].contains(next.text)
    }
}
