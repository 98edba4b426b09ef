import SourceText

/// The words by which selectors, classes and conditions say that a control is disabled.
enum StateWords {
    /// `:disabled`, `.is-disabled` or `isDisabled`, but not the opposite, and nothing about another element.
    static func isDisabled(_ text: String) -> Bool {
        guard text.contains("isabled") else { return false }
        if [":not(", ":has(", "=false", "not-"].contains(where: text.contains) { return false }
        return NameWords.words(of: text).contains("disabled")
    }
}
