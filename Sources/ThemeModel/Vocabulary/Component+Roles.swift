extension Component {
    static let transparent = "transparent"

    /// The role that a part of an unstyled component shows; nil where it is transparent.
    func builtInRole(of color: ComponentColor, in state: ComponentState) -> String? {
        for (part, role) in zip(ComponentColor.allCases, roles[state] ?? []) where part == color {
            return role == Self.transparent ? nil : role
        }
        return nil
    }

    /// The roles of background, text and border of an unstyled component, by state.
    var roles: [ComponentState: [String]] {
        switch self {
        case .button: buttonRoles
        case .switch: switchRoles
        case .cell: cellRoles
        case .segmentedControl: segmentRoles
        case .pin: markRoles(disabled: Self.disabled)
        case .badge: markRoles(disabled: Self.muted)
        case .label: labelRoles
        case .card: cardRoles
        case .field: fieldRoles
        }
    }
}

extension Component {
    private static let disabled = ["surface", "text-disabled", "border"]
    private static let filled = ["primary", "on-primary", "primary"]
    /// Parts that cannot be inactive are still read.
    private static let muted = ["surface", "text-muted", "border"]

    private var buttonRoles: [ComponentState: [String]] {
        [
            .normal: Self.filled,
            .hover: ["primary", "on-primary", "text"],
            .selected: ["text", "background", "text"],
            .disabled: Self.disabled,
        ]
    }

    private var switchRoles: [ComponentState: [String]] {
        [
            .normal: ["surface", "border-strong", "border-strong"],
            .hover: ["surface", "text", "text"],
            .selected: Self.filled,
            .disabled: Self.disabled,
        ]
    }

    private var cellRoles: [ComponentState: [String]] {
        [
            .normal: ["surface", "text", "border"],
            .hover: ["surface-raised", "text", "border"],
            .selected: ["selection", "on-selection", "border"],
            .disabled: Self.disabled,
        ]
    }

    private var segmentRoles: [ComponentState: [String]] {
        [
            .normal: ["surface", "text", "border-strong"],
            .hover: ["surface-raised", "text", "border-strong"],
            .selected: Self.filled,
            .disabled: Self.disabled,
        ]
    }

    private func markRoles(disabled: [String]) -> [ComponentState: [String]] {
        [
            .normal: ["accent", "on-accent", "accent"],
            .hover: ["accent", "on-accent", "text"],
            .selected: Self.filled,
            .disabled: disabled,
        ]
    }

    private var labelRoles: [ComponentState: [String]] {
        [
            .normal: [Self.transparent, "text", Self.transparent],
            .hover: [Self.transparent, "text", Self.transparent],
            .selected: ["selection", "on-selection", Self.transparent],
            .disabled: [Self.transparent, "text-muted", Self.transparent],
        ]
    }

    private var cardRoles: [ComponentState: [String]] {
        [
            .normal: ["surface-raised", "text", "border"],
            .hover: ["surface-raised", "text", "border-strong"],
            .selected: ["surface-raised", "text", "focus"],
            .disabled: Self.muted,
        ]
    }

    private var fieldRoles: [ComponentState: [String]] {
        [
            .normal: ["background", "text", "border-strong"],
            .hover: ["background", "text", "text"],
            .selected: ["background", "text", "focus"],
            .disabled: Self.disabled,
        ]
    }
}
