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
            case "text", "heading", "text-muted", "text-disabled", "placeholder", "link",
                "link-visited", "border",
                "border-strong", "focus":
                .text
            case "primary", "secondary", "accent": .fills
            case "success", "warning", "danger", "info": .states
            case "highlight", "selection": .marks
            case "code", "code-background": .code
            default: base.hasPrefix("syntax-") ? .code : .own
            }
    }

    /// A theme's roles in their groups, each with its colour in every mode; `prefix` is `--acme-`, for example.
    static func views(of theme: Theme, prefix: String, _ tokens: TokenList?) -> [View] {
        let start = prefix + "color-"
        // Modes are large: copying each for every role takes longer than all the rest.
        let others = theme.modes.dropFirst().map { (name: $0.name, colors: $0.colors) }
        let mode = theme.defaultMode
        var roles: [RoleGroup: [View]] = [:]
        for (name, color) in mode.colors {
            var values = [value(of: color, in: mode.name)]
            for other in others {
                if let color = other.colors[name] {
                    values.append(value(of: color, in: other.name))
                }
            }
            var source: String?
            if case .derived(let role) = color.origin { source = role }
            roles[RoleGroup(of: name), default: []].append([
                .name: .text(name),
                .href: .text(ifAny: tokens?.address(of: "colors.\(name)")),
                .property: .text(start + name),
                .origin: .text(ifAny: source),
                .values: .list(values),
            ])
        }
        return allCases.compactMap { group in
            roles[group].map { [.name: .text(group.rawValue), .roles: .list($0)] }
        }
    }

    private static func value(of color: ThemeColor, in mode: String) -> View {
        let (css, written) = color.texts
        return [
            .mode: .text(mode),
            .color: .text(css),
            .value: .text(written),
            .oklch: .text(ifAny: color.oklchText),
            .alias: .text(ifAny: color.origin == .declared ? color.alias?.phrase : nil),
        ]
    }
}

extension ThemeColor {
    /// The colour as CSS, and for readers: as written if it is outside sRGB, or "unreadable".
    var texts: (css: String, written: String) {
        let css = display.css
        return (css, isKnown ? color.isInSRGBGamut ? css : color.css : "unreadable")
    }

    /// The colour as `oklch()`, with as many digits as tell 8-bit colours apart, or "unreadable"; nil where `#rrggbb`
    /// says it all, since there are hundreds of them on a page, whose script can tell.
    var oklchText: String? {
        guard isKnown else { return "unreadable" }
        let text = Self.text(color.oklch, alpha: color.alpha)
        return display.isOpaque && text == Self.text(OKLCH(display.rgb.oklab), alpha: 1)
            ? nil : text
    }

    private static func text(_ exact: OKLCH, alpha: Double) -> String {
        func rounded(_ value: Double, _ scale: Double) -> Double {
            (value * scale).rounded() / scale
        }
        let hue = exact.isHuePowerless ? 0 : rounded(exact.hue, 10)
        let short = OKLCH(
            lightness: rounded(exact.lightness, 10_000),
            chroma: rounded(exact.chroma, 10_000),
            hue: hue
        )
        return Color(short, alpha: alpha).css
    }
}
