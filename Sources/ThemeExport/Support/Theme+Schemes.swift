import ColorScience
import ThemeModel

extension Theme {
    /// The mode for a scheme and a contrast; the default mode counts before others.
    func mode(_ scheme: Scheme, _ contrast: ContrastPreference) -> Mode? {
        modes.first { $0.scheme == scheme && $0.contrast == contrast }
    }

    /// The mode for a program that knows light and dark alone; a theme of one scheme looks the same in both.
    func mode(for scheme: Scheme) -> Mode {
        mode(scheme, .standard) ?? modes.first { $0.scheme == scheme } ?? defaultMode
    }

    /// The schemes that the theme has, light first.
    var schemes: [Scheme] {
        Scheme.allCases.filter { scheme in modes.contains { $0.scheme == scheme } }
    }
}

extension Mode {
    /// The colours by the names of their custom properties: `palette-sky-500` and `text-muted`.
    ///
    /// A document that was made in code may have names that no other program could read; these are left out.
    var resources: Table<ThemeColor> {
        var all: Table<ThemeColor> = [:]
        for (name, color) in palette where TokenName.isValid(name) {
            all["palette-\(TokenName.css(name))"] = color
        }
        for (name, color) in colors where TokenName.isWord(name) { all[name] = color }
        return all
    }

    /// The names of a table of another program, each with a role's colour.
    func values<Value>(
        of table: KeyValuePairs<String, Role>,
        _ text: (DisplayColor) -> Value
    ) -> [(String, Value)] {
        table.compactMap { name, role in
            guard let color = self[role] else { return nil }
            return (name, text(color.display))
        }
    }

    /// The same of a table that lists the names of each role, in the order of the names.
    func values<Value>(
        of table: KeyValuePairs<Role, [String]>,
        _ text: (DisplayColor) -> Value
    ) -> [(String, Value)] {
        var values: [(String, Value)] = []
        for (role, names) in table {
            guard let color = self[role] else { continue }
            for name in names {
                values.append((name, text(color.display)))
            }
        }
        return values.sorted { $0.0 < $1.0 }
    }

    /// A role's colour as it looks on the background, for a program that knows no opacity.
    func opaque(_ role: Role) -> SRGB8? {
        guard let color = self[role]?.display, let background = self[.background]?.display else {
            return nil
        }
        return color.composited(over: [background])
    }
}

extension DisplayColor {
    /// `#rrggbb`, and `#aarrggbb` where it is not opaque, as Android has it.
    var hexWithAlphaFirst: String { isOpaque ? rgb.hex : "#\(alphaDigits)\(rgb.hex.dropFirst())" }
}
