import ThemeModel

/// What a theme says, whatever its id and wherever it is written.
struct ThemeTokens {
    /// What is said of the theme as a whole.
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

    /// The same without the name, which may come from the file's.
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
