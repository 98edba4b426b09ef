extension Theme {
    /// The theme with other colours: `paint` gets each with its path, such as `colors.text`.
    package func repainted(_ paint: (_ path: String, _ color: ThemeColor) -> ThemeColor) -> Theme {
        var theme = self
        for index in theme.modes.indices {
            for (name, color) in modes[index].palette {
                theme.modes[index].palette.set(name, paint("palette.\(name)", color))
            }
            for (name, color) in modes[index].colors {
                theme.modes[index].colors.set(name, paint("colors.\(name)", color))
            }
            for (component, style) in modes[index].components {
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
