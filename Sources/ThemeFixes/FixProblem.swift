import ColorScience
import Findings
import ThemeChecks
import ThemeModel

/// Themes that share values, as variables and constraints on them.
struct FixProblem: Sendable {
    let variables: [Variable]
    let constraints: [Constraint]
    let dependents: [[Int]]
    /// The approximate cost of one search per variable: 1 where luminance alone decides, else 2 a stack and at least
    /// 20, since each stack is composited for many colours.
    let costs: [Int]

    init(_ themes: [Theme], checker: ThemeChecker, isTarget: (Theme) -> Bool, isFree: @escaping (TokenPlace) -> Bool) {
        var builder = ConstraintBuilder(isFree: isFree)
        for theme in themes {
            for mode in theme.modes { builder.addScheme(of: mode, in: theme) }
            for row in checker.requirements(of: theme) {
                builder.add(row, of: theme, isTarget: isTarget(theme) && !row.isWaived)
            }
            for row in checker.distinctions(of: theme) { builder.add(row, of: theme) }
        }
        variables = builder.variables
        constraints = builder.constraints
        var dependents = Array(repeating: [Int](), count: variables.count)
        for (index, constraint) in constraints.enumerated() {
            for variable in constraint.variables { dependents[variable].append(index) }
        }
        self.dependents = dependents
        costs = dependents.map { [constraints] in
            let others = $0.filter { !constraints[$0].isDecidedByLuminance }
            return others.isEmpty ? 1 : max(20, 2 * others.map { constraints[$0].stackCount }.reduce(0, +))
        }
    }
}

/// A value in a file that a fix may change: a colour, or the alpha of a colour or an alias.
struct Variable: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case color, alpha
    }

    let kind: Kind
    let place: TokenPlace
    /// The value in the file; only its alpha matters for a variable of kind `alpha`.
    let present: DisplayColor
    let isFree: Bool
}

/// Collects constraints and their variables: one variable for each value in a file.
private struct ConstraintBuilder {
    private let isFree: (TokenPlace) -> Bool
    private(set) var variables: [Variable] = []
    private(set) var constraints: [Constraint] = []
    private var indices: [Key: Int] = [:]

    init(isFree: @escaping (TokenPlace) -> Bool) { self.isFree = isFree }

    private struct Key: Hashable {
        let kind: Variable.Kind
        let location: SourceLocation
    }

    mutating func add(_ row: PairRequirement, of theme: Theme, isTarget: Bool) {
        let stacks = row.stacks.map { $0.map { formula($0) } }
        constraints.append(
            Constraint(
                theme: theme.id, mode: row.mode, pair: row.pair, kind: .contrast(stacks: stacks),
                required: row.required, isTarget: isTarget))
    }

    mutating func add(_ row: DistinctRequirement, of theme: Theme) {
        let kind = Constraint.Kind.distinct(formula(row.first), formula(row.second), on: formula(row.backdrop))
        constraints.append(
            Constraint(
                theme: theme.id, mode: row.mode, pair: row.pair, kind: kind, required: Distinctness.minimum))
    }

    /// Keeps a mode light or dark, since its name may come from that.
    mutating func addScheme(of mode: Mode, in theme: Theme) {
        guard let background = mode[.background] else { return }
        let isDark = Contrast.lightness(of: background.display.rgb) < 50
        constraints.append(
            Constraint(
                theme: theme.id, mode: mode.name, pair: PairName("background", on: "background", use: .exempt),
                kind: .scheme(background: formula(background), isDark: isDark), required: 1))
    }

    private mutating func formula(_ color: ThemeColor) -> ColorFormula {
        switch color.source {
        case .builtIn: return ColorFormula(.fixed, present: color.renditions)
        case .token(let place):
            guard let index = variable(.color, place, color.display) else {
                return ColorFormula(.fixed, present: color.renditions)
            }
            return ColorFormula(.variable(index), present: color.renditions, alpha: alpha(of: color))
        case .better(let first, let second, on: let fill, over: let backdrop):
            let source = ColorFormula.Source.better(
                formula(first), formula(second), on: formula(fill), over: formula(backdrop))
            let isOwn = ![first, second].contains { $0.color.alpha == color.color.alpha }
            return ColorFormula(source, present: color.renditions, alpha: isOwn ? alpha(of: color) : nil)
        }
    }

    private mutating func alpha(of color: ThemeColor) -> ColorFormula.Alpha? {
        guard let source = color.alpha else { return nil }
        let stated = DisplayColor(rgb: color.display.rgb, alpha: color.color.alpha / source.factor)
        return ColorFormula.Alpha(
            present: color.display.alpha, variable: variable(.alpha, source.token, stated), factor: source.factor)
    }

    /// The variable at a place; nil where the file has no value.
    private mutating func variable(_ kind: Variable.Kind, _ place: TokenPlace, _ present: DisplayColor) -> Int? {
        guard let location = place.location else { return nil }
        let key = Key(kind: kind, location: location)
        if let index = indices[key] { return index }
        indices[key] = variables.count
        variables.append(Variable(kind: kind, place: place, present: present, isFree: isFree(place)))
        return variables.count - 1
    }
}
