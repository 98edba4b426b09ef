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
        for (name, text) in texts { about[name] = text.map { TokenValue($0) } }
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
            addColor(color, at: "palette.\(name)", on: background)
        }
        for (name, color) in mode.colors {
            addColor(color, at: "colors.\(name)", on: background)
        }
        addFonts(of: mode)
        for (name, dimension) in mode.layout {
            values["layout.\(name)"] = TokenValue(dimension.css)
        }
        for component in Component.allCases {
            if let style = mode.components[component] {
                addStyle(style, of: component, on: background)
            }
        }
    }

    private mutating func addColor(
        _ color: ThemeColor,
        at path: String,
        on background: ThemeColor?
    ) {
        values[path] = TokenValue(color, on: background)
        colors[path] = color
    }

    private mutating func addFonts(of mode: Mode) {
        for (name, stack) in mode.families {
            values["fonts.families.\(name)"] = TokenValue(stack.value.joined(separator: ", "))
        }
        for (name, style) in mode.styles {
            for (property, value) in style.properties {
                values["fonts.styles.\(name).\(property)"] = TokenValue(value)
            }
        }
    }

    private mutating func addStyle(
        _ style: ComponentStyle,
        of component: Component,
        on background: ThemeColor?
    ) {
        let start = "components.\(component.rawValue)"
        for state in ComponentState.allCases {
            let path = state == .normal ? start : "\(start).\(state.rawValue)"
            for part in ComponentColor.allCases {
                if let color = style.color(part, in: state) {
                    addColor(color, at: "\(path).\(part.rawValue)", on: background)
                }
            }
        }
        for part in ComponentDimension.allCases {
            let dimension = style.dimensions[part]
            values["\(start).\(part.rawValue)"] = dimension.map { TokenValue($0.css) }
        }
    }
}

extension TextStyle {
    fileprivate var properties: [(name: String, value: String)] {
        [
            ("family", family.joined(separator: ", ")),
            ("size", size.css),
            ("weight", String(weight)),
            ("slant", slant.rawValue),
            ("width", CSSNumber.text(of: width) + "%"),
            ("lineHeight", CSSNumber.text(of: lineHeight)),
            ("letterSpacing", letterSpacing.css),
            ("features", features.isEmpty ? "none" : features.joined(separator: ", ")),
        ]
    }
}
