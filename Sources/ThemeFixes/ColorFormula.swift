import ColorScience
import ThemeModel

/// A colour of a theme as a function of the variables that decide it.
///
/// It repeats how resolution handles aliases and derived roles, with everything fixed precomputed.
struct ColorFormula: Hashable, Sendable {
    indirect enum Source: Hashable, Sendable {
        case fixed
        case variable(Int)
        /// Whichever of two formulas has the higher contrast on a fill over a backdrop.
        case better(ColorFormula, ColorFormula, on: ColorFormula, over: ColorFormula)
    }

    /// An alpha in place of the source's own.
    struct Alpha: Hashable, Sendable {
        let present: Double
        /// Nil where it cannot change.
        let variable: Int?
        /// Multiplies the stated alpha, for a derived role.
        let factor: Double

        func value(in assignment: Assignment) -> Double {
            variable.flatMap { assignment.alpha($0) }.map { $0 * factor } ?? present
        }
    }

    let source: Source
    /// The renditions with the values in the files.
    let present: [DisplayColor]
    /// The alpha; nil for that of the source.
    let alpha: Alpha?
    let variables: Set<Int>

    init(_ source: Source, present: [DisplayColor], alpha: Alpha? = nil) {
        self.source = source
        self.present = present
        self.alpha = alpha
        var variables = Set([alpha?.variable].compactMap(\.self))
        switch source {
        case .fixed: break
        case .variable(let index): variables.insert(index)
        case .better(let first, let second, on: let fill, over: let backdrop):
            for formula in [first, second, fill, backdrop] { variables.formUnion(formula.variables) }
        }
        self.variables = variables
    }

    func renditions(in assignment: Assignment) -> [DisplayColor] {
        switch source {
        case .fixed: return present
        case .variable(let index):
            guard let color = assignment.color(index) else { return withAlpha(present, assignment) }
            return [DisplayColor(rgb: color, alpha: alpha?.value(in: assignment) ?? present[0].alpha)]
        case .better(let first, let second, on: let fill, over: let backdrop):
            let options = (first.renditions(in: assignment), second.renditions(in: assignment))
            let isFirst = Contrast.prefersFirst(
                options.0[0], to: options.1[0], on: fill.renditions(in: assignment)[0],
                over: backdrop.renditions(in: assignment)[0])
            return withAlpha(isFirst ? options.0 : options.1, assignment)
        }
    }

    private func withAlpha(_ colors: [DisplayColor], _ assignment: Assignment) -> [DisplayColor] {
        guard let alpha = alpha?.value(in: assignment) else { return colors }
        return colors.map { DisplayColor(rgb: $0.rgb, alpha: alpha) }
    }

    var isVariable: Bool {
        if case .variable = source { true } else { false }
    }

    /// Whether it stays opaque for every value of the variables.
    var isOpaque: Bool {
        guard present.allSatisfy(\.isOpaque), alpha?.variable == nil else { return false }
        if case .better(let first, let second, _, _) = source { return first.isOpaque && second.isOpaque }
        return true
    }
}
