import ColorScience
import Findings
package import ThemeModel

extension PairList {
    /// Adds the pairs of the vocabulary, those of styled components, and those that pages show.
    mutating func addDefaults(_ options: CheckOptions) {
        addVocabulary()
        if styled.isEmpty {
            for pair in options.shownRoles { addShown(pair) }
        } else {
            addComponents()
            for pair in options.shownPairs {
                let isStyled = styled.contains(pair.foreground) || styled.contains(pair.background)
                if let pair = isStyled ? pair : pair.ofRoles { addShown(pair) }
            }
        }
    }

    private mutating func addVocabulary() {
        for backdrop in Mode.surfaces {
            add("text", on: backdrop, mode.use("body", "quote", "label", "caption"))
        }
        for backdrop in mode.grounds {
            add("heading", on: backdrop, mode.use("h1", "h2", "h3", "h4", "h5", "h6"))
            add("text-muted", on: backdrop, mode.use("body", "caption", "label"))
            for role in ["link", "link-visited"] {
                add(role, on: backdrop, mode.use("body", "caption"))
            }
            for role in ["border-strong", "focus", "success", "warning", "danger", "info"] {
                add(role, on: backdrop, .nonText)
            }
            for role in ["text-disabled", "border"] { add(role, on: backdrop, .exempt) }
        }
        add("primary", on: "background", .nonText)
        if !(mode[.placeholder]?.isDefault ?? true) {
            add("placeholder", on: "background", mode.use("body"))
        }
        for name in mode.colors.names {
            if name.hasPrefix("on-"), mode.colors.contains(String(name.dropFirst(3))) {
                add(name, on: String(name.dropFirst(3)), mode.use("body", "label", "button"))
            } else if name.hasPrefix("syntax-") || name == "code" {
                add(name, on: "code-background", mode.use("code"))
            }
        }
    }

    /// Adds the text on its background, and the edge, of each component that the theme styles; others show roles.
    private mutating func addComponents() {
        let frames = mode.frames
        for component in Component.allCases {
            for state in ComponentState.allCases {
                let use: ContrastUse =
                    switch component {
                    case _ where state == .disabled && component.isControl: .exempt
                    case .switch, .pin: .nonText
                    case .button, .segmentedControl: mode.use("button")
                    case .label, .badge: mode.use("label")
                    case .cell, .card, .field: mode.use("body")
                    }
                let names = (
                    component.name(of: .text, in: state), component.name(of: .background, in: state)
                )
                if styled.contains(names.0) || styled.contains(names.1) {
                    add(names.0, on: names.1, use)
                } else if component == .label, state != .selected,
                    let role = Component.parts[names.0]?.builtInRole
                {
                    // A label without a fill shows that of a card.
                    for ground in frames { add(role, on: ground, use) }
                }
                if state != .disabled { addEdges(of: component, in: state, on: frames) }
            }
        }
    }

    /// Adds the edges that tell a control from the page, and from cards and rows that the theme styles.
    ///
    /// Source: WCAG 2.2, 1.4.11. Words tell a button.
    private mutating func addEdges(
        of component: Component,
        in state: ComponentState,
        on frames: [String]
    ) {
        guard [.field, .switch, .segmentedControl].contains(component),
            !looksNormal(component, in: state)
        else {
            return
        }
        let edges = [ComponentColor.border, .background].map { component.name(of: $0, in: state) }
        if !edges.contains(where: styled.contains) {
            // Roles, which have pairs on the page.
            let roles = edges.compactMap { Component.parts[$0]?.builtInRole }
            for ground in frames { addEdge(among: roles, on: ground) }
            return
        }
        for ground in mode.grounds + frames { addEdge(among: edges, on: ground) }
        if component == .field {
            add("placeholder", on: component.name(of: .background, in: state), mode.use("body"))
        }
    }

    /// Adds the border or the fill, whichever stands out more.
    private mutating func addEdge(among edges: [String], on ground: String) {
        let ratios = edges.map { edge in
            PairMeasurement(
                PairName(edge, on: ground, use: .nonText),
                in: mode,
                at: .aa,
                declaredAt: nil
            ).worst?.ratio
        }
        let best = edges.indices.max { ratios[$0] ?? 0 < ratios[$1] ?? 0 }
        if let best { add(edges[best], on: ground, .nonText) }
    }

    /// Whether a state has the edges of the normal one, whose pairs judge it.
    private func looksNormal(_ component: Component, in state: ComponentState) -> Bool {
        guard state != .normal, let style = mode.components[component] else { return false }
        return [ComponentColor.border, .background].allSatisfy {
            style.color($0, in: state)?.renditions == style.color($0, in: .normal)?.renditions
        }
    }
}

extension Component {
    /// Whether it can be inactive: WCAG exempts the text of inactive controls alone (1.4.3).
    fileprivate var isControl: Bool { ![.label, .badge, .card].contains(self) }
}

extension Mode {
    /// The fills of cards and rows that the theme styles, unless they are the colour of a ground.
    fileprivate var frames: [String] {
        let page = Self.surfaces.compactMap { colors[$0]?.renditions }
        return fills(of: .card, .cell).filter { name in
            guard let fill = color(named: name)?.renditions else { return false }
            return !(fill[0].isOpaque && page.contains(fill))
        }
    }

    /// What text lies on: `surface-raised` counts unless it is the colour of another ground.
    fileprivate var grounds: [String] {
        let page = ["background", "surface"]
        guard let raised = self[.surfaceRaised]?.renditions else { return page }
        let isPage = raised[0].isOpaque && page.contains { colors[$0]?.renditions == raised }
        return isPage ? page : page + ["surface-raised"]
    }

    fileprivate func use(_ names: String...) -> ContrastUse { use(.text(styles: names)) }

    package var styledComponentColors: Set<String> {
        var names: Set<String> = []
        for (component, style) in components {
            for state in ComponentState.allCases {
                for part in ComponentColor.allCases
                where !(style.color(part, in: state)?.isDefault ?? true) {
                    names.insert(component.name(of: part, in: state))
                }
            }
        }
        return names
    }
}
