struct ParsedComponents {
    let function: ColorFunction
    private var values = Components(0, 0, 0)
    private var missing: MissingComponents = []
    private var alpha: Double
    private var count = 0
    private var first = LocatedComponent(value: .none, offset: 0)

    init(function: ColorFunction, alpha: Double) {
        self.function = function
        self.alpha = alpha
    }

    var color: Color {
        Color(
            space: function.space,
            components: values,
            missing: missing,
            alpha: alpha,
            isLegacy: function.isLegacy
        )
    }

    mutating func append(_ component: LocatedComponent) {
        if component.value == .none {
            missing.insert(.component(count))
        }
        let value = function.rules[count].value(of: component.value)
        switch count {
        case 0:
            values.first = value
            first = component
        case 1: values.second = value
        default: values.third = value
        }
        count += 1
    }

    mutating func setAlpha(_ component: LocatedComponent) {
        if component.value == .none { missing.insert(.alpha) }
        alpha = ComponentRule.unit.value(of: component.value)
    }

    /// Refuses `none` as a first component with commas.
    func rejectModernStart() throws(ParsingFailure) {
        try rejectMissing(first)
    }

    /// A later component of the form with commas: rgb() wants all numbers or all percentages, hsl() percentages.
    mutating func appendLegacy(_ component: LocatedComponent) throws(ParsingFailure) {
        try rejectMissing(component)
        if function.space == .hsl {
            guard component.value.isPercentage else {
                throw component.failure("hsl() with commas needs percentages")
            }
        } else if component.value.isPercentage != first.value.isPercentage {
            throw component.failure(
                "numbers and percentages cannot be mixed in \(function.name)() with commas"
            )
        }
        append(component)
    }

    mutating func setLegacyAlpha(_ component: LocatedComponent) throws(ParsingFailure) {
        try rejectMissing(component)
        setAlpha(component)
    }

    private func rejectMissing(_ component: LocatedComponent) throws(ParsingFailure) {
        guard component.value == .none else { return }
        throw component.failure("'none' is not allowed in \(function.name)() with commas")
    }
}

struct LocatedComponent {
    let value: ComponentValue
    let offset: Int

    func failure(_ message: String) -> ParsingFailure {
        ParsingFailure(offset: offset, message: message)
    }
}

enum ComponentValue: Equatable {
    case number(Double)
    case percentage(Double)
    /// An angle with a unit, in degrees.
    case angle(Double)
    case none

    var isPercentage: Bool {
        if case .percentage = self { return true }
        return false
    }
}
