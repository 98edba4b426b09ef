import ColorScience
import SourceText
import ThemeModel

/// A theme as an item of a shadcn registry, which its command installs by address.
enum ShadcnFormat: ExportFormat {
    static let name = "shadcn"
    static let summary = "an item of a shadcn registry, to install by its address"
    static let fillsBothSchemes = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { theme in
            let item = item(of: theme.theme, named: theme.fileName)
            return ExportedFile(name: "\(theme.fileName).json", text: item.indented + "\n")
        }
    }

    private static func item(of theme: Theme, named name: String) -> JSONValue {
        let usual = theme.defaultMode
        let light = colors(theme.mode(for: .light))
        let dark = colors(theme.mode(for: .dark))
        return [
            "$schema": "https://ui.shadcn.com/schema/registry-item.json",
            "name": .string(name),
            "type": "registry:theme",
            "title": .string(theme.name),
            "description": .text(theme.description),
            "author": .text(theme.author),
            "cssVars": [
                "theme": .texts(families(usual)),
                "light": .texts(radius(usual) + light),
                "dark": .texts(dark),
            ],
        ]
    }

    private static func colors(_ mode: Mode) -> [(String, String)] {
        mode.values(of: roles, \.css)
    }

    private static func families(_ mode: Mode) -> [(String, String)] {
        ["sans", "serif", "mono"].compactMap { name in
            mode.families[name].map { ("font-\(name)", CSSEscape.fontStack($0.value)) }
        }
    }

    /// Among the light values, which go into `:root`: a project has its radius there, and that would win over a theme's.
    private static func radius(_ mode: Mode) -> [(String, String)] {
        mode.layout["radius.md"].map { [("radius", $0.css)] } ?? []
    }

    private static let roles: KeyValuePairs<String, Role> = [
        "background": .background,
        "foreground": .text,
        "card": .surfaceRaised,
        "card-foreground": .text,
        "popover": .surfaceRaised,
        "popover-foreground": .text,
        "primary": .primary,
        "primary-foreground": Role.primary.on,
        "secondary": .secondary,
        "secondary-foreground": Role.secondary.on,
        "muted": .surface,
        "muted-foreground": .textMuted,
        "accent": .accent,
        "accent-foreground": Role.accent.on,
        "destructive": .danger,
        "destructive-foreground": Role.danger.on,
        "border": .border,
        "input": .borderStrong,
        "ring": .focus,
        "chart-1": .primary,
        "chart-2": .success,
        "chart-3": .warning,
        "chart-4": .danger,
        "chart-5": .info,
        "sidebar": .surface,
        "sidebar-foreground": .text,
        "sidebar-primary": .primary,
        "sidebar-primary-foreground": Role.primary.on,
        "sidebar-accent": .accent,
        "sidebar-accent-foreground": Role.accent.on,
        "sidebar-border": .border,
        "sidebar-ring": .focus,
    ]
}
