import SourceText

/// Colours that nobody has to see to use a program, told by their names.
enum Decoration {
    private static let words: Set<Substring> = [
        "border", "borders", "shadow", "shadows", "separator", "separators", "divider", "dividers",
        "ruler", "rulers", "guide", "guides", "whitespace", "whitespaces", "invisible",
        "invisibles",
        "scrollbar", "minimap", "sash", "grid", "hash", "margin", "wrap", "drop", "dropping",
    ]

    /// True for the path of a colour whose last key says so, or the one above.
    static func isNamed(_ path: String) -> Bool {
        let keys = path.split(separator: "/").suffix(2).joined(separator: ".")
        return NameWords.words(of: keys).contains(where: words.contains)
    }
}
