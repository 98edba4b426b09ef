import Findings
import ThemeModel

// Pairs that names make likely, each with the least ratio at which two such colours meet.
extension PairSearch {
    /// Adds text on the fill of its meaning, and what lies on the page, by the names that the file has for these.
    mutating func addLikely(page: String?, text: String?) {
        for token in index.tokens {
            addFill(ofMeaning: token)
            addTint(of: token)
            addInverse(of: token)
            addNamesake(of: token)
        }
        guard let page else { return }
        for token in index.tokens where token.isOfCode {
            addCode(token, page: page)
        }
        for token in index.tokens where isOnPage(token) {
            add(token, on: page, .onPage, floor: floorOnPage(of: token))
        }
        guard let text else { return }
        let surfaces = index.surfaces(beside: TokenParts(page, index.habits))
        let inverse = index.tokens.first { $0.isText && $0.isOfAnyStrongFill && $0.ground == nil }
        for fill in surfaces where !claimed.contains(fill.name) {
            add(
                TokenParts(text, index.habits),
                on: fill.name,
                .onSurface,
                floor: .onPlainFill,
                unless: inverse?.name
            )
        }
        addOtherGrounds(text: text)
    }

    private func floorOnPage(of token: TokenParts) -> Floor {
        if token.isOfComponent { return .ofMeaning }
        // `primary-text` is the page's text in some systems, and that on the primary colour in others.
        let hasRank = token.owner.contains(where: TokenWords.ranks.contains)
        if token.followsOwner, hasRank { return .onPage }
        return token.isText && token.isNeutral ? .faintText : .onPage
    }

    private func isOnPage(_ token: TokenParts) -> Bool {
        if token.isForOtherGround || token.isDisabled || token.ground != nil { return false }
        if token.isFocusLine { return true }
        if !token.isFront || placed.contains(token.name) { return false }
        if !token.isOfComponent { return true }
        // `text-action` has a meaning that no list knows, and `action-text` is on an action.
        if token.followsOwner { return false }
        return index.fills(of: token.owner).isEmpty
    }

    /// Adds text of a meaning on the fills of that meaning, where no other text is made for them.
    private mutating func addFill(ofMeaning token: TokenParts) {
        guard token.isFront || token.purpose == nil, token.ground == nil, !token.isPart,
            !token.isDisabled
        else { return }
        // Beside a weaker fill of its meaning, the strong one may be for another text.
        let hasWeakForm = index.fills(meaning: token.meaning).contains(where: \.isWeakForm)
        for fill in fills(ofOwner: token) {
            claim(fill)
            let isUnsure = hasWeakForm && !fill.isWeakForm || token.isForOtherGround
            let floor: Floor = isUnsure ? .ofMeaning : .ofOwner
            let rest = pairAtRest(token, on: fill)
            add(token, on: fill.name, .sameStatus, floor: floor, ifAlso: rest)
        }
        let fills = index.fills(ofMeaning: token).filter { !claimed.contains($0.name) }
        for fill in fills {
            if fill.states == token.states {
                add(token, on: fill.name, .sameStatus, floor: .ofMeaning)
            } else if token.states.isEmpty, fill.isTouched {
                let rest = pairAtRest(token, on: fill)
                add(token, on: fill.name, .sameStatus, floor: .ofMeaning, ifAlso: rest)
            }
        }
    }

    /// The text and the fill without their states; nil where one has none without, or neither has a state.
    private func pairAtRest(_ text: TokenParts, on fill: TokenParts) -> PairName? {
        func atRest(_ token: TokenParts) -> TokenParts? {
            index.tokens(of: token.owner).first { other in
                other.states.isEmpty && other.purpose == token.purpose && other.ground == nil
            }
        }
        guard !fill.states.isEmpty, let restText = atRest(text), let restFill = atRest(fill) else {
            return nil
        }
        return PairName(restText.name, on: restFill.name)
    }

