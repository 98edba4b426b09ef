import ColorScience
import Findings
import ThemeModel

extension PairList {
    /// Adds the pairs of styled components, and those that pages show.
    mutating func addShownPairs(_ options: CheckOptions) {
        guard !styled.isEmpty else {
            for pair in options.shownRoles {
                addShown(pair)
            }
            return
        }
        addComponents()
        for pair in options.shownPairs {
            let isStyled = styled.contains(pair.foreground) || styled.contains(pair.background)
            if let pair = isStyled ? pair : pair.ofRoles {
                addShown(pair)
            }
        }
    }

    /// Adds a pair that pages show, unless a listed pair is at least as strict.
    private mutating func addShown(_ pair: ShownPair) {
        let name = PairName(pair.foreground, on: pair.background, use: mode.use(pair.purpose))
        if isCovered(name) { return }
        let names = [name.foreground, name.background]
        guard isKnown(names, in: name.phrase, at: pair.location) else { return }
        if name.use == .text {
            removePair(PairName(name.foreground, on: name.background, use: .largeText))
        }
        addPair(name.foreground, on: name.background, name.use, at: pair.location)
    }

    /// A listed pair is at least as strict; for opaque colours the reversed pair counts as well.
    private func isCovered(_ pair: PairName) -> Bool {
        if pair.foreground == "placeholder", let source = mode[.placeholder]?.equalRole {
            return isCovered(PairName(source, on: pair.background, use: pair.use))
        }
        let reversed = PairName(pair.background, on: pair.foreground, use: pair.use)
        if lists(pair) { return true }
        return lists(reversed) && isOpaque(pair.foreground) && isOpaque(pair.background)
    }

    private func lists(_ pair: PairName) -> Bool {
        pair.use.atLeastAsStrict.contains { use in
            listed.contains(PairName(pair.foreground, on: pair.background, use: use))
        }
    }

    private func isOpaque(_ name: String) -> Bool {
        mode.color(named: name)?.display.isOpaque ?? false
    }
}

extension ContrastUse {
    var atLeastAsStrict: [ContrastUse] {
        switch self {
        case .text: [.text]
        case .largeText: [.text, .largeText]
        case .nonText: [.text, .largeText, .nonText]
        case .exempt: ContrastUse.allCases
        }
    }
}
