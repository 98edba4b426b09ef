import ColorScience
import Findings
import ThemeModel

/// The pairs to check in one mode: the vocabulary's, the components', those that pages show, and the theme's own.
struct PairList {
    let mode: Mode
    private(set) var pairs: [(name: PairName, location: SourceLocation?)] = []
    private(set) var findings: [Finding] = []
    private var seen: Set<PairName> = []
    private var guesses: GuessBudget
    /// The names of the components' colours that the theme gives; the others are roles.
    private let styled: Set<String>

    init(_ theme: Theme, mode: Mode, options: CheckOptions) {
        self.mode = mode
        styled = mode.styledComponentColors
        guesses = GuessBudget(sharedAmong: theme.modes.count)
        pairs.reserveCapacity(64)
        seen.reserveCapacity(64)
        addVocabulary()
        addComponents()
        if styled.isEmpty {
            for pair in options.shownRoles { addShown(pair, of: theme) }
        } else {
            for pair in options.shownPairs {
                let isStyled = styled.contains(pair.foreground) || styled.contains(pair.background)
                if let pair = isStyled ? pair : pair.ofRoles { addShown(pair, of: theme) }
            }
        }
        for pair in theme.contrast.pairs { addDeclared(pair, of: theme) }
    }

    private mutating func add(
        _ foreground: String, on background: String, _ use: ContrastUse, at location: SourceLocation? = nil
    ) {
        let name = PairName(foreground, on: background, use: use)
        if seen.insert(name).inserted { pairs.append((name, location)) }
    }

    private mutating func remove(_ name: PairName) {
        if seen.remove(name) != nil { pairs.removeAll { $0.name == name } }
    }
}

extension PairList {
    private mutating func addVocabulary() {
        let page = ["background", "surface"]
        for backdrop in page + ["surface-raised"] {
            add("text", on: backdrop, mode.use("body", "quote", "label", "caption"))
        }
        for backdrop in page {
            add("heading", on: backdrop, mode.use("h1", "h2", "h3", "h4", "h5", "h6"))
            for role in ["text-muted", "link", "link-visited"] { add(role, on: backdrop, mode.use("body", "caption")) }
            for role in ["border-strong", "focus", "success", "warning", "danger", "info"] {
                add(role, on: backdrop, .nonText)
            }
            for role in ["text-disabled", "border"] { add(role, on: backdrop, .exempt) }
        }
        for name in mode.colors.names {
            if name.hasPrefix("on-"), mode.colors.contains(String(name.dropFirst(3))) {
                add(name, on: String(name.dropFirst(3)), mode.use("body", "label", "button"))
            } else if name.hasPrefix("syntax-") || name == "code" {
                add(name, on: "code-background", mode.use("code"))
            }
        }
    }

    /// Adds each component's text on its background if the theme styles one of them; others show roles.
    private mutating func addComponents() {
        if styled.isEmpty { return }
        for component in Component.allCases {
            for state in ComponentState.allCases {
                let use: ContrastUse =
                    switch component {
                    case _ where state == .disabled: .exempt
                    case .switch, .pin: .nonText
                    case .button, .segmentedControl: mode.use("button")
                    case .label, .badge: mode.use("label")
                    case .cell, .card, .field: mode.use("body")
                    }
                let names = (component.name(of: .text, in: state), component.name(of: .background, in: state))
                if styled.contains(names.0) || styled.contains(names.1) { add(names.0, on: names.1, use) }
            }
        }
    }

    private mutating func addDeclared(_ pair: Located<PairName>, of theme: Theme) {
        let name = pair.value
        guard isKnown(name.foreground, name.background, at: pair.location, of: theme) else { return }
        add(name.foreground, on: name.background, name.use, at: pair.location)
    }

    private mutating func isKnown(
        _ foreground: String, _ background: String, at location: SourceLocation?, of theme: Theme
    ) -> Bool {
        let unknown = [foreground, background].filter { mode.color(named: $0) == nil }
        for name in unknown {
            let names = mode.colorNames
            let guess = guesses.closest(to: name, among: names).map(didYouMean)
            var finding = Finding(
                .unknownPair, .error,
                "the pair '\(foreground) on \(background)' names '\(name)', which is no colour of the theme",
                help: guess ?? "a pair names two roles, or a component's colours such as 'button-text'",
                at: location)
            finding.theme = theme.id
            findings.append(finding)
        }
        return unknown.isEmpty
    }
}

extension PairList {
    /// Adds a pair that pages show, unless a listed pair is at least as strict.
    private mutating func addShown(_ pair: ShownPair, of theme: Theme) {
        let (foreground, background, use) = (pair.foreground, pair.background, mode.use(pair.purpose))
        if isCovered(foreground, background, use) { return }
        guard isKnown(foreground, background, at: pair.location, of: theme) else { return }
        if use == .text { remove(PairName(foreground, on: background, use: .largeText)) }
        add(foreground, on: background, use, at: pair.location)
    }

    /// Whether a listed pair is at least as strict; for opaque colours the reversed pair counts as well.
    private func isCovered(_ foreground: String, _ background: String, _ use: ContrastUse) -> Bool {
        use.atLeastAsStrict.contains { seen.contains(PairName(foreground, on: background, use: $0)) }
            || use.atLeastAsStrict.contains { seen.contains(PairName(background, on: foreground, use: $0)) }
                && [foreground, background].allSatisfy { mode.color(named: $0)?.display.isOpaque ?? false }
    }
}

extension ShownPair {
    /// The roles that unstyled components show; nil on a transparent one, where the roles beneath have pairs of their own.
    fileprivate var ofRoles: ShownPair? {
        guard let front = Component.parts[foreground], let back = Component.parts[background] else { return self }
        guard let front = front.builtInRole, let back = back.builtInRole, purpose != .use(.exempt) else { return nil }
        return ShownPair(front, on: back, as: purpose, at: location)
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
            let isKnown = Role.derivations.contains(pair.foreground) && Role.derivations.contains(pair.background)
            return seen.insert(unlocated).inserted || !isKnown
        }
    }
}

extension Mode {
    fileprivate func use(_ names: String...) -> ContrastUse { use(.text(styles: names)) }

    /// Text that appears in several styles is large only where all of them are.
    fileprivate func use(_ purpose: ShownPair.Purpose) -> ContrastUse {
        switch purpose {
        case .use(let use): use
        case .text(let names): names.allSatisfy { styles[$0]?.isLarge ?? false } ? .largeText : .text
        }
    }

    package var styledComponentColors: Set<String> {
        var names: Set<String> = []
        for (component, style) in components {
            for state in ComponentState.allCases {
                for part in ComponentColor.allCases where !(style.color(part, in: state)?.isDefault ?? true) {
                    names.insert(component.name(of: part, in: state))
                }
            }
        }
        return names
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
