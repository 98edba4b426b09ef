/// The modes of two copies that say the same.
struct AppearancePairs {
    private(set) var pairs: [(first: CopiedAppearance, second: CopiedAppearance)] = []
    /// Modes of the first copy that the second one lacks.
    private(set) var onlyFirst: [CopiedAppearance] = []
    /// Modes of the second copy that the first one lacks.
    private(set) var onlySecond: [CopiedAppearance] = []

    init(_ first: TokenCopy, _ second: TokenCopy) {
        let ours = first.themes
        let theirs = second.themes
        // A copy may have a theme for each mode of the other.
        if ours.count == 1 || theirs.count == 1 {
            addModes(first.appearances, second.appearances)
            return
        }
        var rest = theirs
        for modes in ours {
            let index = rest.firstIndex { others in
                modes[0].theme == others[0].theme || modes[0].title == others[0].title
            }
            if let index {
                addModes(modes, rest.remove(at: index))
            } else {
                onlyFirst += modes
            }
        }
        onlySecond += rest.joined()
    }

    private mutating func addModes(
        _ first: [CopiedAppearance],
        _ second: [CopiedAppearance]
    ) {
        // The scheme of a list of colours without a page is a guess.
        if first.count == 1, second.count == 1 {
            pairs.append((first[0], second[0]))
            return
        }
        var rest = second
        for mode in first {
            if let index = Self.partner(of: mode, among: first, in: rest) {
                pairs.append((mode, rest.remove(at: index)))
            } else {
                onlyFirst.append(mode)
            }
        }
        onlySecond += rest
    }

    /// The mode of the same name, or else the only one for the same scheme and contrast.
    private static func partner(
        of mode: CopiedAppearance,
        among modes: [CopiedAppearance],
        in others: [CopiedAppearance]
    ) -> Int? {
        func isAlike(_ other: CopiedAppearance) -> Bool {
            other.scheme == mode.scheme && other.contrast == mode.contrast
        }
        if let index = others.firstIndex(where: { $0.theme == mode.theme && $0.mode == mode.mode })
            ?? others.firstIndex(where: { $0.mode == mode.mode })
        {
            return index
        }
        guard modes.count(where: isAlike) == 1, others.count(where: isAlike) == 1 else {
            return nil
        }
        return others.firstIndex(where: isAlike)
    }
}
