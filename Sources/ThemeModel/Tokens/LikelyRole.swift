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

    /// Nil where each name says that it is for something else.
    func name(among names: [String]) -> String? {
        var best: (name: String, rank: Int, length: Int)?
        for name in names {
            guard let rank = rank(of: name) else { continue }
            let length = NameWords.words(of: name).count
            // Of equal names the longer one has a component besides.
            if (rank, -length) > (best?.rank ?? 0, -(best?.length ?? 0)) {
                best = (name, rank, length)
            }
        }
        return best?.name
    }

    private func rank(of name: String) -> Int? {
        let words = NameWords.words(of: name)
        if TokenPurpose.isEffect(words) { return nil }
        let purposes = words.compactMap(TokenPurpose.strong)
        let texts = Set(words.map(String.init))
        if let last = purposes.last {
            guard last == purpose else { return nil }
            let isPlain = texts.isDisjoint(with: Self.special)
            return (isPlain ? 6 : 3) + (texts.isDisjoint(with: Self.usual) ? 0 : 1)
        }
        let likely = purpose == .text ? Self.ofText : Self.ofPage
        if !texts.isDisjoint(with: likely) { return 2 }
        let isUsual = !texts.isDisjoint(with: Self.usual)
        return purpose == .fill && isUsual && texts.count == 1 ? 5 : nil
    }
}
