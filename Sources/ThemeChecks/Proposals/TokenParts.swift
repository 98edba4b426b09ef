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
    /// The purpose is the last word.
    let endsWithPurpose: Bool
    /// All words before `on`, as another name may have them after `on`.
    let words: [String]
    /// Some word is no meaning and no state, so that it names a component.
    let isOfComponent: Bool

    /// Reads a name by the habits of its file, whose shared words tell nothing.
    init(_ name: String, _ habits: TokenHabits = TokenHabits()) {
        self.name = name
        let telling = Self.words(of: name, habits)
        var own = telling
        var ground: [String]?
        if let on = telling.lastIndex(of: "on"), on < telling.count - 1 {
            own = Array(telling[..<on])
            ground = telling[(on + 1)...].filter { !TokenWords.neutral.contains($0) }
        }
        self.ground = ground
        words = own.filter { !TokenWords.neutral.contains($0) }

        let place = Self.purposePlace(in: own)
        let stated = place.flatMap { Self.purpose(of: own[$0]) }
        purpose = stated ?? (ground == nil ? nil : .text)
        endsWithPurpose = place == own.count - 1

        var rest = own
        if let place {
            rest[place] = own[place].filter(\.isNumber)
        }
        rest.removeAll { $0.isEmpty || TokenWords.neutral.contains($0) }
        owner = rest.filter { !TokenWords.states.contains($0) }
        states = rest.filter(TokenWords.states.contains)
        isOfComponent = owner.contains { word in
            let isNumber = word.allSatisfy(\.isNumber)
            let isNamespace = word == telling.first && habits.namespaces.contains(word)
            return !isNumber && !isNamespace && !TokenWords.meanings.contains(word)
        }
    }

    private static func words(of name: String, _ habits: TokenHabits) -> [String] {
        let all = TokenHabits.words(of: name)
        let isShared = all.starts(with: habits.start)
        let telling = isShared ? all.dropFirst(habits.start.count) : all[...]
        let words = telling.filter { !TokenWords.color.contains($0) }
        let isOfProperty = telling.dropFirst().contains(where: TokenWords.color.contains)
        if habits.namesProperties, !isOfProperty,
            !words.contains(where: { TokenPurpose.strong($0) != nil })
        {
            return ["text"] + words
        }
        return words
    }

    private static func purposePlace(in words: [String]) -> Int? {
        let purposes = words.map(TokenPurpose.strong)
        // `border` in a name is the thing itself: `surface-border` and `border-surface` are lines.
        if let line = purposes.firstIndex(of: .line) { return line }
        let strong = purposes.lastIndex { $0 != nil }
        return strong ?? words.lastIndex { TokenPurpose.weak($0) != nil }
    }

    private static func purpose(of word: String) -> TokenPurpose? {
        TokenPurpose.strong(word) ?? TokenPurpose.weak(word)
    }
}

extension TokenParts {
    /// Text and icons have a purpose that is theirs.
    var isFront: Bool { purpose == .text || purpose == .icon }

    var isFill: Bool { purpose == .fill && ground == nil }

    /// The colour is for dark grounds on a light page, or the other way round, or for none.
    var isForOtherGround: Bool {
        let words = owner + states
        return words.contains(where: TokenWords.otherGrounds.contains)
    }

    var isDisabled: Bool { states.contains("disabled") }

    /// The colour says how strong it is, and nothing of what it means.
    var isNeutral: Bool {
        owner.allSatisfy { word in
            TokenWords.strengths.contains(word) || word.allSatisfy(\.isNumber)
        }
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

    /// The name ends with a word that makes it the text on the colour of the rest, as `primary-foreground` is.
    var endsAsText: Bool {
        TokenWords.endsOfText.contains(where: name.hasSuffix)
    }
}
