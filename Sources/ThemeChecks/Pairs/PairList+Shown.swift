import ColorScience
import Findings
import ThemeModel

extension PairList {
    /// Adds a pair that pages show, unless a listed pair is at least as strict.
    mutating func addShown(_ pair: ShownPair) {
        let name = PairName(pair.foreground, on: pair.background, use: mode.use(pair.purpose))
        if isCovered(name) { return }
        guard isKnown([name.foreground, name.background], in: name.phrase, at: pair.location) else {
            return
        }
        if name.use == .text {
            remove(PairName(name.foreground, on: name.background, use: .largeText))
        }
        add(name.foreground, on: name.background, name.use, at: pair.location)
    }

    /// Whether a listed pair is at least as strict; for opaque colours the reversed pair counts as well.
    private func isCovered(_ pair: PairName) -> Bool {
        let foreground = pair.foreground
        let background = pair.background
        if foreground == "placeholder", let source = mode[.placeholder]?.equalRole {
            return isCovered(PairName(source, on: background, use: pair.use))
        }
        func lists(_ foreground: String, on background: String) -> Bool {
            pair.use.atLeastAsStrict.contains {
                listed.contains(PairName(foreground, on: background, use: $0))
            }
        }
        return lists(foreground, on: background)
            || lists(background, on: foreground)
                && [foreground, background].allSatisfy {
                    mode.color(named: $0)?.display.isOpaque ?? false
                }
    }
}

extension ShownPair {
    /// The roles that unstyled components show; nil on a transparent one, where the roles beneath have pairs of their own.
    var ofRoles: ShownPair? {
        let front = Component.parts[foreground]
        let back = Component.parts[background]
        if front == nil, back == nil { return self }
        guard let foreground = front == nil ? foreground : front?.builtInRole,
            let background = back == nil ? background : back?.builtInRole, purpose != .use(.exempt)
        else { return nil }
        return ShownPair(foreground, on: background, as: purpose, at: location)
    }
}

extension [ShownPair] {
    /// The roles that these pairs show in a theme that styles no component, each pair of roles once.
    var ofRoles: [ShownPair] {
        var seen: Set<ShownPair> = []
        return compactMap(\.ofRoles).filter { pair in
            var unlocated = pair
            unlocated.location = nil
            // A name that a theme may not have is reported wherever it is shown.
            let isKnown =
                Role.derivations.contains(pair.foreground)
                && Role.derivations.contains(pair.background)
            return seen.insert(unlocated).inserted || !isKnown
        }
    }
}

extension Mode {
    /// Text that appears in several styles is large only where all of them are.
    func use(_ purpose: ShownPair.Purpose) -> ContrastUse {
        switch purpose {
        case .use(let use): use
        case .text(let names):
            names.allSatisfy { styles[$0]?.isLarge ?? false } ? .largeText : .text
        }
    }
}

extension ContrastUse {
    fileprivate var atLeastAsStrict: [ContrastUse] {
        switch self {
        case .text: [.text]
        case .largeText: [.text, .largeText]
        case .nonText: [.text, .largeText, .nonText]
        case .exempt: ContrastUse.allCases
        }
    }
}
