import ColorScience
import Findings
import SourceText
package import ThemeModel

/// The search for pairs that the names of a theme's colours suggest.
///
/// A false pair costs more than a missing one: two colours belong together if one names the other, or if both name one
/// component and one state. Where names say less, a pair of too little contrast is taken for two colours that never meet.
struct PairProposer {
    private let theme: Theme
    private let ranks: TokenRanks
    private let shapes: [TokenShape]
    /// The shapes by their keys, and the grounds by their keys and by their meanings: a system has thousands.
    private let shapesByKey: [[String]: [TokenShape]]
    private let shapesBySpelling: [[String]: [TokenShape]]
    private let emphasized: [TokenShape]
    /// The places of names in the file.
    private let order: [String: Int]
    private let grounds: [[String]: [TokenShape]]
    private let groundsByMeaning: [[String]: [TokenShape]]
    private var proposals: [PairProposal] = []
    private var known: Set<PairName> = []
    /// The fills that some text is made for.
    private var claimed: Set<String> = []
    /// The texts whose names say what they lie on.
    private var placed: Set<String> = []

    /// The least ratio of pairs whose names are no sure sign.
    private static let likelyRatio = 3.0
    /// The least ratio of two colours that are not the same on purpose.
    private static let visibleRatio = 1.5

    init(_ theme: Theme, rules: CoverageRules) {
        self.theme = theme
        ranks = TokenRanks(theme, rules: rules)
        let start = TokenShape.commonStart(of: ranks.semantic)
        shapes = ranks.semantic.map { TokenShape($0, after: start) }
        shapesByKey = Dictionary(grouping: shapes, by: \.key)
        shapesBySpelling = Dictionary(grouping: shapes, by: \.spelled)
        emphasized = shapes.filter { shape in
            shape.purpose == .fill && shape.key.last == "emphasis" && !shape.isOfComponent
        }
        order = Dictionary(keepingFirst: shapes.enumerated().map { ($1.name, $0) })
        let fills = shapes.filter(\.isGround)
        grounds = Dictionary(grouping: fills, by: \.key)
        groundsByMeaning = Dictionary(grouping: fills, by: \.meaning)
    }

    /// The pairs in the order of the file, each once.
    mutating func findAll() -> [PairProposal] {
        for shape in shapes {
            addNamedGround(of: shape)
        }
        for shape in shapes {
            addSamePart(as: shape)
        }
        for shape in shapes {
            addSameMeaning(as: shape)
        }
        addPage()
        return proposals
    }

    /// Adds a pair unless its colours contrast less than `least` in some mode.
    private mutating func add(
        _ foreground: TokenShape,
        on background: String,
        _ reason: PairProposal.Reason,
        least: Double
    ) {
        guard foreground.name != background else { return }
        if theme.defaultMode.gradient(named: foreground.name) != nil { return }
        let use: ContrastUse = foreground.purpose == .text ? .text : .nonText
        let pair = PairName(foreground.name, on: background, use: use)
        let ratios = theme.modes.map { mode in
            PairMeasurement(pair, in: mode, at: .aa).worst?.ratio
        }
        let worst = ratios.contains(nil) ? nil : ratios.compactMap(\.self).min()
        if least > 0, worst ?? 0 < least { return }
        guard known.insert(pair).inserted else { return }
        proposals.append(PairProposal(pair: pair, reason: reason, worst: worst))
    }
}

// MARK: - Names that belong together

extension PairProposer {
    /// Adds `on-danger` on `danger`, and `primary-foreground` on `primary`.
    private mutating func addNamedGround(of shape: TokenShape) {
        guard shape.isFront, !shape.isDisabled else { return }
        if let ground = shape.ground {
            for fill in fills(named: ground, around: shape.key) {
                claimed.insert(fill.name)
                add(shape, on: fill.name, .namesGround, least: 0)
            }
            return
        }
        let words = NameWordsOfPair.trailing
        guard shape.isTrailing, words.contains(where: { shape.name.hasSuffix($0) }) else { return }
        for fill in shapesByKey[shape.key] ?? [] where fill.purpose == nil {
            guard fill.states == shape.states else { continue }
            claimed.insert(fill.name)
            placed.insert(shape.name)
            add(shape, on: fill.name, .namesGround, least: 0)
        }
    }

    /// The fills with the words that follow `on` in a name, together with those before it or alone.
    private func fills(named words: [String], around context: [String]) -> [TokenShape] {
        let name = words.filter { TokenPurpose.strong($0) != .fill }
        let whole = context.filter { !name.contains($0) } + name
        let named = [shapesByKey[whole], shapesByKey[name], shapesBySpelling[words]]
        var seen: Set<String> = []
        let usual = named.compactMap(\.self).joined().filter { shape in
            shape.states.isEmpty && shape.ground == nil
                && (shape.purpose == nil || shape.purpose == .fill)
                && seen.insert(shape.name).inserted
        }
        if !usual.isEmpty {
            return usual.sorted { order[$0.name] ?? 0 < order[$1.name] ?? 0 }
        }
        return name == ["emphasis"] ? emphasized : []
    }

