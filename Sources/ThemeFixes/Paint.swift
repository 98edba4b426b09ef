import ColorScience
import ThemeModel

/// A colour of a theme as a function of the variables that decide it.
///
/// It does what resolution does with aliases and derived roles, and leaves out what cannot change.
struct Paint: Hashable, Sendable {
    indirect enum Source: Hashable, Sendable {
        case fixed
        case variable(Int)
        /// Whichever of two paints has the higher contrast on a fill over a backdrop.
        case better(Paint, Paint, on: Paint, over: Paint)
    }

    /// An alpha in place of the source's own.
    struct Alpha: Hashable, Sendable {
        let present: Double
        /// The variable that states it; nil where it cannot change.
        let variable: Int?
        /// What the stated alpha is multiplied by.
        let factor: Double

        func value(in assignment: Assignment) -> Double {
            variable.flatMap { assignment.alpha($0) }.map { $0 * factor } ?? present
        }
    }

    let source: Source
    /// What a display may show for it now.
    let present: [DisplayColor]
    /// The alpha; nil for that of the source.
    let alpha: Alpha?
    /// The variables that it depends on.
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
            for paint in [first, second, fill, backdrop] { variables.formUnion(paint.variables) }
        }
        self.variables = variables
    }

    /// What a display may show for it, the value that is written to CSS first.
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

    /// Whether a variable gives it its colour, and not a choice or nothing that could change.
    var isVariable: Bool {
        if case .variable = source { true } else { false }
    }

    /// Whether it is opaque whatever colours the variables are set to.
    var isOpaque: Bool {
        guard present.allSatisfy(\.isOpaque), alpha?.variable == nil else { return false }
        if case .better(let first, let second, _, _) = source { return first.isOpaque && second.isOpaque }
        return true
    }
}
