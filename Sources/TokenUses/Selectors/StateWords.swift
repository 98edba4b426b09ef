import SourceText

/// The words by which selectors, classes and conditions say that a control is disabled.
enum StateWords {
    /// `:disabled`, `.is-disabled` or `isDisabled`, but not the opposite, and nothing about another element.
    static func isDisabled(_ text: String) -> Bool {
        // Every word of all markup is asked for, and few are.
        guard text.includes("isabled") else { return false }
        if [":not(", ":has(", "=false", "not-"].contains(where: text.includes) { return false }
        switch text.first {
        case "#", "+", "~": return false
        // `.disabled-hint` is a hint.
        case ".": return NameWords.words(of: text).last == "disabled"
        case "[":
            let name = String(text.prefix { !"=*^$~|".contains($0) })
            return NameWords.words(of: name).contains("disabled")
        default: return NameWords.words(of: text).contains("disabled")
        }
    }
}
