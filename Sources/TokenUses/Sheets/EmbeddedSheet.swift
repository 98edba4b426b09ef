import SourceText

/// The style sheets between the tags of a page or a component, at the places where they stand.
struct EmbeddedSheet {
    /// The text of the sheets, with blanks in place of all else; nil for a file without one.
    let text: String
    let isSCSS: Bool

    private static let endings = [".html", ".htm", ".vue", ".svelte", ".astro"]

    init?(in text: String, file: String) {
        let name = file.lowercased()
        guard Self.endings.contains(where: name.hasSuffix), text.contains("<style") else {
            return nil
        }
        var sheet = String.UnicodeScalarView()
        var isSCSS = false
        var cursor = TextCursor(text)
        while cursor.current != nil {
            let outer = cursor
            cursor.skip(to: "<style")
            Self.addBlanks(for: outer.scalars(to: cursor), to: &sheet)
            let tag = cursor
            cursor.skip(to: ">")
            cursor.advance()
            let attributes = tag.scalars(to: cursor)
            Self.addBlanks(for: attributes, to: &sheet)
            if String(String.UnicodeScalarView(attributes)).contains("scss") { isSCSS = true }
            let inner = cursor
            cursor.skip(to: "</style")
            sheet.append(contentsOf: inner.scalars(to: cursor))
        }
        self.text = String(sheet)
        self.isSCSS = isSCSS
    }

    private static func addBlanks(
        for scalars: ArraySlice<Unicode.Scalar>,
        to text: inout String.UnicodeScalarView
    ) {
        for scalar in scalars { text.append(scalar == "\n" ? "\n" : " ") }
    }
}
