import ThemeModel

/// Gives headings ids that stay the same while other headings come and go.
struct HeadingIDs {
    private var taken: Set<String> = []

    /// The id for a heading's words: as a slug, with a number where the page has it already.
    mutating func id(for text: String) -> String {
        let base = slug(text, fallback: "section")
        var id = base
        var number = 2
        while !taken.insert(id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }
}
