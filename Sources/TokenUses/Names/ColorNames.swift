import SourceText

/// The names of colours that tokens define, as classes, custom properties and code have them.
package struct ColorNames: Sendable {
    enum Meaning: Equatable {
        case one(String)
        /// Several tokens end in the words.
        case several
    }

    /// By what follows `bg-`.
    private var classes: [String: String] = [:]
    /// The names that are Tailwind's by their start, `--color-`.
    private var themed: Set<String> = []
    private var properties: Set<String> = []
    /// By the key of each end: `muted` and `text.muted` for `text.muted`.
    private var ends: [String: Meaning] = [:]
    /// Not all names can be looked for in a text.
    private(set) var hasUnusualNames = false

    /// The classes beside those of tokens that paint as well.
    package var paintedClasses = PaintedClasses()

    /// Names such as `--color-brand`, `text.muted` or `inkMuted`; a pair of uses has them as they are given here.
    package init(_ names: some Sequence<String>) {
        for name in names { addName(name) }
    }

    /// Adds constants in code, by the type that has one and its own name, that stand for tokens.
    package mutating func add(_ constants: [ColorConstants.Constant]) {
        for constant in constants {
            guard case .one(let token)? = meaning(of: [constant.color]) else { continue }
            addEnds(of: constant.path.map { $0[...] }, named: token)
        }
    }

    private mutating func addName(_ name: String) {
        let isProperty = name.hasPrefix("--")
        let plain = name.drop { $0 == "-" || $0 == "$" }
        if isProperty {
            properties.insert(name)
            noteUnusual(name)
        }
        var words = plain.split(separator: ".")
        addEnds(of: words, named: name)
        if isProperty, plain.hasPrefix("color-") {
            addEnds(of: [plain.dropFirst(6)], named: name)
        }
        if words.count > 1, words.last == "DEFAULT" { words.removeLast() }
        if words.count > 1, ["color", "colors"].contains(words[0]) { words.removeFirst() }
        let joined = words.joined(separator: "-")
        let isThemed = isProperty && joined.hasPrefix("color-")
        let value = isThemed ? String(joined.dropFirst(6)) : joined
        for spelling in [value, NameWords.words(of: value).joined(separator: "-")] {
            if isThemed { themed.insert(spelling) }
            noteUnusual(spelling)
            if isThemed || classes[spelling] == nil { classes[spelling] = name }
        }
    }

    private mutating func noteUnusual(_ name: String) {
        if Self.isUnusual(name) { hasUnusualNames = true }
    }

    private mutating func addEnds(of words: [Substring], named name: String) {
        for count in 1...max(1, min(8, words.count)) {
            let key = NameKey.key(of: words.suffix(count).joined(separator: "."))
            let known = ends[key] ?? .one(name)
            ends[key] = known == .one(name) ? known : .several
        }
    }
}

extension ColorNames {
    /// Words after `text-` and `bg-` that are no colours unless `--color-…` makes one of them.
    private static let reserved: Set<String> = [
        "xs", "sm", "base", "md", "lg", "xl", "left", "right", "top", "bottom", "center", "start",
        "end", "justify", "fixed", "local", "scroll", "cover", "contain", "auto", "none", "wrap",
        "nowrap", "balance", "pretty", "clip", "ellipsis", "solid", "dashed", "dotted", "double",
        "hidden", "collapse", "separate", "inset", "x", "y", "t", "r", "b", "l", "s", "e",
        "transparent", "current", "inherit",
    ]

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
        for word in words {
            let color = word.hasPrefix("colors.") ? word.dropFirst(7) : nil
            let token =
                word.hasPrefix("--")
                ? name(ofProperty: String(word))
                : color.flatMap { name(ofClass: String($0.replacing(".", with: "-"))) }
            if let token { return token }
        }
        return nil
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
