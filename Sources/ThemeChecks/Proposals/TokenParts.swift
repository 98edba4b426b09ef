import SourceText
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
    private let namespace: String?

    /// Reads a name by the habits of its file, whose shared words tell nothing.
    init(_ name: String, _ habits: TokenHabits = TokenHabits()) {
        self.name = name
        let all = Self.words(of: name, habits)
        group = TokenWords.groupOfGrounds(all)
        let (own, ground) = group.map { ([], $0) } ?? Self.parted(all)
        self.ground = ground
        words = (group ?? own).filter { !TokenWords.neutral.contains($0) }

        let place = Self.purposePlace(in: own)
        let stated = place.flatMap { Self.purpose(of: own[$0]) }
        let isText = ground != nil && (own.isEmpty || !habits.statesPurposes)
        purpose = stated ?? (isText ? .text : nil)
        endsWithPurpose = place == own.count - 1
        isWeak = place.map { TokenPurpose.strong(own[$0]) == nil } ?? true

        var rest = Self.withoutFurtherFills(own, place)
        if let place {
            rest[place] = own[place].filter(\.isNumber)
            if purpose == .text {
                let parts = rest[(place + 1)...].filter { !TokenWords.textParts.contains($0) }
                rest.replaceSubrange((place + 1)..., with: parts)
            }
        }
        rest.removeAll { $0.isEmpty || TokenWords.neutral.contains($0) }
        // The text of `primary-contrast-text` is for `primary`.
        if let place, purpose == .text, place > 0, own[place - 1] == "contrast" {
            rest.removeAll { $0 == "contrast" }
        }
        owner = rest.filter { !TokenWords.states.contains($0) }
        states = rest.filter(TokenWords.states.contains)
        var named = owner[...]
        var before = own[..<(place ?? 0)]
        namespace = owner.first.flatMap { habits.namespaces.contains($0) ? $0 : nil }
        if namespace != nil {
            named = named.dropFirst()
            before = before.dropFirst()
        }
        isOfComponent = named.contains(where: TokenWords.isOfOwner)
        let isAfterWords = before.contains { word in
            !TokenWords.neutral.contains(word) && !TokenWords.states.contains(word)
        }
        followsOwner = isAfterWords || named.contains(where: TokenWords.components.contains)
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

    private static func purposePlace(in words: [String]) -> Int? {
        var purposes = words.map(TokenPurpose.strong)
        // `border` in a name is the thing itself: `surface-border` and `border-surface` are lines.
        if let line = purposes.firstIndex(of: .line) {
            guard isVariant(at: line, words, purposes) else { return line }
            purposes[line] = nil
        }
        let strong = purposes.lastIndex { $0 != nil }
        // The fill of an icon or a text is the colour of that.
        if let strong, words[strong] == "fill",
            let front = purposes.lastIndex(where: { $0 == .icon || $0 == .text })
        {
            return front
        }
        if let place = strong ?? weakPlace(in: words) { return place }
        return words.count > 1 && words.last == "contrast" ? words.count - 1 : nil
    }

    /// The last weak word; the `title` of `ink-title` is a part of the text that comes before it.
    private static func weakPlace(in words: [String]) -> Int? {
        let places = words.indices.filter { TokenPurpose.weak(words[$0]) != nil }
        guard let last = places.last, TokenWords.textParts.contains(words[last]) else {
            return places.last
        }
        return places.last { words[$0] == "ink" || words[$0] == "content" } ?? last
    }

    /// The word is a form of a component: `button-outline-text` is the text of a button with an outline.
    private static func isVariant(
        at place: Int,
        _ words: [String],
        _ purposes: [TokenPurpose?]
    ) -> Bool {
        guard words[place] == "outline", !purposes[..<place].contains(where: { $0 != nil }) else {
            return false
        }
        let later = words[(place + 1)...].compactMap(Self.purpose)
        return later.contains(.text) || later.contains(.icon) || place > 0 && later.contains(.fill)
    }

    /// The words without those that say once more that the colour is a fill, as in `bg-surface-raised` and `icon-fill-hover`.
    private static func withoutFurtherFills(_ words: [String], _ place: Int?) -> [String] {
        guard let place else { return words }
        let isFill = TokenPurpose.strong(words[place]) == .fill
        return words.indices.map { index in
            let word = words[index]
            let isFurther = isFill ? TokenPurpose.strong(word) == .fill : word == "fill"
            return isFurther && index != place ? word.filter(\.isNumber) : word
        }
    }

    private static func purpose(of word: String) -> TokenPurpose? {
        if word == "contrast" { return .text }
        return TokenPurpose.strong(word) ?? TokenPurpose.weak(word)
    }
}

extension TokenParts {
    /// Text and icons have a purpose that is theirs.
    var isFront: Bool { purpose == .text || purpose == .icon }

    var isText: Bool { purpose == .text && !isMark || isInverse || isOfCode }

    /// The foreground of a part without words, such as the bar of a progress.
    private var isMark: Bool {
        owner.contains(where: TokenWords.wordless.contains)
            && words.contains { ["fg", "foreground"].contains($0) }
    }

    /// The name tells a part or a meaning by a number alone, and each colour may have one of its own.
    var isNumbered: Bool { owner.contains { $0.allSatisfy(\.isNumber) } }

