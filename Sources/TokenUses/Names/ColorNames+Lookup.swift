import SourceText

extension ColorNames {
    /// Words after `text-` and `bg-` that are no colours unless `--color-…` makes one of them.
    private static let reserved = Set(
        words: """
            xs sm base md lg xl x y
            t r b l s e
            left right top bottom center
            start end justify
            fixed local scroll
            cover contain auto none
            wrap nowrap balance pretty
            clip ellipsis
            solid dashed dotted double
            hidden collapse separate inset
            transparent current inherit
            """
    )

    /// The token of a class, by what follows `bg-`.
    func name(ofClass value: String) -> String? {
        if Self.reserved.contains(value), !themed.contains(value) { return nil }
        return classes[value]
    }

    /// The token of a custom property, with its hyphens.
    func name(ofProperty property: String) -> String? {
        if properties.contains(property) { return property }
        return classes[String(property.dropFirst(2))]
    }

    /// The first token in a computed value, such as `var(--ink)` or `theme(colors.ink)`.
    func token(in value: Substring) -> String? {
        let words = value.split { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }
        return words.lazy.compactMap(token(named:)).first
    }

    /// The token of `--ink` or `colors.ink`.
    private func token(named word: Substring) -> String? {
        if word.hasPrefix("--") { return name(ofProperty: String(word)) }
        guard word.hasPrefix("colors.") else { return nil }
        return name(ofClass: String(word.dropFirst(7).replacing(".", with: "-")))
    }

    /// The custom property is a token, or the start of a computed name that may be one.
    func mayBeToken(_ property: String) -> Bool {
        if name(ofProperty: property) != nil { return true }
        guard property.hasSuffix("-") || property.hasSuffix("$") else { return false }
        let start = property.prefix { $0 != "$" }
        return properties.contains { $0.hasPrefix(start) }
    }

    /// The token whose name ends in all of a path.
    func exactMeaning(of path: [String]) -> Meaning? {
        ends[NameKey.key(of: path.joined(separator: "."))]
    }

    /// The token of a constant, by the names on the way to it; longer ends come first.
    func meaning(of path: [String]) -> Meaning? {
        let path = path.suffix(8)
        for count in stride(from: path.count, to: 0, by: -1) {
            let key = NameKey.key(of: path.suffix(count).joined(separator: "."))
            if let meaning = ends[key] { return meaning }
        }
        return nil
    }
}
