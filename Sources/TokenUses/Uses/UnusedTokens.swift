package import ThemeModel

extension UsedTokens {
    /// The names of tokens that no file uses, neither itself nor by another token, in the order of the themes.
    package func unused(
        in sheets: [StyleUses],
        _ pairs: UsedPairs,
        of themes: [Theme]
    ) -> [String] {
        var used = aliased(in: themes)
        var names: Set<String> = []
        for sheet in sheets {
            names.formUnion(sheet.mentions)
            names.formUnion(sheet.variables.lazy.map(\.name))
        }
        names.formUnion(pairs.unjudged.lazy.map(\.name))
        for name in names {
            if let token = token(named: name) { used.insert(token.path) }
        }
        for pair in pairs.pairs {
            for layer in [pair.foreground] + pair.grounds {
                used.formUnion([layer.name, "colors.\(layer.name)"])
            }
        }
        return all.filter { !used.contains($0.path) }.map(\.title)
    }

    /// The paths of the tokens that others are names of.
    private func aliased(in themes: [Theme]) -> Set<String> {
        var paths: Set<String> = []
        for mode in themes.lazy.flatMap(\.modes) {
            let tables = [mode.palette, mode.colors]
            for color in tables.lazy.joined().map(\.value) where color.origin == .declared {
                if let path = color.alias?.path { paths.insert(path) }
            }
        }
        return paths
    }
}
