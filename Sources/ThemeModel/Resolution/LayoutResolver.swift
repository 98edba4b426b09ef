import Findings
import SourceText

struct LayoutResolver {
    private let layout: Table<Located<DimensionExpression>>
    private var resolved: [String: Dimension] = [:]
    private(set) var findings = FindingSet()
    private var guesses: GuessBudget

    init(_ appearance: Appearance, _ guesses: GuessBudget) {
        var layout = Self.defaults
        layout.merge(appearance.layout)
        self.layout = layout
        self.guesses = guesses
    }

    static let defaults: Table<Located<DimensionExpression>> = [
        "measure": Located(.literal(Dimension(68, .ch))),
        "border": Located(.literal(Dimension(1, .px))),
        "spacing.xs": Located(.literal(Dimension(0.25, .rem))),
        "spacing.sm": Located(.literal(Dimension(0.5, .rem))),
        "spacing.md": Located(.literal(Dimension(1, .rem))),
        "spacing.lg": Located(.literal(Dimension(1.5, .rem))),
        "spacing.xl": Located(.literal(Dimension(2.5, .rem))),
        "radius.sm": Located(.literal(Dimension(4, .px))),
        "radius.md": Located(.literal(Dimension(8, .px))),
        "radius.lg": Located(.literal(Dimension(16, .px))),
        "radius.full": Located(.literal(Dimension(999, .px))),
    ]

    mutating func dimensions() -> Table<Dimension> {
        layout.compactMapValues { name, expression in
            let path = "layout." + name
            let dimension = dimension(of: expression, named: path)
            resolved[path] = dimension
            return dimension
        }
    }

    /// The dimension at the end of an expression's aliases, or zero with a finding.
    mutating func dimension(
        of expression: Located<DimensionExpression>,
        named name: @autoclosure () -> String
    ) -> Dimension {
        switch expression.value {
        case .literal(let dimension):
            return dimension
        case .reference(let path):
            if let known = resolved[path] { return known }
        }
        var chain = [name()]
        let dimension = follow(expression, &chain) ?? Dimension(0, .px)
        // No alias can name a dimension of a component.
        for path in chain where path.hasPrefix("layout.") {
            resolved[path] = dimension
        }
        return dimension
    }

    /// Follows aliases and adds the path of each to a chain; nil with a finding where they lead nowhere.
    private mutating func follow(
        _ expression: Located<DimensionExpression>,
        _ chain: inout [String]
    ) -> Dimension? {
        var indices = [chain[0]: 0]
        var current = expression
        while case .reference(let path) = current.value {
            if let known = resolved[path] { return known }
            if let start = indices.updateValue(chain.count, forKey: path) {
                reportCycle(chain[start...] + [path], at: current.location)
                return nil
            }
            guard let name = path.suffix(after: "layout."), let next = layout[name] else {
                reportUnknown(path, at: current.location)
                return nil
            }
            chain.append(path)
            current = next
        }
        guard case .literal(let dimension) = current.value else { return nil }
        return dimension
    }

    private mutating func reportCycle(
        _ chain: some Sequence<String>,
        at location: SourceLocation?
    ) {
        findings.add(
            Finding(
                .aliasCycle,
                .error,
                "aliases lead in a circle: \(chain.joined(separator: " → "))",
                help: "give one of them a dimension of its own",
                at: location
            )
        )
    }

    private mutating func reportUnknown(_ path: String, at location: SourceLocation?) {
        let paths = layout.names.map { "layout.\($0)" }
        let guess = guesses.closest(to: path, among: paths)
        findings.add(
            Finding(
                .unknownReference,
                .error,
                "no dimension is called '\(path.excerpt)'",
                help: guess.map { didYouMean("{\($0)}") }
                    ?? "name it by its path, as in '{layout.radius.md}'",
                at: location
            )
        )
    }
}
