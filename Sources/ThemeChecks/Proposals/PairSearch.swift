import Findings
import ThemeModel

/// The search for pairs that the names of a file's colours suggest.
///
/// A false pair costs more than a missing one: two colours belong together if one names the other, or if both name one
/// component and one state.
struct PairSearch {
    /// Two colours that belong together by their names, whatever their contrast.
    struct Candidate {
        let pair: PairName
        let reason: PairProposal.Reason
        /// The text and the fill of a component, whatever the state of the fill; nil for other pairs.
        var part: Part?
    }

    struct Part: Hashable {
        let foreground: String
        let owner: [String]
        let isAtRest: Bool

        var atRest: Part { Part(foreground: foreground, owner: owner, isAtRest: true) }
    }

    private let index: TokenIndex
    /// In the order of the reasons, and within one in that of the file.
    private(set) var candidates: [Candidate] = []
    /// The fills that some text is made for.
    private var claimed: Set<String> = []
    /// The texts whose names say what they lie on.
    private var placed: Set<String> = []

    /// Finds the pairs that names leave no doubt of.
    init(_ names: [String]) {
        index = TokenIndex(names)
        for token in index.tokens {
            addNamedGround(of: token)
        }
        for token in index.tokens {
            addFill(ofComponent: token)
        }
    }

    private mutating func add(
        _ foreground: TokenParts,
        on background: String,
        _ reason: PairProposal.Reason,
        part: Part? = nil
    ) {
        if foreground.name == background { return }
        let use: ContrastUse = foreground.purpose == .text ? .text : .nonText
        let pair = PairName(foreground.name, on: background, use: use)
        candidates.append(Candidate(pair: pair, reason: reason, part: part))
    }

    private mutating func addPart(_ foreground: TokenParts, on fill: TokenParts) {
        var part: Part?
        if TokenWords.chosenStates.isDisjoint(with: fill.states) {
            part = Part(
                foreground: foreground.name,
                owner: fill.owner,
                isAtRest: fill.states.isEmpty
            )
        }
        add(foreground, on: fill.name, .samePart, part: part)
    }
}

// MARK: - Sure pairs

extension PairSearch {
    /// Adds `on-danger` on `danger`, and `primary-foreground` on `primary`.
    private mutating func addNamedGround(of token: TokenParts) {
        guard token.isFront, !token.isDisabled else { return }
        if let ground = token.ground {
            for fill in index.grounds(named: ground, owner: token.owner) {
                claimed.insert(fill.name)
                add(token, on: fill.name, .namesGround)
            }
            return
        }
        guard token.endsWithPurpose, token.endsAsText else { return }
        var fills = index.tokens(of: token.owner).filter { fill in
            fill.purpose == nil && fill.states == token.states
        }
        // The name of the ground may be a word for fills, as `card` is.
        if fills.isEmpty { fills = index.grounds(of: token.words.dropLast()) }
        for fill in fills {
            claimed.insert(fill.name)
            placed.insert(token.name)
            add(token, on: fill.name, .namesGround)
        }
    }

    /// Adds the text and the fill of one component: in one state, or the text that has none on the fill of each.
    private mutating func addFill(ofComponent token: TokenParts) {
        guard token.isFront, token.ground == nil, token.isPart, !token.isDisabled,
            !placed.contains(token.name)
        else { return }
        let fills = fills(ofComponent: token)
        let sameState = fills.filter { $0.states == token.states }
        if !sameState.isEmpty, !token.states.isEmpty || hasStates(token) {
            for fill in sameState {
                addPart(token, on: fill)
            }
            return
        }
        // Text with colours of its own for some states may have another on each fill with a state.
        let isOfAll = token.states.isEmpty && !hasStates(token)
        let meant = isOfAll ? fills : fills.filter(\.states.isEmpty)
        for fill in meant where !fill.isDisabled && !hasText(of: fill, besides: token) {
            addPart(token, on: fill)
        }
    }

    /// The fills of the text's component, or of a form of it that has no text of its own.
    private func fills(ofComponent token: TokenParts) -> [TokenParts] {
        let all = index.fills(of: token.owner).filter(\.isPart)
        let exact = index.fills(all, spelledAs: token)
        // `card-muted-foreground` is for `card-muted`, whose name has no word for a fill.
        if !exact.isEmpty || token.endsAsText || token.isWeak { return exact }
        return index.fills(meaning: token.meaning).filter { fill in
            fill.isPart && !index.tokens(of: fill.owner).contains(where: \.isFront)
        }
    }

    /// The component has another text for a state of the fill: that of `control.checked` is for `control.checked.hover`.
    private func hasText(of fill: TokenParts, besides token: TokenParts) -> Bool {
        guard !fill.states.isEmpty else { return false }
        return index.tokens(of: fill.owner).contains { other in
            other.isFront && other.states != token.states && !other.states.isEmpty
                && Set(other.states).isSubset(of: fill.states)
        }
    }

    /// The text of a component has colours of its own for other states, disabled aside.
    private func hasStates(_ token: TokenParts) -> Bool {
        index.tokens(of: token.owner).contains { other in
            other.purpose == token.purpose && !other.states.isEmpty && !other.isDisabled
        }
    }
}

// MARK: - Likely pairs

extension PairSearch {
    /// Adds pairs that the design system is known to lay on each other.
    mutating func addKnown(_ pairs: [PairName]) {
        candidates += pairs.map { Candidate(pair: $0, reason: .ofSystem) }
    }

    /// Adds text on the fill of its meaning, and what lies on the page, by the names that the file has for these.
    mutating func addLikely(page: String?, text: String?) {
        for token in index.tokens {
            addFill(ofMeaning: token)
            addTint(of: token)
        }
        guard let page else { return }
        for token in index.tokens where token.isFront && token.ground == nil {
            if placed.contains(token.name) || token.isOfComponent { continue }
            if token.isForOtherGround || token.isDisabled { continue }
            add(token, on: page, .onPage)
        }
        guard let text = text.map({ TokenParts($0, index.habits) }) else { return }
        let surfaces = index.surfaces(beside: TokenParts(page, index.habits))
        for fill in surfaces where !claimed.contains(fill.name) {
            add(text, on: fill.name, .onSurface)
        }
    }

    /// Adds text of a meaning on the fills of that meaning, where no other text is made for them.
    private mutating func addFill(ofMeaning token: TokenParts) {
        guard token.isFront || token.purpose == nil, token.ground == nil, !token.isPart,
            !token.isDisabled
        else { return }
        let own = fills(ofOwner: token)
        for fill in own {
            claimed.insert(fill.name)
        }
        for fill in own + index.fills(ofMeaning: token) where fill.states == token.states {
            let isOwn = own.contains { $0.name == fill.name }
            if isOwn || !claimed.contains(fill.name) { add(token, on: fill.name, .sameStatus) }
        }
    }

    /// Adds `accent` and `accent-text` on `accent-soft`.
    private mutating func addTint(of token: TokenParts) {
        guard token.isFront || token.purpose == nil, token.ground == nil, token.states.isEmpty,
            token.owner == token.meaning
        else { return }
        for tint in index.tints(meaning: token.meaning) where !claimed.contains(tint.name) {
            add(token, on: tint.name, .sameStatus)
        }
    }

    /// The fills that differ from a text in the last words alone: `danger-bg` for `danger-text`.
    private func fills(ofOwner token: TokenParts) -> [TokenParts] {
        guard token.isFront, token.followsOwner, token.hasOwner else { return [] }
        return index.fills(of: token.owner).filter { fill in
            fill.followsOwner && fill.states == token.states
        }
    }
}
