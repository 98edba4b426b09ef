import ColorScience
import Findings
import ThemeModel

extension PairList {
    /// Adds the pairs of roles that every theme has, derived ones among them.
    mutating func addVocabulary() {
        for backdrop in Mode.surfaces {
            addPair("text", on: backdrop, mode.use("body", "quote", "label", "caption"))
        }
        for backdrop in mode.grounds {
            addRoles(on: backdrop)
        }
        addPair("primary", on: "background", .nonText)
        if let placeholder = mode[.placeholder], !placeholder.isDefault {
            addPair("placeholder", on: "background", mode.use("body"))
        }
        for name in mode.colors.names {
            addPairByName(of: name)
        }
    }

    private mutating func addRoles(on backdrop: String) {
        addPair("heading", on: backdrop, mode.use("h1", "h2", "h3", "h4", "h5", "h6"))
        addPair("text-muted", on: backdrop, mode.use("body", "caption", "label"))
        for role in ["link", "link-visited"] {
            addPair(role, on: backdrop, mode.use("body", "caption"))
        }
        for role in ["border-strong", "focus", "success", "warning", "danger", "info"] {
            addPair(role, on: backdrop, .nonText)
        }
        for role in ["text-disabled", "border"] {
            addPair(role, on: backdrop, .exempt)
        }
    }

    /// Adds `on-primary` on `primary`, and a role of code on the background of code.
    private mutating func addPairByName(of role: String) {
        if role.hasPrefix("on-") {
            let fill = String(role.dropFirst("on-".count))
            if mode.colors.contains(fill) {
                addPair(role, on: fill, mode.use("body", "label", "button"))
            }
        } else if role.hasPrefix("syntax-") || role == "code" {
            addPair(role, on: "code-background", mode.use("code"))
        }
    }
}

extension Mode {
    /// The grounds of text: `surface-raised` counts unless it is the colour of another ground.
    var grounds: [String] {
        let page = ["background", "surface"]
        guard let raised = self[.surfaceRaised]?.renditions else { return page }
        let isPage = raised[0].isOpaque && page.contains { colors[$0]?.renditions == raised }
        return isPage ? page : page + ["surface-raised"]
    }

    func use(_ styles: String...) -> ContrastUse {
        use(.text(styles: styles))
    }
}
