import ThemeModel

// Names that say where a text lies, although they have the words of a part.
extension TokenParts {
    /// The colour is one of highlighted code, and neither a mark nor a fill in it.
    var isOfCode: Bool {
        guard purpose != .fill, purpose != .line, ground == nil else { return false }
        guard !TokenWords.code.isDisjoint(with: owner) else { return false }
        return TokenWords.codeMarks.isDisjoint(with: words)
    }

    /// The text of a part lies beside its fill, or is gone where the part is on.
    func isBeside(_ fill: TokenParts) -> Bool {
        if words.contains("placeholder") {
            return !TokenWords.choices.isDisjoint(with: fill.states)
        }
        return words.contains("label") && !TokenWords.labelled.isDisjoint(with: owner)
    }
}
