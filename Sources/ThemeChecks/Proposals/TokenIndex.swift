import ThemeModel

/// The colours of a file by the parts of their names: a system has thousands, so that none may search all others.
struct TokenIndex {
    private typealias Places = [[String]: [Int]]

    let habits: TokenHabits
    /// In the order of the file.
    let tokens: [TokenParts]
    private var byOwner: Places = [:]
    private var fillsByOwner: Places = [:]
    private var fillsByMeaning: Places = [:]
    private var frontsByMeaning: Places = [:]
    /// The colours that are named as a weaker form of another one, such as `accent-soft`.
    private var tintsByMeaning: Places = [:]
    /// The colours without a state that text may lie on, by their owners and by all their words.
    private var groundsByOwner: Places = [:]
    private var groundsByWords: Places = [:]
    /// The colours without a purpose and a state, by all their words but the last.
    private var byGroup: Places = [:]
    /// The fills for emphasis of no component.
    private var emphasized: [Int] = []

    init(_ names: [String]) {
        let habits = TokenHabits(of: names)
        self.habits = habits
        tokens = names.map { TokenParts($0, habits) }
        for (place, token) in tokens.enumerated() {
            add(token, at: place)
        }
    }

    private mutating func add(_ token: TokenParts, at place: Int) {
        byOwner[token.owner, default: []].append(place)
        if token.isFill {
            fillsByOwner[token.owner, default: []].append(place)
            fillsByMeaning[token.meaning, default: []].append(place)
        }
        if token.isFront {
            frontsByMeaning[token.meaning, default: []].append(place)
        }
        if token.isTint {
            tintsByMeaning[token.meaning, default: []].append(place)
        }
        let isOfFront = token.purpose == .text || token.purpose == .line
        if !isOfFront, token.purpose != .icon, token.ground == nil, token.states.isEmpty {
            groundsByOwner[token.owner, default: []].append(place)
            groundsByWords[token.words, default: []].append(place)
        }
        if token.purpose == nil, token.ground == nil, token.words.count > 1 {
            byGroup[token.words.dropLast(), default: []].append(place)
        }
        if token.purpose == .fill, token.owner.last == "emphasis", !token.isOfComponent {
            emphasized.append(place)
        }
    }

    func tokens(of owner: [String]) -> [TokenParts] {
        tokens(at: byOwner[owner])
    }

    /// The grounds with these words and no other.
    func grounds(of words: some Collection<String>) -> [TokenParts] {
        words.isEmpty ? [] : tokens(at: groundsByWords[Array(words)])
    }

    /// The colours of a group that a text may be made for: `review-again` and `review-easy` for `on-review`.
    func members(of group: [String]) -> [TokenParts] {
        tokens(at: byGroup[group]).filter { !$0.isWeakForm && !$0.isDisabled }
    }

    func fills(of owner: [String]) -> [TokenParts] {
        tokens(at: fillsByOwner[owner])
    }

    func fills(meaning: [String]) -> [TokenParts] {
        tokens(at: fillsByMeaning[meaning])
    }

    func tints(meaning: [String]) -> [TokenParts] {
        tokens(at: tintsByMeaning[meaning])
    }

    /// Of fills whose names have the same words, the one that joins them as a text does: `tab-list.fg` is not for `tab.list.bg`.
    func fills(_ fills: [TokenParts], spelledAs token: TokenParts) -> [TokenParts] {
        let twins = Dictionary(grouping: fills, by: \.words)
        if twins.count == fills.count { return fills }
        func likeness(of fill: TokenParts) -> Int {
            zip(fill.name.utf8, token.name.utf8).prefix { $0 == $1 }.count
        }
        return fills.filter { fill in
            let own = likeness(of: fill)
            return (twins[fill.words] ?? []).allSatisfy { likeness(of: $0) <= own }
        }
    }

    /// The fills that text of a meaning may lie on: the weaker forms, where there are such.
    func fills(ofMeaning token: TokenParts) -> [TokenParts] {
        guard token.hasMeaning else { return [] }
        if token.purpose == .icon {
            let own = fills(meaning: ["icon"] + token.meaning)
            if !own.isEmpty { return own }
        }
        let all = fills(meaning: token.meaning)
        let weak = all.filter(\.isWeakForm)
        let isRanked = isRanked(token)
        return (weak.isEmpty ? all : weak).filter { fill in
            let isOfFill =
                token.purpose != nil || fill.endsWithPurpose && fill.owner == token.owner
            return isOfFill && (token.isUsual(on: fill) || isRanked && !fill.isStrongForm)
        }
    }

    /// All texts of a meaning say how strong they are, so that none of them is the usual one.
    private func isRanked(_ token: TokenParts) -> Bool {
        guard token.isFront else { return false }
        return tokens(at: frontsByMeaning[token.meaning]).allSatisfy { other in
            other.purpose != token.purpose || other.ground != nil || other.owner != other.meaning
        }
    }