    /// Adds `accent` and `accent-text` on `accent-soft`.
    private mutating func addTint(of token: TokenParts) {
        guard token.isFront || token.purpose == nil, token.ground == nil, token.states.isEmpty,
            token.owner == token.meaning, !token.endsAsText
        else { return }
        for tint in index.tints(meaning: token.meaning) where !claimed.contains(tint.name) {
            add(token, on: tint.name, .sameStatus, floor: .ofMeaning)
        }
    }

    /// Adds `primary-inverse` on `primary`; the name may also mean the colour for a dark page.
    private mutating func addInverse(of token: TokenParts) {
        guard token.isInverse else { return }
        for fill in index.grounds(of: token.words.dropLast()) {
            for ground in [fill] + index.touched(fill) {
                add(token, on: ground.name, .sameStatus, floor: .ofMeaning)
            }
        }
    }

    /// Adds `bubble-user-text` on `bubble-user`, whose name has no word for its use.
    private mutating func addNamesake(of token: TokenParts) {
        guard token.purpose == .text, token.endsWithPurpose, token.isPart, token.states.isEmpty,
            token.ground == nil, !token.isOfCode, index.fills(of: token.owner).isEmpty
        else { return }
        if TokenWords.unclearGrounds.contains(token.words.dropLast().last ?? "") { return }
        for ground in index.grounds(of: token.words.dropLast()) where ground.purpose == nil {
            add(token, on: ground.name, .samePart, floor: .ofMeaning)
        }
    }

    /// Adds a colour of highlighted code on the fill of code, or else on the page.
    private mutating func addCode(_ token: TokenParts, page: String) {
        guard index.fills(of: token.owner).isEmpty else { return }
        let around = token.owner.prefix { !TokenWords.code.contains($0) }
        let own = index.fills(of: Array(around)).filter { !around.isEmpty && $0.states.isEmpty }
        let ground = (own.first ?? index.fills(of: ["code"]).first)?.name ?? page
        add(token, on: ground, .onPage, floor: .onPage)
    }

    /// The fills that differ from a text in the last words alone: `danger-bg` for `danger-text`.
    private func fills(ofOwner token: TokenParts) -> [TokenParts] {
        guard token.isFront, token.followsOwner, token.hasOwner else { return [] }
        return index.fills(of: token.owner).filter { fill in
            fill.followsOwner && fill.states == token.states
        }
    }

    /// Adds `text-inverse` and `text-on-solid` on strong fills that the page's text cannot be read on.
    private mutating func addOtherGrounds(text: String) {
        let fills = index.tokens.filter { fill in
            fill.isStrongFill && !claimed.contains(fill.name)
                && !index.tokens(of: fill.owner).contains { $0.isFront && $0.followsOwner }
        }
        for token in index.tokens where token.isOfAnyStrongFill {
            if let ground = token.ground, !index.grounds(named: ground, owner: token.owner).isEmpty
            {
                continue
            }
            for fill in fills {
                add(
                    token,
                    on: fill.name,
                    .onStrongFill,
                    floor: .readable,
                    unless: text,
                    ifAlso: pairAtRest(token, on: fill)
                )
            }
        }
    }
}

extension PairSearch.Floor {
    /// A text that has the colour of a fill in some mode, or nearly so in all, is never on it.
    static let ofOwner = Self(worst: 1.1, best: 1.5)
    /// Colours of one number are often text on the page and a fill with another text.
    static let ofNumber = Self(worst: 2, best: 2)
    fileprivate static let ofMeaning = Self(worst: 3, best: 3)
    /// Readable in one mode, the fill is a ground of the page's text, which may be lost in another mode.
    fileprivate static let onPlainFill = Self(worst: 0, best: 4.5)
    /// However faint the text is, unless it is the page's colour.
    fileprivate static let faintText = Self(worst: 0, best: 1.2)
    fileprivate static let onPage = Self(worst: 1.5, best: 2)
}
