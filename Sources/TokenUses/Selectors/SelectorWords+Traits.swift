/// The meaning of simple selectors, by their names.
extension SelectorWords {
    private static let controls: Set = [
        "input",
        "textarea",
        "select",
        ".input",
        ".textarea",
        ".checkbox",
        ".radio",
        ".switch",
    ]
    private static let sizedNames: Set = [
        "small",
        "sub",
        "sup",
        "button",
        "input",
        "select",
        "textarea",
        "code",
        "kbd",
        "pre",
        "samp",
    ]

    private static let paintedNames: Set = [
        "button",
        "input",
        "select",
        "textarea",
        "mark",
        "dialog",
        "option",
        "optgroup",
        "meter",
        "progress",
        "[popover]",
        "::file-selector-button",
    ]
    private static let textParts: Set = [
        "::selection",
        "::highlight",
        "::target-text",
        "::search-text",
        "::first-line",
        "::first-letter",
        "::spelling-error",
        "::grammar-error",
        "::-moz-selection",
    ]
    private static let ownElements = [
        "::placeholder",
        "::marker",
        "::backdrop",
        "::details-content",
    ]

    private static let drawings: Set = [
        "img",
        "svg",
        "path",
        "video",
        "canvas",
        "iframe",
        "picture",
        "object",
    ]

    /// The values of `type` that make an `<input>` a button.
    static let buttonTypes: Set = ["button", "image", "reset", "submit"]
    private static let pushed = Set(buttonTypes.map { "[type=\($0)]" })

    private static func traits(ofPseudoElement word: String) -> Traits {
        if textParts.contains(word) { return [.pseudoElement, .textPart] }
        if ["::before", "::after"].contains(word) { return [.pseudoElement, .generated] }
        let isKnown = ownElements.contains(word) || paintedNames.contains(word)
        // Older names of the same parts, such as '::-webkit-input-placeholder'.
        let isPlain = isKnown || word.hasSuffix("placeholder")
        return isPlain ? .pseudoElement : [.pseudoElement, .otherTree]
    }

    /// The traits of names; one look-up for each word of all markup, instead of one in each list.
    private static let named: [String: Traits] = {
        var traits: [String: Traits] = ["html": .root, "a": .link, "hr": .ruler]
        let lists: [(Set<String>, Traits)] = [
            (controls, .control), (sizedNames, .sized), (paintedNames, .painted),
            (drawings, .drawing), (pushed, .pushed),
        ]
        for (names, trait) in lists {
            for name in names { traits[name, default: []].insert(trait) }
        }
        return traits
    }()

    static func traits(of word: String) -> Traits {
        var traits = named[word] ?? []
        if word.hasPrefix("::") { traits.formUnion(self.traits(ofPseudoElement: word)) }
        if StateWords.isDisabled(word) { traits.insert(.disabled) }
        if word.hasPrefix(":focus") || word == ":active" { traits.insert(.focus) }
        if let first = word.first, !":[+~@*".contains(first) { traits.insert(.identity) }
        return traits
    }
}
