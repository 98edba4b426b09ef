import ColorScience
import SourceText
import ThemeModel

/// The names of a scheme: `scheme-name`, `base0A-hex`.
enum SchemeNames {
    /// The names of a theme's mode as a scheme of a system.
    static func values(of file: ModeFile, in theme: Theme, as system: TemplateSystem)
        -> [String: MustacheValue]
    {
        let scheme = system == .base24 ? BaseScheme.base24 : .base16
        let variant = scheme.variant(of: file, in: theme)
        let facts = facts(of: file, in: theme, as: system)
        var values: [String: MustacheValue] = [
            "scheme": .group(facts),
            "option": .group(["is-dark-variant": .flag(variant == .dark)]),
            "variant": .text(variant.rawValue),
            "scheme-variant": .text(variant.rawValue),
            "scheme-is-\(variant.rawValue)-variant": .text("true"),
        ]
        for (name, value) in facts { values["scheme-\(name)"] = value }
        if system == .tinted8 {
            values.merge(Tinted8Names.values(of: file, in: theme)) { $1 }
        }
        for (slot, color) in scheme.colors(of: file, in: theme) {
            for (ending, text) in ColorNames.forms(of: color) {
                values["\(slot)-\(ending)"] = .text(text)
            }
        }
        return values
    }

    private static func facts(of file: ModeFile, in theme: Theme, as system: TemplateSystem)
        -> [String: MustacheValue]
    {
        let texts = [
            "name": file.title, "author": theme.author ?? "",
            "description": theme.description ?? "", "slug": file.stem,
            "slug-underscored": file.stem.replacing("-", with: "_"), "system": system.rawValue,
            "family": theme.name, "style": file.mode.name,
        ]
        return texts.mapValues { .text($0.onOneLine) }
    }
}
