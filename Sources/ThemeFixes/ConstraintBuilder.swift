import ColorScience
import Findings
import ThemeChecks
import ThemeModel

/// Makes constraints of what is asked of themes, and collects the variables on the way, one for each place and kind.
struct ConstraintBuilder {
    private(set) var variables: [Variable] = []
    private(set) var constraints: [Constraint] = []
    private var indices: [Key: Int] = [:]

    private struct Key: Hashable {
        let kind: Variable.Kind
        let location: SourceLocation
    }

    /// Adds what is asked of a pair.
    mutating func add(_ row: PairRequirement, of theme: Theme, isTarget: Bool) {
        let stacks = row.stacks.map { $0.map { paint($0) } }
        constraints.append(
            Constraint(
                theme: theme.id, mode: row.mode, pair: row.pair, kind: .contrast(stacks: stacks),
                required: row.required, isTarget: isTarget))
    }

    /// Adds that two colours stay apart.
    mutating func add(_ row: DistinctRequirement, of theme: Theme) {
        let kind = Constraint.Kind.distinct(paint(row.first), paint(row.second), on: paint(row.backdrop))
        constraints.append(
            Constraint(
                theme: theme.id, mode: row.mode, pair: row.pair, kind: kind, required: Distinctness.minimum))
    }

    /// Adds that a mode stays light, or else dark.
    mutating func addScheme(of mode: Mode, in theme: Theme) {
        guard let background = mode[.background] else { return }
        let isDark = Contrast.lightness(of: background.display.rgb) < 50
        constraints.append(
            Constraint(
                theme: theme.id, mode: mode.name, pair: PairName("background", on: "background", use: .exempt),
                kind: .scheme(background: paint(background), isDark: isDark), required: 1))
    }

    private mutating func paint(_ color: ThemeColor) -> Paint {
        switch color.source {
        case .builtIn: return Paint(.fixed, present: color.renditions)
        case .token(let place):
            guard let index = variable(.color, place, color.display) else {
                return Paint(.fixed, present: color.renditions)
            }
            return Paint(.variable(index), present: color.renditions, alpha: alpha(of: color))
        case .better(let first, let second, on: let fill, over: let backdrop):
            let source = Paint.Source.better(paint(first), paint(second), on: paint(fill), over: paint(backdrop))
            let isOwn = ![first, second].contains { $0.color.alpha == color.color.alpha }
            return Paint(source, present: color.renditions, alpha: isOwn ? alpha(of: color) : nil)
        }
    }

    private mutating func alpha(of color: ThemeColor) -> Paint.Alpha? {
        guard let source = color.alpha else { return nil }
        let stated = DisplayColor(rgb: color.display.rgb, alpha: color.color.alpha / source.factor)
        return Paint.Alpha(
            present: color.display.alpha, variable: variable(.alpha, source.token, stated), factor: source.factor)
    }

    /// The variable at a place; nil where nothing was written.
    private mutating func variable(_ kind: Variable.Kind, _ place: TokenPlace, _ present: DisplayColor) -> Int? {
        guard let location = place.location else { return nil }
        let key = Key(kind: kind, location: location)
        if let index = indices[key] { return index }
        indices[key] = variables.count
        variables.append(Variable(kind: kind, place: place, present: present, isFree: true))
        return variables.count - 1
    }
}
