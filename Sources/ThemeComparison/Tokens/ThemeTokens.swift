import ColorScience
import Findings
import ThemeModel

/// The values of a theme, whatever its id and its file.
struct ThemeTokens {
    var about: Table<TokenValue> = [:]
    let modes: [ModeTokens]

    init(_ theme: Theme) {
        let texts = [
            ("name", theme.name), ("description", theme.description), ("author", theme.author),
            ("license", theme.license), ("homepage", theme.homepage), ("css", theme.style?.css),
        ]
        for (name, text) in texts {
            about[name] = text.map { TokenValue($0) }
        }
        modes = theme.modes.map { ModeTokens($0, of: theme) }
    }

    /// The name may come from the file's.
    var withoutName: ThemeTokens {
        var tokens = self
        tokens.about["name"] = nil
        return tokens
    }
}

extension ThemeTokens: Hashable {
    static func == (left: ThemeTokens, right: ThemeTokens) -> Bool {
        left.about == right.about && left.modes.map(\.name) == right.modes.map(\.name)
            && left.modes.map(\.values) == right.modes.map(\.values)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(about)
        for mode in modes {
            hasher.combine(mode.name)
            hasher.combine(mode.values)
        }
    }
}

/// Every token of a mode by its path in a theme file: `palette.ink`, `fonts.styles.body.size`.
struct ModeTokens {
    let name: String
    private(set) var values: Table<TokenValue> = [:]
    private(set) var colors: Table<ThemeColor> = [:]

    init(_ mode: Mode, of theme: Theme) {
        name = mode.name
        values["scheme"] = TokenValue(mode.scheme.rawValue)
        values["contrast"] = TokenValue(mode.contrast.rawValue)
        values["contrast.level"] = TokenValue(theme.level(of: mode).rawValue)
        let background = mode[.background]
        for (name, color) in mode.palette {
            setColor(color, at: "palette.\(name)", on: background)
        }
        for (name, color) in mode.colors {
            setColor(color, at: "colors.\(name)", on: background)
        }
        setFonts(of: mode)
        for (name, dimension) in mode.layout {
            values["layout.\(name)"] = TokenValue(dimension.css)
        }
        for component in Component.allCases {
            if let style = mode.components[component] {
                setComponent(style, of: component, on: background)
            }
        }
    }

    private mutating func setColor(_ color: ThemeColor, at path: String, on background: ThemeColor?)
    {
        values[path] = TokenValue(color, on: background)
        colors[path] = color
    }

    private mutating func setFonts(of mode: Mode) {
        for (name, stack) in mode.families {
            values["fonts.families.\(name)"] = TokenValue(stack.value.joined(separator: ", "))
        }
        for (name, style) in mode.styles {
            for (property, value) in style.properties {
                values["fonts.styles.\(name).\(property)"] = TokenValue(value)
            }
        }
    }

    private mutating func setComponent(
        _ style: ComponentStyle,
        of component: Component,
        on background: ThemeColor?
    ) {
        for state in ComponentState.allCases {
            let path =
                "components.\(component.rawValue)" + (state == .normal ? "" : ".\(state.rawValue)")
            for part in ComponentColor.allCases {
                if let color = style.color(part, in: state) {
                    setColor(color, at: "\(path).\(part.rawValue)", on: background)
                }
            }
        }
        for part in ComponentDimension.allCases {
            values["components.\(component.rawValue).\(part.rawValue)"] = style.dimensions[part].map
            {
                TokenValue($0.css)
            }
        }
    }
}

extension TextStyle {
    fileprivate var properties: [(name: String, value: String)] {
        [
            ("family", family.joined(separator: ", ")), ("size", size.css),
            ("weight", String(weight)),
            ("slant", slant.rawValue), ("width", CSSNumber.text(of: width) + "%"),
            ("lineHeight", CSSNumber.text(of: lineHeight)), ("letterSpacing", letterSpacing.css),
            ("features", features.isEmpty ? "none" : features.joined(separator: ", ")),
        ]
    }
}
