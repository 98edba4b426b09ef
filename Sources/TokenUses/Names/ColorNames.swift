import SourceText

/// The names of colours that tokens define, as classes, custom properties and code have them.
package struct ColorNames: Sendable {
    enum Meaning: Equatable {
        case one(String)
        /// Several tokens end in the words.
        case several
    }

    /// By what follows `bg-`.
    private(set) var classes: [String: String] = [:]
    /// The names that are Tailwind's by their start, `--color-`.
    private(set) var themed: Set<String> = []
    private(set) var properties: Set<String> = []
    /// By the key of each end: `muted` and `text.muted` for `text.muted`.
    private(set) var ends: [String: Meaning] = [:]
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
        if isProperty, joined.hasPrefix("color-") {
            addClass(String(joined.dropFirst(6)), named: name, isThemed: true)
        } else {
            addClass(joined, named: name, isThemed: false)
        }
    }

    private mutating func addClass(_ value: String, named name: String, isThemed: Bool) {
        for spelling in [value, NameWords.words(of: value).joined(separator: "-")] {
            noteUnusual(spelling)
            if isThemed { themed.insert(spelling) }
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