    /// The forms of a fill for the states in which a pointer is on it.
    func touched(_ fill: TokenParts) -> [TokenParts] {
        guard fill.states.isEmpty else { return [] }
        let forms = tokens(of: fill.owner).filter { other in
            other.isTouched && other.purpose == fill.purpose && other.ground == nil
        }
        // `bg-surface-info-hover` is a form of `bg-surface-info`, and not of `bg-fill-info`.
        let own = forms.filter { Set($0.words) == Set(fill.words + $0.states) }
        return own.isEmpty ? forms.filter { $0.fillWords == fill.fillWords } : own
    }

    /// The fills that the page's text may lie on, besides the page.
    func surfaces(beside page: TokenParts) -> [TokenParts] {
        let isRanked = page.owner.contains(where: TokenWords.ranks.contains)
        // A `background-primary` beside a page that is `background` is the colour of a brand.
        let ranksAreBrands = !isRanked && !fills(of: ["primary"]).isEmpty
        return tokens.filter { fill in
            guard fill.isFill, isPlain(fill), !fill.isDisabled, !fill.isForOtherGround else {
                return false
            }
            let words = Set(fill.owner)
            if !words.isDisjoint(with: TokenWords.strongForms) { return false }
            return !ranksAreBrands || fill.isWeakForm || words.isDisjoint(with: TokenWords.ranks)
        }
    }

    /// The fill has no meaning that asks for a text of its own.
    private func isPlain(_ fill: TokenParts) -> Bool {
        if fill.isNeutral || fill.isWeakStatus { return true }
        return fill.isOfContainer && !tokens(of: fill.owner).contains(where: \.isFront)
    }

    /// The grounds with the words that follow `on` in a name, those of a state among them: `on-primary-hover`.
    func grounds(on words: [String], owner: [String]) -> [TokenParts] {
        let exact = grounds(named: words, owner: owner)
        let states = words.filter(TokenWords.states.contains)
        guard exact.isEmpty, !states.isEmpty else { return exact }
        let rest = words.filter { !states.contains($0) }
        return grounds(named: rest, owner: owner).flatMap(touched).filter { $0.states == states }
    }

    /// The grounds with the words that follow `on` in a name, together with those of its owner or alone.
    ///
    /// One with these words and no other is meant alone: `on-primary` is for `primary`, and not for `primary-container`.
    func grounds(named words: [String], owner: [String]) -> [TokenParts] {
        // `brand-on-normal` is for `brand-fill-normal`, and not for a `brand` that is no fill.
        if words.isEmpty, let fills = fillsByOwner[owner] { return tokens(at: fills) }
        if let exact = groundsByWords[owner + words] {
            return tokens(at: exact)
        }
        let name = words.filter { TokenPurpose.strong($0) != .fill }
        let whole = owner.filter { !name.contains($0) } + name
        // `text-danger-strong-on-emphasis` is for `background-danger-emphasis`.
        let meant = whole.filter { !TokenWords.strengths.contains($0) }
        // `on-secondary` is for no `background`.
        let isOfStrength = !name.isEmpty && name.allSatisfy(TokenWords.strengths.contains)
        let isOfMeaning = !meant.isEmpty && !isOfStrength || whole.isEmpty
        // `on-brand-secondary` is for `background-brand-secondary` alone, where there is one.
        let exact = groundsByOwner[whole]
        var places = exact ?? (isOfMeaning ? groundsByOwner[meant] : nil) ?? []
        if places.isEmpty || owner.isEmpty {
            places += groundsByOwner[name] ?? []
            places += groundsByWords[words] ?? []
        }
        if name == ["emphasis"], owner.isEmpty || places.isEmpty {
            places += emphasized.filter { !hasTextForEmphasis(tokens[$0]) }
        }
        let fills = words.filter { TokenPurpose.strong($0) == .fill }
        return tokens(at: spelled(fills, among: Set(places).sorted()))
    }

    /// Another text is made for the fill: `info-on-emphasis` for `info-emphasis`.
    private func hasTextForEmphasis(_ fill: TokenParts) -> Bool {
        guard fill.owner.count > 1 else { return false }
        return tokens(of: fill.owner.dropLast()).contains { $0.ground == ["emphasis"] }
    }

    /// The places of grounds with all words for a fill; `on-bg-fill` is for `bg-fill-info` and not for `bg-surface-info`.
    private func spelled(_ fills: [String], among places: [Int]) -> [Int] {
        let spelled = places.filter { Set(tokens[$0].words).isSuperset(of: fills) }
        return spelled.isEmpty ? places : spelled
    }

    private func tokens(at places: [Int]?) -> [TokenParts] {
        (places ?? []).map { tokens[$0] }
    }
}
