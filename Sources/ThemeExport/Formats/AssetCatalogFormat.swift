import ColorScience
import SourceText
import ThemeModel

/// A theme's colours as an asset catalog of Xcode: light and dark, each in two contrasts, in sRGB and P3.
enum AssetCatalogFormat: ExportFormat {
    static let name = "xcassets"
    static let summary = "an asset catalog with light, dark and high-contrast colours"
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap(files)
    }

    private static func files(for theme: ExportedTheme) -> [ExportedFile] {
        let folder = "\(theme.fileName).xcassets"
        let entries = entries(of: theme.theme)
        let modes = entries.map(\.mode.resources)
        var all = modes[0]
        for mode in modes.dropFirst() { all.merge(mode) { first, _ in first } }
        var files = [ExportedFile(name: "\(folder)/Contents.json", text: file([:]))]
        var names = UniqueNames(ignoresCase: true)
        for name in all.names {
            let values = zip(entries, modes).compactMap { entry, mode in
                mode[name].map { (entry.appearances, $0) }
            }
            let unique = names.unique(name) { "\(name)_\($0)" }
            files.append(
                ExportedFile(
                    name: "\(folder)/\(unique).colorset/Contents.json",
                    text: file(["colors": .list(colors(values))])
                )
            )
        }
        return files
    }

    private struct Entry {
        let mode: Mode
        let appearances: [JSONValue]
    }

    /// The conditions of the catalog; the first is none, and a theme of one scheme has nothing but it.
    private static func entries(of theme: Theme) -> [Entry] {
        let base = theme.mode(for: .light)
        var entries = [Entry(mode: base, appearances: [])]
        let dark: JSONValue = ["appearance": "luminosity", "value": "dark"]
        let high: JSONValue = ["appearance": "contrast", "value": "high"]
        if base.scheme == .light, theme.schemes.count > 1 {
            entries.append(Entry(mode: theme.mode(for: .dark), appearances: [dark]))
        }
        if let more = theme.mode(base.scheme, .more) {
            entries.append(Entry(mode: more, appearances: [high]))
        }
        if base.scheme == .light, let more = theme.mode(.dark, .more) {
            entries.append(Entry(mode: more, appearances: [dark, high]))
        }
        return entries
    }

    private static func colors(_ values: [(appearances: [JSONValue], color: ThemeColor)])
        -> [JSONValue]
    {
        let isWide = values.contains { $0.color.wide != nil }
        return values.flatMap { appearances, color -> [JSONValue] in
            let shown = srgb(color.display)
            if !isWide { return [entry(shown, appearances, gamut: nil)] }
            let wide = color.wide == nil ? shown : displayP3(color)
            return [
                entry(shown, appearances, gamut: "sRGB"),
                entry(wide, appearances, gamut: "display-P3"),
            ]
        }
    }

    private static func entry(_ color: JSONValue, _ appearances: [JSONValue], gamut: String?)
        -> JSONValue
    {
        [
            "appearances": appearances.isEmpty ? nil : .list(appearances),
            "color": color,
            "display-gamut": .text(gamut),
            "idiom": "universal",
        ]
    }

    private static func srgb(_ color: DisplayColor) -> JSONValue {
        func channel(_ value: UInt8) -> JSONValue {
            .string("0x\(value.hexDigits.uppercased())")
        }
        return value(
            "srgb",
            channel(color.rgb.red),
            channel(color.rgb.green),
            channel(color.rgb.blue),
            alpha: color.alpha
        )
    }

    private static func displayP3(_ color: ThemeColor) -> JSONValue {
        let p3 = color.color.converted(to: DisplayP3.self)
        func channel(_ value: Double) -> JSONValue {
            .string(CSSNumber.text(of: min(max(value, 0), 1)))
        }
        return value(
            "display-p3",
            channel(p3.red),
            channel(p3.green),
            channel(p3.blue),
            alpha: color.display.alpha
        )
    }

    private static func value(
        _ space: JSONValue,
        _ red: JSONValue,
        _ green: JSONValue,
        _ blue: JSONValue,
        alpha: Double
    ) -> JSONValue {
        [
            "color-space": space,
            "components": [
                "alpha": .string(CSSNumber.text(of: alpha)),
                "blue": blue,
                "green": green,
                "red": red,
            ],
        ]
    }

    private static func file(_ content: JSONValue) -> String {
        guard case .object(let members) = content else { return "" }
        let info: JSONValue = ["author": "xcode", "version": .integer(1)]
        return JSONValue.object(members + [(key: "info", value: info)]).indented + "\n"
    }
}
