import ColorScience
import ThemeChecks

/// A foreground on all that is beneath it, as it looks to one variable while the others are as they are.
struct StackView: Sendable {
    private let layers: [Paint]
    private let variable: Int
    private let assignment: Assignment
    /// What is shown of each layer that the variable has no part in.
    private let fixed: [[DisplayColor]?]
    /// The layers that are the variable's own colour.
    private let own: [Int]
    /// What is shown of all layers together, the variable's own with their alpha; nil where one depends on it in another way.
    private let shown: [[DisplayColor]]?

    init(_ layers: [Paint], _ variable: Int, _ assignment: Assignment) {
        self.layers = layers
        self.variable = variable
        self.assignment = assignment
        fixed = layers.map { $0.variables.contains(variable) ? nil : $0.renditions(in: assignment) }
        own = layers.indices.filter { layers[$0].source == .variable(variable) }
        let trial = assignment.trying(.black, for: variable)
        let known = zip(layers, fixed).compactMap { layer, colors in
            colors ?? (layer.source == .variable(variable) ? layer.renditions(in: trial) : nil)
        }
        shown = known.count == layers.count ? known.together : nil
    }

    /// The ratio, where the variable has no part in it.
    var fixedRatio: Double? {
        let colors = fixed.compactMap(\.self)
        return colors.count == layers.count ? Constraint.ratio(of: colors) : nil
    }

    /// The ratio with another colour for the variable.
    func ratio(with color: SRGB8) -> Double {
        if let shown { return shown.map { ratio(of: $0, with: color) }.min() ?? 21 }
        let trial = assignment.trying(color, for: variable)
        return Constraint.ratio(of: zip(layers, fixed).map { $1 ?? $0.renditions(in: trial) })
    }

    private func ratio(of layers: [DisplayColor], with color: SRGB8) -> Double {
        var layers = layers
        for index in own { layers[index].rgb = color }
        return Constraint.ratio(of: layers)
    }

    /// What a ratio asks of the variable's luminance, where that is all; nil where translucent colours have a part.
    func luminanceConstraints(_ required: Double) -> [LuminanceConstraint]? {
        let (front, ground) = (layers[0], layers[1])
        guard front.isOpaque else { return nil }
        if isOwn(front) {
            return grounds?.map { LuminanceConstraint(others: [$0.relativeLuminance], required: required) }
        }
        guard ground.isOpaque else { return nil }
        if case .better(let first, let second, on: let fill, _) = front.source {
            return fill == ground ? choice(first, second, on: ground, required) : nil
        }
        guard isOwn(ground), isFixed(front) else { return nil }
        return luminances(of: front).map { LuminanceConstraint(others: [$0], required: required) }
    }

    /// What is asked where the foreground is the better of two colours, of which each has one rendition.
    private func choice(
        _ first: Paint, _ second: Paint, on ground: Paint, _ required: Double
    ) -> [LuminanceConstraint]? {
        let paints = [first, second, ground]
        guard paints.count(where: { !isFixed($0) }) == 1, paints.count(where: isOwn) == 1,
            paints.allSatisfy({ luminances(of: $0).count == 1 })
        else { return nil }
        if isOwn(ground) {
            return [
                LuminanceConstraint(others: luminances(of: first) + luminances(of: second), required: required)
            ]
        }
        let constraint = LuminanceConstraint(others: luminances(of: ground), required: required)
        let alternative = luminances(of: isOwn(first) ? second : first)[0]
        return constraint.isMet(at: alternative) ? [] : [constraint]
    }

    /// Whether a paint is the variable's own colour.
    private func isOwn(_ paint: Paint) -> Bool { paint.source == .variable(variable) }

    private func isFixed(_ paint: Paint) -> Bool { !paint.variables.contains(variable) }

    private func luminances(of paint: Paint) -> [Double] {
        paint.renditions(in: assignment).map(\.rgb.relativeLuminance)
    }

    /// What is seen beneath the foreground, in every rendition; nil where the variable has a part in it.
    private var grounds: Set<SRGB8>? {
        let beneath = fixed.dropFirst().compactMap(\.self)
        guard beneath.count == layers.count - 1 else { return nil }
        let composites = beneath.together.map { colors in
            colors[0].composited(over: Array(colors.dropFirst()))
        }
        return composites.contains(nil) ? nil : Set(composites.compactMap(\.self))
    }
}
