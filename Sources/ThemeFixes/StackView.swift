import ColorScience
import ThemeChecks

/// A foreground on everything beneath it as a function of one variable, all others fixed.
struct StackView: Sendable {
    private let layers: [ColorFormula]
    private let variable: Int
    private let assignment: Assignment
    /// The renditions of each layer that does not depend on the variable; nil for the others.
    private let fixed: [[DisplayColor]?]
    init(_ layers: [ColorFormula], _ variable: Int, _ assignment: Assignment) {
        self.layers = layers
        self.variable = variable
        self.assignment = assignment
        fixed = layers.map { $0.variables.contains(variable) ? nil : $0.renditions(in: assignment) }
    }

    /// The ratio; nil where it depends on the variable.
    var fixedRatio: Double? {
        let colors = fixed.compactMap(\.self)
        return colors.count == layers.count ? Constraint.ratio(of: colors) : nil
    }

    func ratio(with color: SRGB8) -> Double {
        let trial = assignment.trying(color, for: variable)
        return Constraint.ratio(of: zip(layers, fixed).map { $1 ?? $0.renditions(in: trial) })
    }

    /// A required ratio as constraints on the variable's luminance; nil where a colour is translucent.
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

    /// The constraints for a foreground that is the better of two colours with one rendition each.
    private func choice(
        _ first: ColorFormula, _ second: ColorFormula, on ground: ColorFormula, _ required: Double
    ) -> [LuminanceConstraint]? {
        let formulas = [first, second, ground]
        guard formulas.count(where: { !isFixed($0) }) == 1, formulas.count(where: isOwn) == 1,
            formulas.allSatisfy({ luminances(of: $0).count == 1 })
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

    private func isOwn(_ formula: ColorFormula) -> Bool { formula.source == .variable(variable) }

    private func isFixed(_ formula: ColorFormula) -> Bool { !formula.variables.contains(variable) }

    private func luminances(of formula: ColorFormula) -> [Double] {
        formula.renditions(in: assignment).map(\.rgb.relativeLuminance)
    }

    /// What is seen beneath the foreground, in every rendition; nil where that depends on the variable.
    private var grounds: Set<SRGB8>? {
        let beneath = fixed.dropFirst().compactMap(\.self)
        guard beneath.count == layers.count - 1 else { return nil }
        let composites = beneath.together.map { $0[0].composited(over: $0[1...]) }
        return composites.contains(nil) ? nil : Set(composites.compactMap(\.self))
    }
}

/// A ratio that a luminance must have to one of some others.
///
/// Where all colours are opaque, a constraint with one free variable has this form.
struct LuminanceConstraint: Hashable, Sendable {
    /// One of these luminances is enough.
    let others: [Double]
    let required: Double

    /// A CIE lightness above or below 50, as a ratio to black or white.
    static let light = LuminanceConstraint(others: [0], required: (middle + 0.05) / 0.05)
    static let dark = LuminanceConstraint(others: [1], required: 1.05 / (middle + 0.05))

    /// The luminance of CIE lightness 50, (66 / 116)³, which no 8-bit colour has.
    private static let middle = 66.0 * 66 * 66 / (116 * 116 * 116)

    func isMet(at luminance: Double, tolerance: Double = 0) -> Bool {
        others.contains { Contrast.ratio(ofLuminance: luminance, on: $0) >= required - tolerance }
    }

    var boundaries: [LuminanceBoundary] { others.flatMap { LuminanceBoundary.of(required, to: $0) } }
}
