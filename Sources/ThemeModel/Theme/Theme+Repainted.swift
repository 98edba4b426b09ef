extension Theme {
    /// The theme with other colours: `paint` gets each with its path, such as `colors.text`, and nil takes it away.
    package func repainted(_ paint: (_ path: String, _ color: ThemeColor) -> ThemeColor?) -> Theme {
        var theme = self
        for (index, mode) in modes.enumerated() {
            theme.modes[index].palette = mode.palette.compactMapValues { name, color in
                paint("palette.\(name)", color)
            }
            theme.modes[index].colors = mode.colors.compactMapValues { name, color in
                paint("colors.\(name)", color)
            }
            for part in Component.parts.values {
                guard let color = mode.components[part.component]?.color(part.color, in: part.state)
                else { continue }
                theme.modes[index].components[part.component]?.set(
                    part.color,
                    in: part.state,
                    to: paint(part.path, color)
                )
            }
        }
        return theme
    }
}
