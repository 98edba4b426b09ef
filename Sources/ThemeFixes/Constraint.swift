import ColorScience
import Findings
import ThemeChecks

/// A requirement of colours, measured as a function of the variables.
struct Constraint: Sendable {
    enum Kind: Sendable {
        /// The least ratio of all stacks, each from the foreground down.
        case contrast(stacks: [[ColorFormula]])
        /// The distance of two colours on a backdrop in the worst kind of vision: see `Distinctness`.
        case distinct(ColorFormula, ColorFormula, on: ColorFormula)
        /// A dark background stays dark, a light one light: the mode may have its name from it.
        case scheme(background: ColorFormula, isDark: Bool)
    }

    let theme: String
    let mode: String
    let pair: PairName
    let kind: Kind
    let required: Double
    /// Whether to fix a failure; otherwise it only must not get worse.
    let isTarget: Bool
    let variables: [Int]
    /// The variables to change first: the foreground's, or the background's if the foreground is derived.
    let owners: Set<Int>

    init(
        theme: String, mode: String, pair: PairName, kind: Kind, required: Double, isTarget: Bool = false
    ) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.kind = kind
        self.required = required
        self.isTarget = isTarget
        variables = kind.formulas.reduce(into: Set<Int>()) { $0.formUnion($1.variables) }.sorted()
        owners = kind.owners.reduce(into: []) { $0.formUnion($1.variables) }
    }

    func measure(_ assignment: Assignment) -> Double {
        switch kind {
        case .contrast(let stacks):
            return stacks.map { Self.ratio(of: $0.map { $0.renditions(in: assignment) }) }.min() ?? 21
        case .distinct(let first, let second, on: let backdrop):
            guard let (first, second) = Self.views(of: first, second, on: backdrop, assignment) else { return 1 }
            return Distinctness.closest(first, second).difference
        case .scheme(let background, let isDark):
            let color = background.renditions(in: assignment)[0].rgb
            return (Contrast.lightness(of: color) < 50) == isDark ? 1 : 0
        }
    }

    func isMet(_ assignment: Assignment, atLeast threshold: Double) -> Bool { measure(assignment) >= threshold }

    private static func views(
        of first: ColorFormula, _ second: ColorFormula, on backdrop: ColorFormula, _ assignment: Assignment
    ) -> (SRGB8, SRGB8)? {
        let ground = [backdrop.renditions(in: assignment)[0]]
        guard let first = first.renditions(in: assignment)[0].composited(over: ground),
            let second = second.renditions(in: assignment)[0].composited(over: ground)
        else { return nil }
        return (first, second)
    }

    /// The worst ratio of a stack; each layer has one or more renditions.
    static func ratio(of layers: [[DisplayColor]]) -> Double {
        if layers.allSatisfy({ $0.count == 1 }) { return ratio(of: layers.map { $0[0] }) }
        return layers.together.map { ratio(of: $0) }.min() ?? 21
    }

    static func ratio(of layers: [DisplayColor]) -> Double {
        guard let front = layers[0].composited(over: layers[1...]),
            let ground = layers[1].composited(over: layers[2...])
        else { return 0 }
        return Contrast.ratio(of: front, on: ground)
    }
}

extension Constraint {
    var stackCount: Int {
        if case .contrast(let stacks) = kind { stacks.count } else { 1 }
    }

    /// Whether luminance alone decides it, whichever variable is changed.
    var isDecidedByLuminance: Bool {
        if case .distinct = kind { return false }
        return kind.formulas.allSatisfy(\.isOpaque)
    }
}

extension Constraint.Kind {
    fileprivate var formulas: [ColorFormula] {
        switch self {
        case .contrast(let stacks): stacks.flatMap(\.self)
        case .distinct(let first, let second, on: let backdrop): [first, second, backdrop]
        case .scheme(let background, _): [background]
        }
    }

    fileprivate var owners: [ColorFormula] {
        guard case .contrast(let stacks) = self else { return [] }
        return stacks.compactMap { layers in layers.prefix(2).first(where: \.isVariable) ?? layers.first }
    }
}
