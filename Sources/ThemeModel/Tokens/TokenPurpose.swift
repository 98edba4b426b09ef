import SourceText

/// The use of a colour that its name tells.
package enum TokenPurpose: Hashable, Sendable {
    case text
    case icon
    case fill
    case line

    /// The words that mean nothing else, wherever they stand.
    private static let strongWords: [String: TokenPurpose] = [
        "text": .text, "txt": .text, "fg": .text, "foreground": .text, "font": .text,
        "icon": .icon, "glyph": .icon,
        "bg": .fill, "background": .fill, "surface": .fill, "fill": .fill, "canvas": .fill,
        "border": .line, "stroke": .line, "outline": .line, "divider": .line, "separator": .line,
        "underline": .line,
    ]

    /// The words that also name components and layers.
    private static let weakWords: [String: TokenPurpose] = [
        "label": .text, "heading": .text, "title": .text, "caption": .text, "link": .text,
        "placeholder": .text, "content": .text, "ink": .text,
        "paper": .fill, "page": .fill, "layer": .fill, "container": .fill,
        "card": .fill, "panel": .fill, "popover": .fill,
        "ring": .line, "hairline": .line,
    ]

    /// The words for shadows and veils, which are no ground and no text.
    private static let effectWords: Set = [
        "shadow", "elevation", "scrim", "backdrop", "gradient", "glow", "skeleton", "shimmer",
    ]

    /// The purpose of a word with or without a number: `background1` is a fill.
    package static func strong(_ word: some StringProtocol) -> TokenPurpose? {
        strongWords[stem(of: word)]
    }

    package static func weak(_ word: some StringProtocol) -> TokenPurpose? {
        weakWords[stem(of: word)]
    }

    package static func isEffect(_ words: [Substring]) -> Bool {
        if words.contains(where: { effectWords.contains(String($0)) }) { return true }
        // `overlay-subtle` is a veil, and `overlay.background` what lies above the page.
        return words.contains("overlay") && !words.contains { strong($0) != nil }
    }

    private static func stem(of word: some StringProtocol) -> String {
        var word = String(word)
        while let last = word.utf8.last, (0x30...0x39).contains(last) {
            word.removeLast()
        }
        return word
    }
}
