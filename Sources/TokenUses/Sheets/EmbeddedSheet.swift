import SourceText

/// The style sheets between the tags of a page or a component, at the places where they stand.
struct EmbeddedSheet {
    /// The text of the sheets that are read, with blanks in place of all else.
    let text: String
    let isSCSS: Bool
    /// One of the sheets of a component is for elements of all others as well.
    let isOfSite: Bool
    /// One of the sheets is in a language that is not read, such as Less.
    let hasUnreadLanguage: Bool

    private static let endings = [".html", ".htm", ".vue", ".svelte", ".astro"]
    private static let languages: Set<String> = ["css", "scss"]

    /// Nil for a file without a sheet.
    ///
    /// Complexity: O(n).
    init?(in text: String, file: String) {
        let name = file.lowercased()
        guard Self.endings.contains(where: name.hasSuffix) else { return nil }
        var sheet = Blanked()
        var found: Set<String> = []
        var isOfSite = false
        var cursor = TextCursor(text)
        while true {
            let outer = cursor
            guard cursor.skipToStyle() else {
                sheet.addBlanks(for: outer.scalars(to: cursor))
                break
            }
            let tag = cursor
            cursor.skip(to: ">")
            let attributes = tag.text(to: cursor)
            cursor.advance()
            sheet.addBlanks(for: outer.scalars(to: cursor))
            let language = Self.language(in: attributes)
            found.insert(language)
            if Self.isGlobal(attributes, in: name) { isOfSite = true }
            let inner = cursor
            cursor.skip(to: "</style")
            let content = inner.scalars(to: cursor)
            if Self.languages.contains(language) {
                sheet.scalars += content
            } else {
                sheet.addBlanks(for: content)
            }
        }
        if found.isEmpty { return nil }
        self.text = String(scalars: sheet.scalars[...])
        self.isOfSite = isOfSite
        isSCSS = found.contains("scss")
        hasUnreadLanguage = !found.isSubset(of: Self.languages)
    }

    /// The value of `lang`, in small letters; that of CSS where it is missing.
    private static func language(in attributes: String) -> String {
        let pattern = /(?:^|\s)lang\s*=\s*["']?([A-Za-z]+)/
        return attributes.firstMatch(of: pattern).map { String($0.1).lowercased() } ?? "css"
    }

    /// Components of Vue ask for a scope, and those of Astro for none.
    private static func isGlobal(_ attributes: String, in file: String) -> Bool {
        if file.hasSuffix(".vue") {
            return !attributes.includes("scoped") && !attributes.includes("module")
        }
        return file.hasSuffix(".astro") && attributes.includes("is:global")
    }

    /// A text that is made of another one.
    private struct Blanked {
        var scalars: [Unicode.Scalar] = []

        mutating func addBlanks(for others: ArraySlice<Unicode.Scalar>) {
            for scalar in others { scalars.append(scalar == "\n" ? "\n" : " ") }
        }
    }
}

extension TextCursor {
    /// Moves to the start of a tag `<style`; to the end, and returns false, where there is none.
    fileprivate mutating func skipToStyle() -> Bool {
        let start = "<style"
        while true {
            skip(to: start)
            if isAtEnd { return false }
            var end = self
            end.advance(by: start.unicodeScalars.count)
            // `<style-guide>` is another element.
            if let next = end.current, " \t\r\n\u{C}/>".unicodeScalars.contains(next) {
                return true
            }
            self = end
        }
    }
}
