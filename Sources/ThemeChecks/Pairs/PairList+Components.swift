import ColorScience
import Findings
package import ThemeModel

extension PairList {
    /// Adds the text on its background, and the edge, of each component that the theme styles; others show roles.
    mutating func addComponents() {
        let frames = mode.frames
        for component in Component.allCases {
            for state in ComponentState.allCases {
                addText(of: component, in: state, on: frames)
                if state != .disabled {
                    addEdges(of: component, in: state, on: frames)
                }
            }
        }
    }

    private mutating func addText(
        of component: Component,
        in state: ComponentState,
        on frames: [String]
    ) {
        let use = use(of: component, in: state)
        let text = component.name(of: .text, in: state)
        let background = component.name(of: .background, in: state)
        if styled.contains(text) || styled.contains(background) {
            addPair(text, on: background, use)
            return
        }
        // A label without a fill shows that of a card.
        guard component == .label, state != .selected else { return }
        guard let role = Component.parts[text]?.builtInRole else { return }
        for ground in frames {
            addPair(role, on: ground, use)
        }
    }

    private func use(of component: Component, in state: ComponentState) -> ContrastUse {
        if state == .disabled, component.isControl { return .exempt }
        switch component {
        case .switch, .pin: return .nonText
        case .button, .segmentedControl: return mode.use("button")
        case .label, .badge: return mode.use("label")
        case .cell, .card, .field: return mode.use("body")
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
        guard component != .card else { return addSelectionLine(of: component, in: state) }
        guard [.field, .switch, .segmentedControl].contains(component) else { return }
        if looksNormal(component, in: state) { return }
        let border = component.name(of: .border, in: state)
        let background = component.name(of: .background, in: state)
        let edges = [border, background]
        guard edges.contains(where: styled.contains) else {
            // Roles, which have pairs on the page.
            let roles = edges.compactMap { Component.parts[$0]?.builtInRole }
            addEdges(among: roles, on: frames)
            return
        }
        addEdges(among: edges, on: mode.grounds + frames)
        if component == .field {
            addPair("placeholder", on: background, mode.use("body"))
        }
    }

    /// Adds the line that alone tells a selected card from others.
    private mutating func addSelectionLine(of component: Component, in state: ComponentState) {
        let border = component.name(of: .border, in: state)
        guard state == .selected, styled.contains(border) else { return }
        let looksOther = [ComponentColor.background, .text].contains { part in
            !isNormal(part, of: component, in: state)
        }
        if looksOther || isNormal(.border, of: component, in: state) { return }
        for ground in mode.grounds {
            addPair(border, on: ground, .nonText)
        }
    }

    /// Adds the border or the fill on each ground, whichever stands out more there.
    private mutating func addEdges(among edges: [String], on grounds: [String]) {
        for ground in grounds {
            let ratios = edges.map { edgeRatio(of: $0, on: ground) }
            let best = edges.indices.max { ratios[$0] < ratios[$1] }
            if let best {
                addPair(edges[best], on: ground, .nonText)
            }
        }
    }

    private func edgeRatio(of edge: String, on ground: String) -> Double {
        let measurement = PairMeasurement(
            PairName(edge, on: ground, use: .nonText),
            in: mode,
            at: .aa
        )
        return measurement.worst?.ratio ?? 0
    }

    /// A state has the edges of the normal one, whose pairs judge it.
    private func looksNormal(_ component: Component, in state: ComponentState) -> Bool {
        guard state != .normal, mode.components[component] != nil else { return false }
        return [ComponentColor.border, .background].allSatisfy { part in
            isNormal(part, of: component, in: state)
        }
    }

    private func isNormal(
        _ part: ComponentColor,
        of component: Component,
        in state: ComponentState
    ) -> Bool {
        let style = mode.components[component]
        let own = style?.color(part, in: state)?.renditions
        return own == style?.color(part, in: .normal)?.renditions
    }
}

extension Component {
    /// A part that can be inactive: WCAG exempts the text of inactive controls alone (1.4.3).
    fileprivate var isControl: Bool { ![.label, .badge, .card].contains(self) }
}

extension Mode {
    /// The fills of cards and rows that the theme styles, unless they are the colour of a ground.
    fileprivate var frames: [String] {
        let page = Self.surfaces.compactMap { colors[$0]?.renditions }
        return fills(of: .card, .cell).filter { name in
            guard let fill = color(named: name)?.renditions else { return false }
            let isPage = fill[0].isOpaque && page.contains(fill)
            return !isPage
        }
    }

    package var styledComponentColors: Set<String> {
        var names: Set<String> = []
        for (component, style) in components {
            for state in ComponentState.allCases {
                for part in ComponentColor.allCases {
                    guard let color = style.color(part, in: state) else { continue }
                    if color.isDefault { continue }
                    names.insert(component.name(of: part, in: state))
                }
            }
        }
        return names
    }
}
