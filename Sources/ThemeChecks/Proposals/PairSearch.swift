import Findings
import ThemeModel

/// The search for pairs that the names of a file's colours suggest.
///
/// A false pair costs more than a missing one: two colours belong together if one names the other, or if both name one
/// component and one state.
struct PairSearch {
    /// Two colours that belong together by their names.
    struct Candidate {
        let pair: PairName
        let reason: PairProposal.Reason
        var floor = Floor.none
        /// Another text on the same ground; where it is readable, this pair is not proposed.
        var rival: PairName?
        /// The pair is proposed beside a readable rival, too, where it is readable itself.
        var isUsual = false
        /// The pair without a state, which must reach the floor, too.
        var atRest: PairName?
    }

    /// The ratios that two colours whose names are a weak sign must reach.
    struct Floor {
        /// The lowest ratio allowed in any mode.
        let worst: Double
        /// The ratio that at least one mode must reach.
        let best: Double

        static let none = Floor(worst: 0, best: 0)
        static let readable = Floor(worst: 4.5, best: 4.5)

        /// Names leave no doubt, so that no ratio is too low.
        var isNone: Bool { worst == 0 && best == 0 }
    }

    let index: TokenIndex
    /// In the order of the reasons, and within one in that of the file.
    private(set) var candidates: [Candidate] = []
    /// The fills that some text is made for.
    private(set) var claimed: Set<String> = []
    /// The texts whose names say what they lie on.
    private(set) var placed: Set<String> = []

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

    mutating func add(
        _ foreground: TokenParts,
        on background: String,
        _ reason: PairProposal.Reason,
        floor: Floor = .none,
        unless rival: String? = nil,
        ifAlso rest: PairName? = nil
    ) {
        if foreground.name == background { return }
        let use: ContrastUse = foreground.isText ? .text : .nonText
        let pair = PairName(foreground.name, on: background, use: use)
        var candidate = Candidate(pair: pair, reason: reason, floor: floor)
        candidate.rival = rival.map { PairName($0, on: background) }
        candidate.atRest = rest
        candidate.isUsual = reason == .onSurface
        candidates.append(candidate)
    }

    /// Takes a fill from the texts that are for any fill of its kind.
    mutating func claim(_ fill: TokenParts) {
        claimed.insert(fill.name)
    }

    /// Adds pairs that the design system is known to lay on each other.
    mutating func addKnown(_ pairs: [PairName]) {
        candidates += pairs.map { Candidate(pair: $0, reason: .ofSystem) }
    }
}

// MARK: - Sure pairs

extension PairSearch {
    /// Adds `on-danger` on `danger`, and `primary-foreground` on `primary`, hovered or pressed, too.
    private mutating func addNamedGround(of token: TokenParts) {
        guard token.isFront, !token.isDisabled else { return }
        for fill in namedGrounds(of: token) {
            claim(fill)
            if token.ground == nil { placed.insert(token.name) }
            add(token, on: fill.name, .namesGround)
            for touched in index.touched(fill) where !hasText(onTouched: touched, besides: token) {
                claim(touched)
                add(token, on: touched.name, .namesGround)
            }
        }
    }

    private func namedGrounds(of token: TokenParts) -> [TokenParts] {
        if let group = token.group { return index.grounds(of: group) + index.members(of: group) }
        if let ground = token.ground {
            let named = index.grounds(on: ground, owner: token.owner)
            let isGroup = named.isEmpty && token.owner.isEmpty && TokenWords.namesGroup(ground)
            return isGroup ? index.members(of: ground) : named
        }
        guard token.endsWithPurpose, !token.isOfCode else { return [] }
        if token.isTextOfNamedPart, index.fills(of: token.owner).isEmpty {
            return index.grounds(of: token.words.dropLast())
        }
        guard token.endsAsText || token.words.last == "fg" else { return [] }
        let fills = index.tokens(of: token.owner).filter { fill in
            fill.purpose == nil && fill.states == token.states
        }
        // The name of the ground may be a word for fills, as `card` is.
        return fills.isEmpty ? index.grounds(of: token.words.dropLast()) : fills
    }

    /// The text has another colour for the state of a fill, as `on-primary-hover` is.
    private func hasText(onTouched fill: TokenParts, besides token: TokenParts) -> Bool {
        if !token.states.isEmpty { return true }
        return index.tokens(of: token.owner).contains { other in
            if let ground = token.ground { return other.ground == ground + fill.states }
            return other.isFront && other.states == fill.states
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

    /// Adds two colours of one component; in many systems `danger-foreground3` is on no `danger-background3`.
    private mutating func addPart(_ token: TokenParts, on fill: TokenParts) {
        if token.isBeside(fill) { return }
        add(token, on: fill.name, .samePart, floor: token.isNumbered ? .ofNumber : .none)
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
