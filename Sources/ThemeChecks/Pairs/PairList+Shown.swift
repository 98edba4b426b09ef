import ColorScience
import Findings
import ThemeModel

extension PairList {
    /// Adds a pair that pages show, unless one that is there asks as much.
    mutating func addShown(_ pair: ShownPair, of theme: Theme) {
        guard isKnown(pair.foreground, pair.background, at: pair.location, of: theme) else { return }
        let use = colors.mode.use(pair.purpose)
        guard colors.isBuiltIn(pair.foreground), colors.isBuiltIn(pair.background) else {
            return addShown(pair.foreground, on: pair.background, use, at: pair.location)
        }
        // What the theme leaves to us are roles; what is transparent among them lies on roles that have their pairs.
        let (foreground, background) = (
            Component.builtInRoles[pair.foreground], Component.builtInRoles[pair.background]
        )
        guard use != .exempt, let foreground, let background else { return }
        addShown(foreground, on: background, use, at: pair.location)
    }

    private mutating func addShown(
        _ foreground: String, on background: String, _ use: ContrastUse, at place: SourceLocation?
    ) {
        if isCovered(foreground, background, use) { return }
        if use == .text { remove(PairName(foreground, on: background, use: .largeText)) }
        add(foreground, on: background, use, at: place)
    }

    /// Whether as much is asked already of two colours, which is the same both ways round where they are opaque.
    private func isCovered(_ foreground: String, _ background: String, _ use: ContrastUse) -> Bool {
        let isSymmetrical = [foreground, background].allSatisfy { colors[$0]?.display.isOpaque ?? false }
        return use.atLeastAsStrict.contains { use in
            contains(PairName(foreground, on: background, use: use))
                || (isSymmetrical && contains(PairName(background, on: foreground, use: use)))
        }
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
