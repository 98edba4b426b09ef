import ColorScience

/// The style of one component in a theme file.
public struct ComponentDescriptor: Hashable, Sendable {
    /// The colours it sets, by state.
    public var colors: [ComponentState: [ComponentColor: Located<ColorExpression>]] = [:]
    /// The dimensions it sets.
    public var dimensions: [ComponentDimension: Located<DimensionExpression>] = [:]

    /// Makes a descriptor that sets nothing.
    public init() {}

    /// This descriptor with the values of `other` over it.
    public func merging(_ other: ComponentDescriptor) -> ComponentDescriptor {
        var result = self
        result.colors.merge(other.colors) { own, new in
            own.merging(new) { $1 }
        }
        result.dimensions.merge(other.dimensions) { $1 }
        return result
    }
}

extension Component {
    /// The looks of components that a theme does not style: role colours, and the theme's radius and spacing.
    static let builtIn = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.defaults) })

    private var defaults: ComponentDescriptor {
        var descriptor = ComponentDescriptor()
        for (state, names) in roles {
            for (color, name) in zip(ComponentColor.allCases, names) {
                descriptor.colors[state, default: [:]][color] = Located(Self.expression(name))
            }
        }
        descriptor.dimensions = [
            .radius: Located(.reference("layout.radius.\(defaultRadius)")),
            .padding: Located(.reference("layout.spacing.\(defaultPadding)")),
            .borderWidth: Located(.reference("layout.border")),
        ]
        return descriptor
    }

    private static func expression(_ role: String) -> ColorExpression {
        if role == Self.transparent {
            return ColorExpression(.literal(Color(.black).withAlpha(0)))
        }
        return ColorExpression(.reference("colors.\(role)"))
    }

    private var defaultRadius: String {
        switch self {
        case .switch, .pin, .badge: "full"
        case .card: "lg"
        case .cell, .label: "sm"
        case .button, .segmentedControl, .field: "md"
        }
    }

    private var defaultPadding: String {
        switch self {
        case .card, .cell: "md"
        case .label: "xs"
        case .button, .switch, .segmentedControl, .pin, .field, .badge: "sm"
        }
    }
}
