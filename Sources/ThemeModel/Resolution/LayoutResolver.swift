import Findings

/// Follows aliases between a theme's dimensions.
struct LayoutResolver {
    private let layout: Table<Located<DimensionExpression>>
    private(set) var findings: [Finding] = []

    init(_ appearance: Appearance) {
        var layout = Self.defaults
        layout.merge(appearance.layout)
        self.layout = layout
    }

    /// The dimensions every theme has.
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

    /// Every dimension by dotted name.
    mutating func dimensions() -> Table<Dimension> {
        var table: Table<Dimension> = [:]
        for (name, expression) in layout { table[name] = dimension(of: expression, named: "layout.\(name)") }
        return table
    }

    /// The dimension that an expression comes to, or zero with a finding.
    mutating func dimension(of expression: Located<DimensionExpression>, named name: String) -> Dimension {
        var chain = [name]
        var seen: Set<String> = [name]
        var current = expression
        while case .reference(let path) = current.value {
            chain.append(path)
            guard seen.insert(path).inserted else {
                report(
                    .aliasCycle, "aliases lead in a circle: \(chain.joined(separator: " → "))", at: expression.location)
                return Dimension(0, .px)
            }
            guard path.hasPrefix("layout."), let next = layout[String(path.dropFirst(7))] else {
                let guess = closestMatch(to: path, among: layout.names.map { "layout.\($0)" })
                report(
                    .unknownReference, "no dimension is called '\(path)'",
                    help: guess.map { "did you mean '{\($0)}'?" },
                    at: current.location)
                return Dimension(0, .px)
            }
            current = next
        }
        guard case .literal(let dimension) = current.value else { return Dimension(0, .px) }
        return dimension
    }

    private mutating func report(_ rule: RuleID, _ message: String, help: String? = nil, at location: SourceLocation?) {
        let finding = Finding(rule, .error, message, help: help ?? "give it a dimension of its own", at: location)
        if !findings.contains(finding) { findings.append(finding) }
    }
}
