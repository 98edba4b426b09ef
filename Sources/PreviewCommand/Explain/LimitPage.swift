import SourceText

/// The limits of the program, as text for a terminal or as Markdown for the guide.
enum LimitPage {
    static var text: String {
        let rows = ProjectLimit.all.map { limit in
            [limit.value, limit.subject.replacing("`", with: "")]
        }
        return TextTable.lines(rows).joined(separator: "\n")
    }

    /// The page `docs/limits.md` of the guide.
    static var markdown: String {
        let rows = ProjectLimit.all.map { "| \($0.subject) | \($0.value) | \($0.effect) |" }
        return """
            ---
            title: Limits
            order: 12
            description: How large, deep and many the parts of a project may be.
            ---

            # Limits

            Files come from other people, and a small one can stand for very much: a value that repeats itself, themes
            that extend each other in a circle. So everything has a limit, far above what people write. `themepreview
            explain limits` shows these on a terminal.

            | what | at most | beyond that |
            |---|---:|---|
            \(rows.joined(separator: "\n"))

            """
    }
}
