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

    private static func traits(ofPseudoElement word: String) -> Traits {
        if textParts.contains(word) { return [.pseudoElement, .textPart] }
        if ["::before", "::after"].contains(word) { return [.pseudoElement, .generated] }
        let isKnown = ownElements.contains(word) || paintedNames.contains(word)
        // Older names of the same parts, such as '::-webkit-input-placeholder'.
        let isPlain = isKnown || word.hasSuffix("placeholder")
        return isPlain ? .pseudoElement : [.pseudoElement, .otherTree]
    }

    static func traits(of word: String) -> Traits {
        var traits = word.hasPrefix("::") ? traits(ofPseudoElement: word) : []
        if paintedNames.contains(word) { traits.insert(.painted) }
        if StateWords.isDisabled(word) { traits.insert(.disabled) }
        if controls.contains(word) { traits.insert(.control) }
        if sizedNames.contains(word) { traits.insert(.sized) }
        if word.hasPrefix(":focus") || word == ":active" { traits.insert(.focus) }
        if word == "html" { traits.insert(.root) }
        if word == "a" { traits.insert(.link) }
        if drawings.contains(word) { traits.insert(.drawing) }
        if word == "hr" { traits.insert(.ruler) }
        if let first = word.first, !":[+~@*".contains(first) { traits.insert(.identity) }
        return traits
    }
}
