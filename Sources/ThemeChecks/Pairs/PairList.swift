import ColorScience
import Findings
import ThemeModel

/// The pairs to check in one mode: the vocabulary's, the components', those that pages show, and those asked for.
struct PairList {
    /// A pair, the ratio that it must reach whatever the level, and where it was asked for.
    typealias Entry = (name: PairName, ratio: Double?, location: SourceLocation?)

    let mode: Mode
    private(set) var pairs: [Entry] = []
    private(set) var findings: [Finding] = []
    private var seen: Set<PairName> = []
    private var guesses: GuessBudget
    /// The names of the components' colours that the theme gives; the others are roles.
    private let styled: Set<String>
    /// The pairs that the project or the profile asks for, as pairs of text: they replace default ones, whatever the use.
    private var replaced: Set<PairName> = []
    /// How many more pairs patterns may stand for.
    private var room = ContrastRequirements.patternedPairLimit

    init(_ theme: Theme, mode: Mode, options: CheckOptions, level: ContrastLevel) {
        self.mode = mode
        styled = mode.styledComponentColors
        guesses = GuessBudget(sharedAmong: theme.modes.count)
        pairs.reserveCapacity(64)
        seen.reserveCapacity(64)
        let profile = options.families.profile(of: theme.id, format: theme.format) ?? .standard
        let asked = replacements(profile.pairs + options.requirements.pairs, of: theme)
        if profile.hasDefaults { addDefaults(of: theme, options) }
        if !profile.uses.isEmpty { pairs.removeAll { !profile.uses.contains($0.name.use) } }
        pairs += asked
        if theme.contrast.pairs.isEmpty { return }
        var places = Dictionary(zip(pairs.map(\.name), pairs.indices)) { first, _ in first }
        for pair in theme.contrast.pairs { addDeclared(pair, of: theme, at: level, &places) }
    }

    private mutating func addDefaults(of theme: Theme, _ options: CheckOptions) {
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
    }

    private mutating func add(
        _ foreground: String, on background: String, _ use: ContrastUse, at location: SourceLocation? = nil
    ) {
        if !replaced.isEmpty, replaced.contains(PairName(foreground, on: background)) { return }
        let name = PairName(foreground, on: background, use: use)
        if seen.insert(name).inserted { pairs.append((name, nil, location)) }
    }

    private mutating func remove(_ name: PairName) {
        if seen.remove(name) != nil { pairs.removeAll { $0.name == name } }
    }
}

extension PairList {
    /// The pairs that replace default ones; of several for the same colours the last counts.
    private mutating func replacements(_ asked: [Located<RequiredPair>], of theme: Theme) -> [Entry] {
        var entries: [Entry] = []
        var places: [PairName: Int] = [:]
        for pair in asked where pair.value.isFor(theme: theme.id, mode: mode.name) {
            for name in names(of: pair, in: theme) ?? [] {
                let entry = (name, pair.value.ratio, pair.location)
                let key = PairName(name.foreground, on: name.background)
                if let place = places[key] {
                    entries[place] = entry
                } else {
                    places[key] = entries.count
                    entries.append(entry)
                }
            }
        }
        replaced = Set(places.keys)
        return entries
    }

    /// Adds a pair that the theme itself asks for; it may ask for more than the project, never for less.
    private mutating func addDeclared(
        _ pair: Located<RequiredPair>, of theme: Theme, at level: ContrastLevel, _ places: inout [PairName: Int]
    ) {
        checkModes(of: pair, in: theme)
        guard pair.value.isFor(theme: theme.id, mode: mode.name) else { return }
        guard let names = names(of: pair, in: theme) else { return }
        if names.isEmpty {
            report(pair, "stands for no colour of the theme", "name a role, or take the pair away", theme)
        }
        for name in names {
            func required(_ ratio: Double?) -> Double { ratio ?? name.use.requiredRatio(at: level) ?? 0 }
            guard let place = places[name] else {
                places[name] = pairs.count
                pairs.append((name, pair.value.ratio, pair.location))
                continue
            }
            if required(pair.value.ratio) > required(pairs[place].ratio) { pairs[place].ratio = pair.value.ratio }
        }
    }

