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

    /// Reads a name without the words that all names of its file begin with.
    init(_ name: String, after start: [String] = []) {
        self.name = name
        let telling = Self.words(of: name, after: start)
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
    }

    private static func words(of name: String, after start: [String]) -> [String] {
        let all = words(of: name)
        let telling = all.starts(with: start) ? all.dropFirst(start.count) : all[...]
        return telling.filter { !TokenWords.color.contains($0) }
    }

    private static func words(of name: String) -> [String] {
        let path = name.suffix(after: "palette.") ?? name
        return NameWords.words(of: path).map(String.init)
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

    /// Some word is no meaning and no state, so that it names a component.
    var isOfComponent: Bool {
        owner.contains { word in
            let isNumber = word.allSatisfy(\.isNumber)
            return !isNumber && !TokenWords.meanings.contains(word)
        }
    }

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

    /// The name ends with a word that makes it the text on the colour of the rest, as `primary-foreground` is.
    var endsAsText: Bool {
        TokenWords.endsOfText.contains(where: name.hasSuffix)
    }
}

extension TokenParts {
    /// The words that at least three of four names begin with, such as `acme`, and that tell no purpose.
    static func sharedStart(of names: [String]) -> [String] {
        let all = names.map(words)
        var start: [String] = []
        while true {
            let next = all.filter { $0.starts(with: start) && $0.count > start.count + 1 }
            let counts = Dictionary(grouping: next) { $0[start.count] }.mapValues(\.count)
            guard let (word, count) = counts.max(by: { $0.value < $1.value }),
                count * 4 >= names.count * 3, TokenPurpose.strong(word) == nil
            else { return start }
            start.append(word)
        }
    }
}
