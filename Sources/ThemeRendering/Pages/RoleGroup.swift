/// The groups in which roles are shown.
enum RoleGroup: String, CaseIterable {
    case surfaces = "Surfaces"
    case text = "Text and lines"
    case fills = "Fills"
    case states = "States"
    case marks = "Marks"
    case code = "Code"
    case own = "The theme's own"

    /// The group of a role by its name.
    init(of role: String) {
        let base = role.hasPrefix("on-") ? String(role.dropFirst(3)) : role
        switch base {
        case "background", "surface", "surface-raised": self = .surfaces
        case "text", "heading", "text-muted", "text-disabled", "link", "link-visited", "border", "border-strong",
            "focus":
            self = .text
        case "primary", "secondary", "accent": self = .fills
        case "success", "warning", "danger", "info": self = .states
        case "highlight", "selection": self = .marks
        case "code", "code-background": self = .code
        case _ where base.hasPrefix("syntax-"): self = .code
        default: self = .own
        }
    }
}
