public import ColorScience
import Findings
import SourceText
public import ThemeChecks
public import ThemeModel

/// What a fix may do.
public struct FixOptions: Sendable {
    /// The largest ΔE OK of a change.
    public var maxDelta: Double
    /// Two colours at least this ΔE OK apart stay so, even where a pair then fails; 0 lets them meet.
    public var keepsApart: Double
    /// What is decided already: such a value does not change any more.
    public var pinned: [TokenPlace: FixPin]
    /// Whether no value changes but those that are pinned.
    public var isClosed = false

    /// Takes options.
    public init(
        maxDelta: Double = .infinity,
        keepsApart: Double = 0.05,
        pinned: [TokenPlace: FixPin] = [:]
    ) {
        self.maxDelta = maxDelta
        self.keepsApart = keepsApart
        self.pinned = pinned
    }
}

/// What was decided about a value: its new colour and alpha, each nil where it stays.
public struct FixPin: Hashable, Sendable {
    /// The new colour.
    public var color: SRGB8?
    /// The new alpha.
    public var alpha: Double?

    /// Decides on a value; without arguments it stays as it is.
    public init(color: SRGB8? = nil, alpha: Double? = nil) {
        self.color = color
        self.alpha = alpha
    }
}

/// Finds the changes with which every pair of themes passes and that keep most of the themes' character.
///
/// It changes values where they are written, for every theme and mode that uses them. A plan makes no passing pair
/// fail, and no failing pair worse.
public struct ThemeFixer: Sendable {
    private let checker: ThemeChecker
    private let options: FixOptions
    private let isTarget: @Sendable (Theme) -> Bool
    private let isFree: @Sendable (TokenPlace) -> Bool
    private let canAdd: @Sendable (TokenPlace) -> Bool

    /// Fixes what `checker` finds in the themes that `isTarget` names, and changes only the values at places that are free.
    ///
    /// `canAdd` tells whether a role that a theme leaves out can be written after the value at a place.
    public init(
        checker: ThemeChecker,
        options: FixOptions = FixOptions(),
        isTarget: @escaping @Sendable (Theme) -> Bool = { _ in true },
        isFree: @escaping @Sendable (TokenPlace) -> Bool = { _ in true },
        canAdd: @escaping @Sendable (TokenPlace) -> Bool = { _ in false }
    ) {
        self.checker = checker
        self.options = options
        self.isTarget = isTarget
        self.isFree = isFree
        self.canAdd = canAdd
    }

    /// The changes for themes that depend on the same values, such as a theme and those that extend it.
    ///
    /// Complexity: O(values × pairs of a value) for each of a few rounds.
    public func plan(for themes: [Theme]) -> FixPlan {
        let pinned = options.pinned
        let isClosed = options.isClosed
        let problem = FixProblem(
            ProblemCompiler(
                themes,
                checker: checker,
                isTarget: isTarget,
                isOpen: { !isClosed && pinned[$0] == nil },
                isFree: isFree,
                canAdd: canAdd
            )
        )
        let values = problem.tokens.map { token -> FixValue? in
            let pin = pinned[token.place]
            switch token.kind {
            case .color, .role:
                return pin?.color.flatMap { $0 == token.present.rgb ? nil : .color($0) }
            case .alpha: return pin?.alpha.flatMap { $0 == token.present.alpha ? nil : .alpha($0) }
            }
        }
        let start = FixOrigin(problem, values: values.map { _ in nil }, maxDelta: options.maxDelta)
        // What was decided may break a promise, which the rest then restores if it can.
        let decided = FixOrigin(
            problem,
            values: values,
            maxDelta: options.maxDelta,
            restoring: start.floors
        )
        var search = FixSearch(from: pinned.isEmpty ? start : decided)
        var keptApart: [NearPair] = []
        while !search.open.isEmpty {
            (search, keptApart) = best(from: search.origin)
            // A further round starts from the last one, as a second `fix` would, so that a second `fix` finds nothing.
            if search.isUnchanged || options.maxDelta < .infinity { break }
            let next = FixOrigin(
                problem,
                values: search.shades.values,
                maxDelta: options.maxDelta,
                restoring: start.floors
            )
            search = FixSearch(from: next)
        }
        var plan = FixPlan(of: search, from: start)
        plan.keptApart = keptApart
        return plan
    }

    /// The best plan in which no colours meet, and those that would if more pairs passed.
    private func best(from origin: FixOrigin) -> (search: FixSearch, keptApart: [NearPair]) {
        let free = FixSearch.best(from: origin)
        let met = free.nearPairs(since: origin).filter {
            $0.before >= options.keepsApart && $0.after < options.keepsApart
        }
        // Most plans keep colours apart without being made to, and cost less than those that are.
        if met.isEmpty { return (free, []) }
        let flips = Set(origin.sides.indices.filter { origin.sides[$0] * free.measures[$0] < 0 })
        let held = FixSearch.best(
            from: origin.holding(FixOrigin.Hold(apart: options.keepsApart, free: flips))
        )
        return (held, held.open.count > free.open.count ? met : [])
    }

    package static func files(of themes: [Theme]) -> Set<String> {
        themes.reduce(into: []) { $0.formUnion($1.sourceFiles) }
    }

    /// Themes in groups that have no file in common, in the order of the groups' last themes.
    package static func groups(of themes: [Theme]) -> [[Theme]] {
        if themes.count == 1 { return [themes] }
        var sets = DisjointSets(count: themes.count)
        var users: [String: Int] = [:]
        for (index, theme) in themes.enumerated() {
            for file in theme.sourceFiles {
                if let other = users.updateValue(index, forKey: file) { sets.join(other, index) }
            }
        }
        return sets.all.map { group in group.map { themes[$0] } }
    }
}

extension Theme {
    fileprivate var sourceFiles: Set<String> {
        var files = Set([location?.file].compactMap(\.self))
        var last = location?.file
        func add(_ place: TokenPlace) {
            // Most are the same, and a comparison of one text with itself is cheap.
            guard let file = place.location?.file, file != last else { return }
            files.insert(file)
            last = file
        }
        func add(_ color: ThemeColor) {
            if case .token(let place) = color.source { add(place) }
            if let alpha = color.alpha { add(alpha.token) }
        }
        for mode in modes {
            for (_, color) in mode.colors { add(color) }
            for style in mode.components.values { style.allColors.forEach(add) }
        }
        return files
    }
}
