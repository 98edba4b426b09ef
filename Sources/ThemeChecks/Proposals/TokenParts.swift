import ThemeModel

/// The parts of a token's name: its purpose, the component or meaning that it is for, and its states.
///
/// `button.primary.fgColor.hover` is text of `button primary` in the state `hover`.
struct TokenParts {
    let name: String
    let purpose: TokenPurpose?
    /// The words for the component, the variant and the meaning.
    let owner: [String]
    let states: [String]
    /// The words after `on`, which name the ground; nil for other names.
    let ground: [String]?
    /// The words of the group whose colours the text is for, as `action.on` is for `action.base`; nil for other names.
    let group: [String]?
    /// The purpose is the last word.
    let endsWithPurpose: Bool
    /// All words before `on`, as another name may have them after `on`.
    let words: [String]
    /// The purpose may be of a word that also names components, such as `label`.
    let isWeak: Bool
    /// The owner comes before the purpose: `danger-text` is part of something, `text-danger` is text with a meaning.
    let followsOwner: Bool
    /// Some word is no meaning and no state, so that it names a component.
    let isOfComponent: Bool
    /// The first word of the owner, where it names a library and no component.
    let namespace: String?

    /// Reads a name by the habits of its file, whose shared words tell nothing.
    init(_ name: String, _ habits: TokenHabits = TokenHabits()) {
        self.name = name
        let all = Self.words(of: name, habits)
        group = TokenWords.groupOfGrounds(all)
        let (own, ground) = group.map { ([], $0) } ?? Self.parted(all)
        self.ground = ground
        words = (group ?? own).filter { !TokenWords.neutral.contains($0) }

        let named = NamedPurpose(in: own)
        let isText = ground != nil && (own.isEmpty || !habits.statesPurposes)
        purpose = named.purpose ?? (isText ? .text : nil)
        endsWithPurpose = named.isLast
        isWeak = named.isWeak

        let others = named.otherWords(as: purpose)
        let rest = others.filter { !$0.isEmpty && !TokenWords.neutral.contains($0) }
        owner = rest.filter { !TokenWords.states.contains($0) }
        states = rest.filter(TokenWords.states.contains)

        namespace = owner.first.flatMap { habits.namespaces.contains($0) ? $0 : nil }
        let skipped = namespace == nil ? 0 : 1
        let parts = owner.dropFirst(skipped)
        isOfComponent = parts.contains(where: TokenWords.isOfOwner)
        let isAfterWords = named.wordsBefore.dropFirst(skipped).contains { word in
            !TokenWords.neutral.contains(word) && !TokenWords.states.contains(word)
        }
        followsOwner = isAfterWords || parts.contains(where: TokenWords.components.contains)
    }

    private static func words(of name: String, _ habits: TokenHabits) -> [String] {
        let telling = namingLines(habits.tellingWords(of: name))
        let words = withoutColorWords(telling)
        let isOfProperty = telling.dropFirst().contains(where: TokenWords.color.contains)
        if habits.namesProperties, !isOfProperty,
            !words.contains(where: { TokenPurpose.strong($0) != nil })
        {
            return ["text"] + words
        }
        return words
    }

    /// The words before `on`, and those of the ground after it; nil where there is none.
    private static func parted(_ words: [String]) -> (own: [String], ground: [String]?) {
        guard let on = words.lastIndex(of: "on"), on < words.count - 1 else { return (words, nil) }
        let own = words[..<on]
        let after = words[(on + 1)...]
        if TokenWords.color.contains(words[on + 1]) {
            // `text-on-color-disabled` is for any strong colour, and `disabled` is no ground.
            return (Array(own + after.dropFirst()), ["color"])
        }
        return (Array(own), after.filter { !TokenWords.neutral.contains($0) })
    }

    /// The words with one for the line of a `text-decoration`, which is no text.
    private static func namingLines(_ words: [String]) -> [String] {
        guard let place = words.firstIndex(of: "decoration"), place > 0, words[place - 1] == "text"
        else { return words }
        return words[..<(place - 1)] + ["underline"] + words[(place + 1)...]
    }

    /// The words without `color`, which is a ground after `on` alone.
    private static func withoutColorWords(_ words: [String]) -> [String] {
        words.indices.filter { place in
            let isGround = place > 0 && words[place - 1] == "on"
            return isGround || !TokenWords.color.contains(words[place])
        }.map { words[$0] }
    }
}

extension TokenWords {
    /// The word is no number, hue or meaning, so that it names a component.
    fileprivate static func isOfOwner(_ word: String) -> Bool {
        !word.allSatisfy(\.isNumber) && !meanings.contains(word) && !hues.contains(word)
    }
}
