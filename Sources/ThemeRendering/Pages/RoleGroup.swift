/// The groups in which roles are shown, in their order.
enum RoleGroup: Int, CaseIterable {
    case surfaces, text, fills, states, marks, code, own

    /// The group of a role by its name.
    init(of role: String) {
        let base = role.hasPrefix("on-") ? String(role.dropFirst(3)) : role
        self = Self.groups[base] ?? (base.hasPrefix("syntax-") ? .code : .own)
    }

    private static let groups = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { group in group.roles.map { ($0, group) } })

    /// The roles of the vocabulary that belong here, but for those of syntax and what lies on a fill.
    private var roles: [String] {
        switch self {
        case .surfaces: ["background", "surface", "surface-raised"]
        case .text:
            [
                "text", "heading", "text-muted", "text-disabled", "link", "link-visited", "border", "border-strong",
                "focus",
            ]
        case .fills: ["primary", "secondary", "accent"]
        case .states: ["success", "warning", "danger", "info"]
        case .marks: ["highlight", "selection"]
        case .code: ["code", "code-background"]
        case .own: []
        }
    }

    /// What stands above them.
    var title: String {
        switch self {
        case .surfaces: "Surfaces"
        case .text: "Text and lines"
        case .fills: "Fills"
        case .states: "States"
        case .marks: "Marks"
        case .code: "Code"
        case .own: "The theme's own"
        }
    }
}
