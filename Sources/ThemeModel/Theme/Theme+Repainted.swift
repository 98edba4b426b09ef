extension Theme {
    /// The theme with other colours: `paint` gets each with its path, such as `colors.text`, and nil takes it away.
    package func repainted(_ paint: (_ path: String, _ color: ThemeColor) -> ThemeColor?) -> Theme {
        var theme = self
        for (index, mode) in modes.enumerated() {
            theme.modes[index].palette = mode.palette.compactMapValues { paint("palette.\($0)", $1) }
            theme.modes[index].colors = mode.colors.compactMapValues { paint("colors.\($0)", $1) }
            for (component, style) in mode.components {
                for state in ComponentState.allCases {
                    for part in ComponentColor.allCases {
                        guard let color = style.color(part, in: state) else { continue }
                        let path = "components.\(component.rawValue).\(state.rawValue).\(part.rawValue)"
                        theme.modes[index].components[component]?.set(part, in: state, to: paint(path, color))
                    }
                }
            }
        }
        return theme
    }
}
