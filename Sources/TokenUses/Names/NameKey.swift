import SourceText

/// Names in a form that all spellings share: `textMuted`, `text-muted` and `text.muted` are one.
enum NameKey {
    static func key(of name: some StringProtocol) -> String {
        joined(words(of: String(name)))
    }

    /// The words of a name, with letters of all scripts; the whole name where it has none.
    static func words(of name: String) -> [Substring] {
        let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
        let words = isPlain ? NameWords.words(of: name) : wideWords(of: name)
        return words.isEmpty ? [name[...]] : words
    }

    private static func wideWords(of name: String) -> [Substring] {
        var text = ""
        var wasSmall = false
        for scalar in name.unicodeScalars {
            let isWord =
                scalar.isASCII
                ? UInt8(ascii: scalar).isASCIIAlphanumeric
                : !scalar.properties.isWhitespace
            let isCapital = scalar.properties.isUppercase
            if !isWord || isCapital && wasSmall { text += "-" }
            if isWord { text += scalar.properties.lowercaseMapping }
            wasSmall = isWord && !isCapital
        }
        return text.split(separator: "-")
    }

    /// The words without what is between them, but for two numbers: `gray-1-50` is not `gray-150`.
    static func joined(_ words: [Substring]) -> String {
        words.reduce(into: "") { key, word in
            if key.last?.isNumber == true, word.first?.isNumber == true { key += "-" }
            key += word
        }
    }
}
