import ColorScience
import ThemeModel

enum RoleGroup: String, CaseIterable {
    case surfaces = "Surfaces"
    case text = "Text and lines"
    case fills = "Fills"
    case states = "States"
    case marks = "Marks"
    case code = "Code"
    case own = "The theme's own"

    /// The group of a role by its name; `on-primary` is in the group of `primary`.
    init(of role: String) {
        let base = role.hasPrefix("on-") ? String(role.dropFirst(3)) : role
        self =
            switch base {
            case "background", "surface", "surface-raised": .surfaces
            case "text", "heading", "text-muted", "text-disabled", "link", "link-visited", "border", "border-strong",
                "focus":
                .text
            case "primary", "secondary", "accent": .fills
            case "success", "warning", "danger", "info": .states
            case "highlight", "selection": .marks
            case "code", "code-background": .code
            default: base.hasPrefix("syntax-") ? .code : .own
            }
    }

    /// A theme's roles in their groups, each with its colour in every mode; `prefix` is `--acme-`, for example.
    static func views(of theme: Theme, prefix: String) -> [View] {
        let roles = Dictionary(grouping: theme.defaultMode.colors.names) { RoleGroup(of: $0) }
        // Modes are large: copying each for every role takes longer than all the rest.
        let modes = theme.modes.map { (name: $0.name, colors: $0.colors) }
        return allCases.compactMap { group in
            roles[group].map { names in
                [
                    .name: .text(group.rawValue),
                    .roles: .list(names.map { view(of: $0, in: modes, property: "\(prefix)color-\($0)") }),
                ]
            }
        }
    }

    private static func view(
        of role: String, in modes: [(name: String, colors: Table<ThemeColor>)], property: String
    ) -> View {
        let values = modes.compactMap { mode in
            mode.colors[role].map { color -> View in
                let (css, written) = color.texts
                return [.mode: .text(mode.name), .color: .text(css), .value: .text(written)]
            }
        }
        var source: String?
        if case .derived(let role)? = modes[0].colors[role]?.origin { source = role }
        return [
            .name: .text(role), .property: .text(property), .origin: .text(ifAny: source), .values: .list(values),
        ]
    }
}

extension ThemeColor {
    /// The colour as CSS, and for readers: as written if it is outside sRGB, or "unreadable".
    var texts: (css: String, written: String) {
        let css = display.css
        return (css, isKnown ? color.isInSRGBGamut ? css : color.css : "unreadable")
    }
}