    /// The pairs of known colours that a required pair stands for; nil where a finding says why there are none.
    private mutating func names(of pair: Located<RequiredPair>, in theme: Theme) -> [PairName]? {
        let (name, location) = (mode.known(pair.value.name), pair.location)
        guard pair.value.isPattern else {
            return isKnown(name.foreground, name.background, at: location, of: theme) ? [name] : nil
        }
        let literal = [name.foreground, name.background].first { !$0.isPattern }
        if let literal, !isKnown(literal, literal, in: pair.value.phrase, at: location, of: theme) { return nil }
        guard room > 0 else { return nil }
        let names = mode.pairs(of: pair.value)
        room -= names.count
        if room < 0 {
            let limit = ContrastRequirements.patternedPairLimit
            report(
                pair,
                "stands for too many pairs: with those before it, patterns stand for more than \(limit) in a mode",
                "write a narrower pattern", theme)
            return nil
        }
        return names
    }

    private mutating func checkModes(of pair: Located<RequiredPair>, in theme: Theme) {
        let modes = theme.modes.map(\.name)
        for name in pair.value.modes where !modes.contains(where: name.stands) {
            let guess = guesses.closest(to: name, among: modes).map(didYouMean)
            report(
                pair, "is for the mode '\(name)', which the theme does not have",
                guess ?? "the modes are \(modes.joined(separator: ", "))", theme)
        }
    }

    private mutating func report(_ pair: Located<RequiredPair>, _ what: String, _ help: String, _ theme: Theme) {
        var finding = Finding(
            .unknownPair, .error, "the pair '\(pair.value.phrase)' \(what)", help: help, at: pair.location)
        finding.theme = theme.id
        findings.append(finding)
    }
}

extension PairList {
    private mutating func addVocabulary() {
        for backdrop in ["background", "surface", "surface-raised"] {
            add("text", on: backdrop, mode.use("body", "quote", "label", "caption"))
        }
        for backdrop in mode.grounds {
            add("heading", on: backdrop, mode.use("h1", "h2", "h3", "h4", "h5", "h6"))
            add("text-muted", on: backdrop, mode.use("body", "caption", "label"))
            for role in ["link", "link-visited"] { add(role, on: backdrop, mode.use("body", "caption")) }
            for role in ["border-strong", "focus", "success", "warning", "danger", "info"] {
                add(role, on: backdrop, .nonText)
            }
            for role in ["text-disabled", "border"] { add(role, on: backdrop, .exempt) }
        }
        add("primary", on: "background", .nonText)
        if !(mode[.placeholder]?.isDefault ?? true) { add("placeholder", on: "background", mode.use("body")) }
        for name in mode.colors.names {
            if name.hasPrefix("on-"), mode.colors.contains(String(name.dropFirst(3))) {
                add(name, on: String(name.dropFirst(3)), mode.use("body", "label", "button"))
            } else if name.hasPrefix("syntax-") || name == "code" {
                add(name, on: "code-background", mode.use("code"))
            }
        }
    }

    /// Adds the text on its background, and the edge, of each component that the theme styles; others show roles.
    private mutating func addComponents() {
        if styled.isEmpty { return }
        let frames = mode.frames
        for component in Component.allCases {
            for state in ComponentState.allCases {
                let use: ContrastUse =
                    switch component {
                    case _ where state == .disabled && component.isControl: .exempt
                    case .switch, .pin: .nonText
                    case .button, .segmentedControl: mode.use("button")
                    case .label, .badge: mode.use("label")
                    case .cell, .card, .field: mode.use("body")
                    }
                let names = (component.name(of: .text, in: state), component.name(of: .background, in: state))
                if styled.contains(names.0) || styled.contains(names.1) {
                    add(names.0, on: names.1, use)
                } else if component == .label, state != .selected, let role = Component.parts[names.0]?.builtInRole {
                    // A label without a fill shows that of a card.
                    for ground in frames { add(role, on: ground, use) }
                }
                if state != .disabled { addEdges(of: component, in: state, on: frames) }
            }
        }
    }