    /// Adds the text and the fill of one component: in one state, or the text that has none on the fill of each.
    private mutating func addSamePart(as shape: TokenShape) {
        guard shape.isFront, shape.ground == nil, shape.isOfComponent, !shape.isDisabled,
            !placed.contains(shape.name)
        else { return }
        let exact = grounds[shape.key] ?? []
        // `card-muted-foreground` is for `card-muted`, whose name has no word for a fill.
        let isWhole = NameWordsOfPair.trailing.contains { shape.name.hasSuffix($0) }
        let fills = exact.isEmpty && !isWhole ? grounds[shape.meaning] ?? [] : exact
        let sameState = fills.filter { $0.states == shape.states }
        if !sameState.isEmpty, !shape.states.isEmpty || hasStates(shape) {
            for fill in sameState {
                add(shape, on: fill.name, .samePart, least: 0)
            }
            return
        }
        let meant = shape.states.isEmpty ? fills : fills.filter(\.states.isEmpty)
        for fill in meant where !fill.isDisabled {
            add(shape, on: fill.name, .samePart, least: 0)
        }
    }

    /// The text of a component has colours of its own for other states, disabled aside.
    private func hasStates(_ shape: TokenShape) -> Bool {
        let others = shapesByKey[shape.key] ?? []
        return others.contains { other in
            other.purpose == shape.purpose && !other.states.isEmpty && !other.isDisabled
        }
    }

    /// Adds text of a meaning on the fill of that meaning, where no other text is made for it.
    private mutating func addSameMeaning(as shape: TokenShape) {
        guard shape.isFront || shape.purpose == nil, shape.ground == nil, !shape.isOfComponent,
            !shape.isDisabled, !shape.meaning.isEmpty
        else { return }
        for fill in groundsByMeaning[shape.meaning] ?? [] {
            guard !claimed.contains(fill.name), fill.states == shape.states else { continue }
            let isOfFill = shape.purpose != nil || fill.isTrailing && fill.key == shape.key
            if isOfFill {
                add(shape, on: fill.name, .sameStatus, least: Self.likelyRatio)
            }
        }
    }
}

// MARK: - The page

extension PairProposer {
    /// Adds what lies on the page, and the page's text on the other surfaces.
    private mutating func addPage() {
        guard let page = fileName(ofRole: "background") else { return }
        for shape in shapes where shape.isFront && shape.ground == nil {
            if placed.contains(shape.name) { continue }
            let isOther = shape.isOfComponent || shape.isForOtherGround || shape.isDisabled
            if !isOther {
                add(shape, on: page, .onPage, least: Self.visibleRatio)
            }
        }
        let text = fileName(ofRole: "text").map { TokenShape($0) }
        guard let text else { return }
        for fill in shapes where fill.isGround && fill.isNeutral && !claimed.contains(fill.name) {
            guard !fill.isDisabled, !fill.isForOtherGround, fill.purpose == .fill else { continue }
            add(text, on: fill.name, .onSurface, least: Self.likelyRatio)
        }
    }

    /// The name that the file has for a role; nil where the theme does not have it.
    private func fileName(ofRole role: String) -> String? {
        guard let color = theme.defaultMode.colors[role], color.origin == .declared else {
            return nil
        }
        return ranks.fileName(of: role)
    }
}

/// The words at the end of a name that make it the text on the colour of the rest.
private enum NameWordsOfPair {
    static let trailing = ["-foreground", "-content", ".foreground", ".content"]
}

extension TokenShape {
    /// Text and icons have a purpose that is theirs.
    fileprivate var isFront: Bool { purpose == .text || purpose == .icon }

    fileprivate var isGround: Bool { purpose == .fill && ground == nil }
}

extension ThemeChecker {
    /// The pairs that the names of a theme's colours suggest and that no check has.
    package func proposals(for theme: Theme) -> [PairProposal] {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        let ranks = TokenRanks(theme, rules: options.coverage)
        let judged = Set(subject.measurements.map { ranks.fileNames(in: $0.pair) })
        var proposer = PairProposer(theme, rules: options.coverage)
        return proposer.findAll().filter { proposal in
            !judged.contains(ranks.fileNames(in: proposal.pair))
        }
    }
}

extension TokenRanks {
    /// The pair of the file's own names, whatever its use.
    fileprivate func fileNames(in pair: PairName) -> PairName {
        PairName(fileName(of: pair.foreground), on: fileName(of: pair.background))
    }
}
