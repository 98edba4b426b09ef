/// A class that paints elements in the one that has it: `*:bg-card` or `[&_p]:opacity-50`.
struct InnerPaint: Hashable {
    /// The most that an element hands on.
    private static let limit = 24
    private static let anything = InnerPaint(elements: nil, isEffect: true, facts: Facts())

    /// The name of the elements; nil for elements of any name.
    private let elements: String?
    /// Elements in those directly inside are left out.
    private var isForChildren = false
    private let isEffect: Bool
    private let facts: Facts

    private init(elements: String?, isEffect: Bool, facts: Facts) {
        self.elements = elements
        self.isEffect = isEffect
        self.facts = facts
    }

    /// Nil for a class about the element itself, and for one that changes no ground.
    init?(_ setting: PaintSetting, _ property: PaintProperty, _ table: FactTable) {
        let others = setting.facts.items.filter { table.kinds[$0.key] == .elsewhere }
        let own = setting.facts.filter { table.kinds[$0.key] != .elsewhere }
        let isEffect = property == .opacity && setting.value != .opaque
        guard let first = others.first, property == .ground || isEffect,
            let inner = table.inside(own)
        else { return nil }
        let selector = others.count == 1 ? table.name(first.key) : "**"
        let parts = Self.parts(of: selector)
        self.init(elements: Self.name(parts.last), isEffect: isEffect, facts: inner)
        isForChildren = selector == "*" || selector.hasPrefix("[&>") && parts.count == 1
    }

    /// The compounds after the `&` of a selector without brackets.
    private static func parts(of selector: String) -> [Substring] {
        let rest = selector.drop { $0 != "&" }.dropFirst().dropLast()
        if rest.contains(where: { "[](),".contains($0) }) { return [] }
        return rest.split { "_>+~".contains($0) }
    }

    private static func name(_ compound: Substring?) -> String? {
        let name = compound?.prefix { $0.isLetter || $0.isNumber || $0 == "-" } ?? ""
        return name.isEmpty ? nil : String(name)
    }
}

// MARK: - Use

extension InnerPaint {
    /// The unknown setting that it is for an element; nil for one of another name.
    func setting(for element: PaintedElement) -> (setting: PaintSetting, isEffect: Bool)? {
        guard element.mayBe(elements) else { return nil }
        let setting = PaintSetting(
            name: "",
            value: .unknown(.rules(.outerClass)),
            facts: facts,
            offset: 0,
            rank: PaintRank(isImportant: true)
        )
        return (setting, isEffect)
    }

    /// The paints that an element hands on, with its own; a component may stand for no element.
    static func handedOn(
        _ outer: [InnerPaint],
        through element: PaintedElement,
        with own: [InnerPaint]
    ) -> [InnerPaint] {
        var paints = outer.filter { element.component != nil || !$0.isForChildren }
        for paint in own where !paints.contains(paint) { paints.append(paint) }
        return paints.count > limit ? [anything] : paints
    }
}
