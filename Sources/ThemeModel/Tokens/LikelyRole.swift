import SourceText

/// The colour of a file that is most likely its page or its text, by its name: the example of a message.
struct LikelyRole {
    private let purpose: TokenPurpose

    init(_ role: Role) { purpose = role == .text ? .text : .fill }

    private static let usual: Set = [
        "primary", "default", "main", "base", "body", "page", "canvas", "app", "content",
    ]
    /// The words of colours for one use, or for none.
    private static let special = TokenWords.states.union(TokenWords.statuses)
        .union(TokenWords.components).union(TokenWords.otherGrounds)
        .union(["on", "transparent", "overlay", "accent", "none"])
    /// The words of colours whose names tell no purpose.
    private static let ofText: Set = ["ink", "black", "900", "950"]
    private static let ofPage: Set = ["paper", "white", "0", "50"]
    /// The words of colours with a hue, in a ramp of which `50` is a tint.
    private static let chromatic = TokenWords.ranks.union(TokenWords.statuses)
        .union(TokenWords.hues.subtracting(TokenWords.neutralHues))

    /// Nil where each name says that it is for something else.
    func name(among names: [String]) -> String? {
        var best: (name: String, rank: Int, length: Int)?
        let shared = Self.sharedWords(of: names)
        for name in names {
            guard let rank = rank(of: name, shared) else { continue }
            let length = NameWords.words(of: name).count
            // Of equal names the longer one has a component besides.
            if (rank, -length) > (best?.rank ?? 0, -(best?.length ?? 0)) {
                best = (name, rank, length)
            }
        }
        return best?.name
    }

    /// The words that most names have, such as the name of the system.
    private static func sharedWords(of names: [String]) -> Set<String> {
        let words = names.flatMap { Set(NameWords.words(of: $0).map(String.init)) }
        let counts = Dictionary(grouping: words, by: \.self).mapValues(\.count)
        let shared = counts.filter { $0.value * 4 >= names.count * 3 }
        return Set(shared.keys).subtracting(special)
    }

    private func rank(of name: String, _ shared: Set<String>) -> Int? {
        let words = NameWords.words(of: name)
        if TokenPurpose.isEffect(words) { return nil }
        let purposes = words.compactMap(TokenPurpose.strong)
        let texts = Set(words.map(String.init))
        if let last = purposes.last {
            guard last == purpose else { return nil }
            let further = texts.subtracting(shared).subtracting(TokenWords.color)
            if further.allSatisfy({ TokenPurpose.strong($0) == purpose }) { return 8 }
            let isPlain = texts.isDisjoint(with: Self.special)
            return (isPlain ? 6 : 3) + (texts.isDisjoint(with: Self.usual) ? 0 : 1)
        }
        let likely = purpose == .text ? Self.ofText : Self.ofPage
        if !texts.isDisjoint(with: likely), texts.isDisjoint(with: Self.chromatic) { return 2 }
        let isUsual = !texts.isDisjoint(with: Self.usual)
        return purpose == .fill && isUsual && texts.count == 1 ? 5 : nil
    }
}
