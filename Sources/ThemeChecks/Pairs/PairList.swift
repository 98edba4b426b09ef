import Findings
import SourceText
import ThemeModel

/// The pairs to check in one mode: the vocabulary's, the components', those that pages show, and those asked for.
struct PairList {
    struct Entry {
        var name: PairName
        /// The ratio that the pair must reach whatever the level.
        var ratio: Double?
        /// The ratio that it must not exceed.
        var highestRatio: Double?
        /// The colours between which the background is somewhere.
        var extremes: [ThemeColor] = []
        /// The pairs one of which is enough, this one among them; empty where the pair itself must pass.
        var alternatives: [PairName] = []
        var location: SourceLocation?
        var reason: String?
        /// A project, a profile or the theme asks for it.
        var isAsked = false
        /// The places in the app's files that put it together.
        var uses: PlacesOfUse?
    }

    let theme: Theme
    let mode: Mode
    let level: ContrastLevel
    var pairs: [Entry] = []
    var findings: [Finding] = []
    /// The default pairs among `pairs`.
    var listed: Set<PairName> = []
    var guesses: GuessBudget
    /// The names of the components' colours that the theme gives; the others are roles.
    let styled: Set<String>
    /// The pairs that the project or the profile asks for, as pairs of text: they replace default ones, whatever the use.
    var replaced: Set<PairName> = []
    /// The uses of the default pairs that others replace, by the pairs of text of the same colours.
    var defaultUses: [PairName: ContrastUse] = [:]
    /// The number of pairs that the profile and exceptions leave out.
    var leftOut = 0
    var usedExceptions: Set<SourceLocation> = []
    /// The remaining number of pairs for patterns.
    var room = ContrastRequirements.patternedPairLimit
    /// A pattern stood for more pairs than that, which a finding says.
    var isFull = false

    init(_ theme: Theme, mode: Mode, options: CheckOptions, level: ContrastLevel) {
        self.theme = theme
        self.mode = mode
        self.level = level
        styled = mode.styledComponentColors
        guesses = GuessBudget(sharedAmong: theme.modes.count)
        let profile = options.families.profile(of: theme.id, format: theme.format) ?? .standard
        let replacements = replacements(profile.pairs + options.requirements.pairs)
        addDefaultPairs(of: profile, options, at: level)
        pairs += replacements
        addDeclared(at: level)
        addUsed(options.usedPairs)
        leaveOutExceptions(at: level)
    }

    mutating func addPair(
        _ foreground: String,
        on background: String,
        _ use: ContrastUse,
        at location: SourceLocation? = nil
    ) {
        let colors = PairName(foreground, on: background)
        if replaced.contains(colors) {
            defaultUses[colors] = use.stricter(than: defaultUses[colors])
            return
        }
        let name = PairName(foreground, on: background, use: use)
        guard listed.insert(name).inserted else { return }
        pairs.append(Entry(name: name, location: location))
    }

    mutating func removePair(_ name: PairName) {
        guard listed.remove(name) != nil else { return }
        pairs.removeAll { $0.name == name }
    }

    /// The theme has these colours of a pair; findings name those that it lacks.
    mutating func isKnown(
        _ names: [String],
        in phrase: String,
        at location: SourceLocation?
    ) -> Bool {
        let unknown = names.filter { mode.color(named: $0) == nil }
        for name in unknown {
            reportUnknown(name, in: phrase, at: location)
        }
        return unknown.isEmpty
    }

    private mutating func reportUnknown(
        _ name: String,
        in phrase: String,
        at location: SourceLocation?
    ) {
        if mode.gradient(named: name) != nil {
            let problem = "has the gradient '\(name)' in front, which only a ground can be"
            return report(phrase, problem, help: "name the text's colour first", at: location)
        }
        let paths = name.contains(".") ? mode.palette.names : []
        let gradients = mode.gradientNames
        let names = mode.colorNames + paths + gradients.roles + gradients.palette
        let guess = guesses.closest(to: name, among: names)
        let advice = """
            a pair names roles, palette colours, or a component's colours such as 'button-text'
            """
        report(
            phrase,
            Self.unknown(name),
            help: guess.map(didYouMean) ?? advice,
            at: location
        )
    }

    /// The end of a sentence about a pair or a group that names a colour in vain.
    static func unknown(_ name: String) -> String {
        "names '\(name)', which is no colour of the theme"
    }

    mutating func report(
        _ phrase: String,
        _ problem: String,
        help: String,
        at location: SourceLocation?
    ) {
        var finding = Finding(
            .unknownPair,
            .error,
            "the pair '\(phrase)' \(problem)",
            help: help,
            at: location
        )
        finding.theme = theme.id
        findings.append(finding)
    }
}

extension ContrastUse {
    /// The stricter one of two uses.
    fileprivate func stricter(than other: ContrastUse?) -> ContrastUse {
        guard let other, let first = Self.allCases.first(where: { $0 == self || $0 == other })
        else { return self }
        return first
    }
}
