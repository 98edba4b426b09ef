extension Component {
    /// One colour of a component in one state.
    package struct Part: Hashable, Sendable {
        package let component: Component
        package let color: ComponentColor
        package let state: ComponentState
        /// The role that an unstyled component shows; nil if it is transparent.
        package let builtInRole: String?

        init(_ component: Component, _ color: ComponentColor, in state: ComponentState) {
            self.component = component
            self.color = color
            self.state = state
            builtInRole = component.builtInRole(of: color, in: state)
        }

        var name: String { component.name(of: color, in: state) }

        /// The path in a file: `components.button.text`, `components.button.hover.text`.
        package var path: String {
            let start = "components.\(component.rawValue)"
            if state == .normal { return "\(start).\(color.rawValue)" }
            return "\(start).\(state.rawValue).\(color.rawValue)"
        }
    }

    /// All parts by their names.
    package static let parts: [String: Part] = {
        let named = listedParts.joined().map { ($0.name, $0) }
        return Dictionary(uniqueKeysWithValues: named)
    }()

    /// The parts of each component, state by state.
    package static let listedParts: [[Part]] = allCases.map { component in
        ComponentState.allCases.flatMap { state in
            ComponentColor.allCases.map { Part(component, $0, in: state) }
        }
    }
}
