import SourceText

/// The colour of a file that is most likely its page or its text, by its name: the example of a message.
struct LikelyRole {
    private let purpose: TokenPurpose

    init(_ role: Role) { purpose = role == .text ? .text : .fill }

    /// Nil where each name says that it is for something else.
    func name(among names: [String]) -> String? {
        let shared = Self.sharedWords(of: names)
        let candidates = names.compactMap { name in
            rank(of: name, besides: shared).map { (name: name, rank: $0) }
        }
        let best = candidates.map(\.rank).max()
        let likely = candidates.filter { $0.rank == best }.map(\.name)
        // Further words are those of a component.
        return likely.min { NameWords.words(of: $0).count < NameWords.words(of: $1).count }
    }

    /// The words that most names have, such as the name of the system.
    private static func sharedWords(of names: [String]) -> Set<String> {
        let words = names.flatMap { Set(NameWords.words(of: $0).map(String.init)) }
        let counts = Dictionary(grouping: words, by: \.self).mapValues(\.count)
        let shared = counts.filter { $0.value * 4 >= names.count * 3 }
        return Set(shared.keys).subtracting(special)
    }
}

// MARK: - Ranks

extension LikelyRole {
    /// The kinds of names, the least likely first.
    private enum Rank: Comparable {
        /// A shade without a purpose: `ink`, `gray-950`.
        case shade
        /// The text or page of one use: `error-text`.
        case special
        /// The usual one of one use: `button-text-default`.
        case usualOfSpecial
        /// A usual word and no other: `base`.
        case usualWord
        /// A text or page with further words: `text-strong`.
        case plain
        /// The usual text or page: `text-default`.
        case usual
        /// No word but those for a text or page: `text`, `acme-color-text`.
        case exact
    }

    private static let usualWords: Set = [
        "primary", "default", "main", "base", "body", "page", "canvas", "app", "content",
    ]
    /// The words of colours for one use, or for none.
    private static let special = TokenWords.states.union(TokenWords.statuses)
        .union(TokenWords.components).union(TokenWords.otherGrounds)
        .union(["on", "transparent", "overlay", "accent", "none"])
    private static let shadesOfText: Set = ["ink", "black", "900", "950"]
    private static let shadesOfPages: Set = ["paper", "white", "0", "50"]
    /// The words of colours with a hue, in a ramp of which `50` is a tint.
    private static let chromatic = TokenWords.ranks.union(TokenWords.statuses)
        .union(TokenWords.hues.subtracting(TokenWords.neutralHues))

    private func rank(of name: String, besides shared: Set<String>) -> Rank? {
        let words = NameWords.words(of: name)
        if TokenPurpose.isEffect(words) { return nil }
        let texts = Set(words.map(String.init))
        guard let last = words.compactMap(TokenPurpose.strong).last else {
            return rankWithoutPurpose(texts)
        }
        return last == purpose ? rankWithPurpose(texts, besides: shared) : nil
    }

    private func rankWithPurpose(_ words: Set<String>, besides shared: Set<String>) -> Rank {
        let further = words.subtracting(shared).subtracting(TokenWords.color)
        if further.allSatisfy({ TokenPurpose.strong($0) == purpose }) { return .exact }
        let isUsual = !words.isDisjoint(with: Self.usualWords)
        if words.isDisjoint(with: Self.special) { return isUsual ? .usual : .plain }
        return isUsual ? .usualOfSpecial : .special
    }

    private func rankWithoutPurpose(_ words: Set<String>) -> Rank? {
        let shades = purpose == .text ? Self.shadesOfText : Self.shadesOfPages
        if !words.isDisjoint(with: shades), words.isDisjoint(with: Self.chromatic) {
            return .shade
        }
        let isUsual = words.count == 1 && !words.isDisjoint(with: Self.usualWords)
        return isUsual && purpose == .fill ? .usualWord : nil
    }
}
