import SourceText

/// Colours that nobody has to see to use a program, told by their names.
enum Decoration {
    private static let words: Set<Substring> = [
        "border", "borders", "shadow", "shadows", "separator", "separators", "divider", "dividers",
        "ruler", "rulers", "guide", "guides", "whitespace", "whitespaces", "invisible",
        "invisibles",
        "scrollbar", "minimap", "sash", "grid", "hash", "margin", "wrap", "drop", "dropping",
    ]

    /// True for a key of which a word says so.
    static func isNamed(_ key: String) -> Bool {
        NameWords.words(of: key).contains(where: words.contains)
    }
}
