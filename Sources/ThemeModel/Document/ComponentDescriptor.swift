import ColorScience

/// What a theme file says about one component.
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
        result.colors.merge(other.colors) { $0.merging($1) { $1 } }
        result.dimensions.merge(other.dimensions) { $1 }
        return result
    }
}

extension Component {
    /// The looks of components that a theme does not style: role colours, and the theme's radius and spacing.
    static let builtIn = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.defaults) })

    private var defaults: ComponentDescriptor {
        var descriptor = ComponentDescriptor()
        for (state, names) in defaultRoles {
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

    func builtInRole(of color: ComponentColor, in state: ComponentState) -> String? {
        let roles = zip(ComponentColor.allCases, defaultRoles[state] ?? [])
        return roles.first { $0 == color && $1 != "transparent" }?.1
    }

    private static func expression(_ role: String) -> ColorExpression {
        role == "transparent"
            ? ColorExpression(.literal(Color(SRGB8(red: 0, green: 0, blue: 0)).withAlpha(0)))
            : ColorExpression(.reference("colors.\(role)"))
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

    /// The roles of background, text and border, by state.
    private var defaultRoles: [ComponentState: [String]] {
        let disabled = ["surface", "text-disabled", "border"]
        let filled = ["primary", "on-primary", "primary"]
        let tinted = ["accent", "on-accent", "accent"]
        // What cannot be inactive is still read.
        let muted = ["surface", "text-muted", "border"]
        switch self {
        case .button:
            return [
                .normal: filled, .hover: ["primary", "on-primary", "text"],
                .selected: ["text", "background", "text"], .disabled: disabled,
            ]
        case .switch:
            let off = ["surface", "border-strong", "border-strong"]
            return [
                .normal: off, .hover: ["surface", "text", "text"], .selected: filled,
                .disabled: disabled,
            ]
        case .cell:
            return [
                .normal: ["surface", "text", "border"],
                .hover: ["surface-raised", "text", "border"],
                .selected: ["selection", "on-selection", "border"], .disabled: disabled,
            ]
        case .segmentedControl:
            return [
                .normal: ["surface", "text", "border-strong"],
                .hover: ["surface-raised", "text", "border-strong"],
                .selected: filled, .disabled: disabled,
            ]
        case .pin, .badge:
            return [
                .normal: tinted, .hover: ["accent", "on-accent", "text"], .selected: filled,
                .disabled: self == .badge ? muted : disabled,
            ]
        case .label:
            let plain = ["transparent", "text", "transparent"]
            return [
                .normal: plain, .hover: plain,
                .selected: ["selection", "on-selection", "transparent"],
                .disabled: ["transparent", "text-muted", "transparent"],
            ]
        case .card:
            return [
                .normal: ["surface-raised", "text", "border"],
                .hover: ["surface-raised", "text", "border-strong"],
                .selected: ["surface-raised", "text", "primary"], .disabled: muted,
            ]
        case .field:
            return [
                .normal: ["background", "text", "border-strong"],
                .hover: ["background", "text", "text"],
                .selected: ["background", "text", "focus"], .disabled: disabled,
            ]
        }
    }
}