    /// Adds the edges that tell a control from the page, and from cards and rows that the theme styles.
    ///
    /// Source: WCAG 2.2, 1.4.11. Words tell a button.
    private mutating func addEdges(of component: Component, in state: ComponentState, on frames: [String]) {
        guard [.field, .switch, .segmentedControl].contains(component), !looksNormal(component, in: state) else {
            return
        }
        let edges = [ComponentColor.border, .background].map { component.name(of: $0, in: state) }
        if !edges.contains(where: styled.contains) {
            // Roles, which have pairs on the page.
            let roles = edges.compactMap { Component.parts[$0]?.builtInRole }
            for ground in frames { addEdge(among: roles, on: ground) }
            return
        }
        for ground in mode.grounds + frames { addEdge(among: edges, on: ground) }
        if component == .field {
            add("placeholder", on: component.name(of: .background, in: state), mode.use("body"))
        }
    }

    /// Adds the border or the fill, whichever stands out more.
    private mutating func addEdge(among edges: [String], on ground: String) {
        let ratios = edges.map { edge in
            PairMeasurement(PairName(edge, on: ground, use: .nonText), in: mode, at: .aa, declaredAt: nil).worst?.ratio
        }
        let best = edges.indices.max { ratios[$0] ?? 0 < ratios[$1] ?? 0 }
        if let best { add(edges[best], on: ground, .nonText) }
    }

    /// Whether a state has the edges of the normal one, whose pairs judge it.
    private func looksNormal(_ component: Component, in state: ComponentState) -> Bool {
        guard state != .normal, let style = mode.components[component] else { return false }
        return [ComponentColor.border, .background].allSatisfy {
            style.color($0, in: state)?.renditions == style.color($0, in: .normal)?.renditions
        }
    }

    private mutating func isKnown(
        _ foreground: String, _ background: String, in phrase: String? = nil, at location: SourceLocation?,
        of theme: Theme
    ) -> Bool {
        let phrase = phrase ?? "\(foreground) on \(background)"
        let names = foreground == background ? [foreground] : [foreground, background]
        let unknown = names.filter { mode.color(named: $0) == nil }
        for name in unknown {
            let names = mode.colorNames + (name.contains(".") ? mode.palette.names : [])
            let guess = guesses.closest(to: name, among: names).map(didYouMean)
            var finding = Finding(
                .unknownPair, .error,
                "the pair '\(phrase)' names '\(name)', which is no colour of the theme",
                help: guess ?? "a pair names roles, palette colours, or a component's colours such as 'button-text'",
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
        if foreground == "placeholder", let source = mode[.placeholder]?.equalRole {
            return isCovered(source, background, use)
        }
        return use.atLeastAsStrict.contains { seen.contains(PairName(foreground, on: background, use: $0)) }
            || use.atLeastAsStrict.contains { seen.contains(PairName(background, on: foreground, use: $0)) }
                && [foreground, background].allSatisfy { mode.color(named: $0)?.display.isOpaque ?? false }
    }
}

extension ShownPair {
    /// The roles that unstyled components show; nil on a transparent one, where the roles beneath have pairs of their own.
    fileprivate var ofRoles: ShownPair? {
        let (front, back) = (Component.parts[foreground], Component.parts[background])
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
            let isKnown = Role.derivations.contains(pair.foreground) && Role.derivations.contains(pair.background)
            return seen.insert(unlocated).inserted || !isKnown
        }
    }
}

extension Component {
    /// Whether it can be inactive: WCAG exempts the text of inactive controls alone (1.4.3).
    fileprivate var isControl: Bool { ![.label, .badge, .card].contains(self) }
}

extension Mode {
    /// The fills of cards and rows that the theme styles, unless they are the colour of a ground.
    fileprivate var frames: [String] {
        let page = ["background", "surface", "surface-raised"].compactMap { colors[$0]?.renditions }
        return fills(of: .card, .cell).filter { name in
            guard let fill = color(named: name)?.renditions else { return false }
            return !(fill[0].isOpaque && page.contains(fill))
        }
    }

    /// What text lies on: `surface-raised` counts unless it is the colour of another ground.
    fileprivate var grounds: [String] {
        let page = ["background", "surface"]
        guard let raised = self[.surfaceRaised]?.renditions else { return page }
        let isPage = raised[0].isOpaque && page.contains { colors[$0]?.renditions == raised }
        return isPage ? page : page + ["surface-raised"]
    }

    fileprivate func use(_ names: String...) -> ContrastUse { use(.text(styles: names)) }

    /// Text that appears in several styles is large only where all of them are.
    func use(_ purpose: ShownPair.Purpose) -> ContrastUse {
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
