import ColorScience
import SourceText
import ThemeModel

/// The names of a theme's own roles and tokens: `text-muted-hex`, `palette-sky-500-css`, `space-md`.
struct ThemeNames {
    private let facts: [String: MustacheValue]
    private let modes: [[String: MustacheValue]]
    /// The names of the modes for a light and a dark page, which are one in a theme of one scheme.
    private let schemes: [String: MustacheValue]

    init(_ theme: ExportedTheme) {
        let files = theme.modeFiles
        modes = files.enumerated().map { index, file in
            Self.values(of: file, isDefault: index == 0, isLast: index == files.count - 1)
        }
        facts = Self.facts(of: theme)
        var schemes: [String: MustacheValue] = [:]
        for scheme in Scheme.allCases {
            let mode = theme.theme.mode(for: scheme)
            let index = files.firstIndex { $0.mode.name == mode.name } ?? 0
            schemes[scheme.rawValue] = .group(modes[index])
        }
        self.schemes = schemes
    }

    /// The names of the mode at an index, with those of all modes in the list `modes`.
    func values(at index: Int) -> [String: MustacheValue] {
        var values = modes[index].merging(facts) { $1 }.merging(schemes) { $1 }
        values["modes"] = .list(modes)
        return values
    }

    private static func facts(of theme: ExportedTheme) -> [String: MustacheValue] {
        let texts = [
            "id": theme.fileName, "name": theme.theme.name, "author": theme.theme.author,
            "license": theme.theme.license, "homepage": theme.theme.homepage,
            "description": theme.theme.description, "credit": theme.theme.credit,
        ]
        var facts: [String: MustacheValue] = [
            "theme-snake": .text(theme.fileName.replacing("-", with: "_")),
            "theme-camel": .text(Identifiers.camel(theme.fileName)),
            "theme-pascal": .text(Identifiers.pascal(theme.fileName)),
        ]
        for (name, text) in texts {
            let line = text?.onOneLine
            facts["theme-\(name)"] = line.map(MustacheValue.text) ?? .flag(false)
            facts["theme-\(name)-json"] = line.map { .text(JSONValue.string($0).compact) }
        }
        return facts
    }

    private static func values(of file: ModeFile, isDefault: Bool, isLast: Bool)
        -> [String: MustacheValue]
    {
        let mode = file.mode
        var values = tokens(of: mode)
        let other = mode.scheme == .dark ? Scheme.light : .dark
        values["mode"] = .text(mode.fileName)
        values["mode-stem"] = .text(file.stem)
        values["mode-title"] = .text(file.title.onOneLine)
        values["mode-camel"] = .text(Identifiers.camel(mode.fileName))
        values["mode-pascal"] = .text(Identifiers.pascal(mode.fileName))
        values["mode-scheme"] = .text(mode.scheme.rawValue)
        values["mode-is-\(mode.scheme.rawValue)"] = .flag(true)
        values["mode-is-\(other.rawValue)"] = .flag(false)
        values["mode-is-default"] = .flag(isDefault)
        values["mode-is-last"] = .flag(isLast)
        return values
    }

    /// The colours of a mode by role, those of its palette, and all else that has a custom property.
    private static func tokens(of mode: Mode) -> [String: MustacheValue] {
        let background = mode[.background]?.display ?? DisplayColor(rgb: .white)
        let isPalette = { (name: String) in name.hasPrefix("palette-") }
        var values: [String: MustacheValue] = [:]
        var identifiers = Identifiers()
        var roles: [[String: MustacheValue]] = []
        var palette: [[String: MustacheValue]] = []
        for (name, color) in mode.resources {
            let forms = ColorNames.forms(of: color.display, on: background)
            var item = identifiers.names(of: name)
            for (ending, text) in forms {
                values["\(name)-\(ending)"] = .text(text)
                item[ending] = .text(text)
            }
            values[name] = .text(color.display.css)
            if isPalette(name) { palette.append(item) } else { roles.append(item) }
        }
        var others: [[String: MustacheValue]] = []
        for property in mode.customProperties() where !property.isColor {
            let json = JSONValue.string(property.value).compact
            values[property.name] = .text(property.value)
            values["\(property.name)-json"] = .text(json)
            var item = identifiers.names(of: property.name)
            item["value"] = .text(property.value)
            item["value-json"] = .text(json)
            others.append(item)
        }
        values["colors"] = .list(roles.markingLast)
        values["palette"] = .list(palette.markingLast)
        values["tokens"] = .list(others.markingLast)
        return values
    }
}

extension [[String: MustacheValue]] {
    /// The items with `is-last`, since a list in code has commas between them.
    fileprivate var markingLast: Self {
        var items = self
        for index in items.indices {
            items[index]["is-last"] = .flag(index == items.count - 1)
        }
        return items
    }
}
