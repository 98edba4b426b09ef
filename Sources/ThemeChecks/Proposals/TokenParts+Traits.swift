import SourceText
import ThemeModel

// The traits of a colour that follow from the parts of its name.
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
