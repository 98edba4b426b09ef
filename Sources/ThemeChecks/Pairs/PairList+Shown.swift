import ColorScience
import Findings
import ThemeModel

extension PairList {
    /// Adds a pair that pages show, unless one that is there asks as much.
    mutating func addShown(_ pair: ShownPair, of theme: Theme) {
        // Nothing asks more than text does, and most of what is shown is there as text.
        if contains(PairName(pair.foreground, on: pair.background, use: .text)) { return }
        let parts = (Component.parts[pair.foreground], Component.parts[pair.background])
        guard let front = parts.0, let back = parts.1, styled.isDisjoint(with: [pair.foreground, pair.background])
        else {
            guard isKnown(pair.foreground, pair.background, at: pair.location, of: theme) else { return }
            return addShown(pair.foreground, on: pair.background, mode.use(pair.purpose), at: pair.location)
        }
        // What the theme leaves to us are roles; what is transparent among them lies on roles that have their pairs.
        guard let front = front.builtInRole, let back = back.builtInRole, pair.purpose != .use(.exempt) else { return }
        addShown(front, on: back, mode.use(pair.purpose), at: pair.location)
    }

    private mutating func addShown(
        _ foreground: String, on background: String, _ use: ContrastUse, at place: SourceLocation?
    ) {
        if contains(PairName(foreground, on: background, use: .text)) || isCovered(foreground, background, use) {
            return
        }
        if use == .text { remove(PairName(foreground, on: background, use: .largeText)) }
        add(foreground, on: background, use, at: place)
    }

    /// Whether as much is asked already of two colours, which is the same both ways round where they are opaque.
    private func isCovered(_ foreground: String, _ background: String, _ use: ContrastUse) -> Bool {
        use.atLeastAsStrict.contains { contains(PairName(foreground, on: background, use: $0)) }
            || use.atLeastAsStrict.contains { contains(PairName(background, on: foreground, use: $0)) }
                && [foreground, background].allSatisfy { mode.color(named: $0)?.display.isOpaque ?? false }
    }
}

extension ContrastUse {
    /// The uses that ask as much as this one, at every level.
    fileprivate var atLeastAsStrict: [ContrastUse] {
        switch self {
        case .text: [.text]
        case .largeText: [.text, .largeText]
        case .nonText: [.text, .largeText, .nonText]
        case .exempt: ContrastUse.allCases
        }
    }
}