    /// The colour is named after another one that it lies on, as `primary-inverse` is.
    ///
    /// A colour in a group of that name, `primary.inverse.default`, is the primary one of dark pages.
    var isInverse: Bool {
        purpose == nil && ground == nil && states.isEmpty && words.count > 1
            && NameWords.words(of: name).last == "inverse"
    }

    var isFill: Bool { purpose == .fill && ground == nil }

    /// The words that say that it is a fill: `bg-fill-info` is another one than `bg-surface-info`.
    var fillWords: Set<String> { Set(words.filter { TokenPurpose.strong($0) == .fill }) }

    /// The colour is that of a part beneath a pointer.
    var isTouched: Bool {
        !states.isEmpty && TokenWords.touches.isSuperset(of: states)
    }

    /// A line around what has the keyboard, which must be seen.
    var isFocusLine: Bool {
        purpose == .line && !isOfComponent && !TokenWords.focus.isDisjoint(with: states)
    }

    /// The fill is of some meaning, and so strong that the page's text may not be for it.
    var isStrongFill: Bool {
        guard isFill, !isPart, !isNeutral, !isWeakForm, states.isEmpty || isTouched else {
            return false
        }
        return TokenWords.inverses.union(TokenWords.veils).isDisjoint(with: owner)
    }

    /// The text is for whatever fill is strong: `text-inverse` and `text-on-solid`.
    var isOfAnyStrongFill: Bool {
        guard isFront, states.isEmpty else { return false }
        let meaning = Set(meaning)
        if let ground {
            let words = TokenWords.strengths.union(TokenWords.solids)
            return meaning.isEmpty && words.isSuperset(of: ground)
        }
        return !meaning.isEmpty && TokenWords.inverses.union(["on"]).isSuperset(of: meaning)
    }

    /// The colour is for dark grounds on a light page, or the other way round, or for none.
    var isForOtherGround: Bool {
        let others = owner + states + words.suffix(1)
        // `text-on` is for any strong colour.
        return owner.last == "on" || others.contains(where: TokenWords.otherGrounds.contains)
    }

    var isDisabled: Bool { states.contains("disabled") }

    /// The colour is text or a fill of one component.
    var isPart: Bool { isOfComponent && followsOwner }

    /// The colour says how strong it is, and nothing of what it means.
    var isNeutral: Bool {
        owner.allSatisfy { word in
            TokenWords.strengths.contains(word) || word == "neutral" || word.allSatisfy(\.isNumber)
        }
    }

    /// The colour is that of a part which holds the page's text, such as a field or a dialog.
    var isOfContainer: Bool {
        !meaning.isEmpty && meaning.allSatisfy(TokenWords.containers.contains)
    }

    /// The colour is a weaker form of one with a meaning that every system has, such as `danger-subtle`.
    var isWeakStatus: Bool {
        isWeakForm && !meaning.isEmpty && meaning.allSatisfy(TokenWords.statuses.contains)
    }

    /// The name says what the colour is for, and not only how strong it is.
    var hasMeaning: Bool { meaning != [namespace].compactMap(\.self) }

    var hasOwner: Bool { owner != [namespace].compactMap(\.self) }

    /// The name has a word for a weaker form.
    var isWeakForm: Bool { owner.contains(where: TokenWords.weakForms.contains) }

    var isStrongForm: Bool { owner.contains(where: TokenWords.strongForms.contains) }

    /// A colour without a purpose that ends with a word for a weaker form, such as `accent-soft`.
    var isTint: Bool {
        guard purpose == nil, hasMeaning, states.isEmpty, let last = words.last else {
            return false
        }
        return TokenWords.tints.contains(last)
    }

    /// The owner without the words for a weaker or a stronger form.
    var meaning: [String] { owner.filter { !TokenWords.strengths.contains($0) } }

    /// The text is the usual one of its meaning, and the fill no stronger form of it, as `info.strong` is of `info`.
    func isUsual(on fill: TokenParts) -> Bool {
        let own = Set(owner).intersection(TokenWords.strengths).subtracting(["primary", "base"])
        let others = Set(fill.owner).intersection(TokenWords.strengths)
        if !others.isDisjoint(with: TokenWords.strongForms) { return false }
        let ranks = Set(owner).intersection(TokenWords.ranks)
        let fillRanks = others.intersection(TokenWords.ranks)
        if !ranks.isEmpty, !fillRanks.isEmpty, ranks.isDisjoint(with: fillRanks) { return false }
        return own.isSubset(of: fillRanks)
    }

    /// The colour is text of a part whose name alone is its ground, as `header-text` beside `header` is.
    var isTextOfNamedPart: Bool {
        guard purpose == .text, states.isEmpty, let part = words.dropLast().last else {
            return false
        }
        return TokenWords.namedGrounds.contains(part)
    }

    /// The name ends with a word that makes it the text on the colour of the rest, as `primary-foreground` is.
    var endsAsText: Bool {
        TokenWords.endsOfText.contains(where: name.hasSuffix)
    }
}

extension TokenWords {
    /// The word is no number, hue or meaning, so that it names a component.
    fileprivate static func isOfOwner(_ word: String) -> Bool {
        !word.allSatisfy(\.isNumber) && !meanings.contains(word) && !hues.contains(word)
    }
}
