package import ForeignFormats
import SourceText
package import ThemeModel

/// A format as a site offers it: what it is called, for what, and the one line that puts a file of it to use.
package struct Offer: Sendable {
    /// The name of its ``ExportFormat``.
    package let format: String
    /// The use of the offers of a group.
    package let group: String
    package let title: String
    private let pattern: String
    /// There are files to download; else the line makes them.
    private let hasFiles: Bool
    /// The format of a project's own; nil for one of ours.
    private var own: ExportFormats.Choice?

    fileprivate init(
        _ group: String,
        _ format: String,
        _ title: String,
        _ pattern: String,
        hasFiles: Bool = true
    ) {
        self.group = group
        self.format = format
        self.title = title
        self.pattern = pattern
        self.hasFiles = hasFiles
    }

    /// The line for a theme, whose first file has a name.
    package func line(for theme: Theme, file: String) -> String {
        let id = ThemeID.make(from: theme.id)
        return pattern.replacing("{file}", with: file.split(separator: "/").last ?? "").replacing(
            "{id}",
            with: id
        )
        .replacing("{name}", with: JSONValue.string(theme.name).compact)
    }

    /// The files of a theme to download, possibly none; nil where the theme lacks what the format needs.
    package func files(of theme: ExportedTheme) throws -> [ExportedFile]? {
        let choice = try own ?? ExportFormats.format(named: format)
        if !choice.takes(theme) { return nil }
        return hasFiles ? try choice.files(ExportOptions(), [theme]) : []
    }

    /// The reason why a format of the project's own has no files of a theme.
    package func refusal(of theme: ExportedTheme) -> (any Error)? { own?.refusal(of: theme) }

    /// The style sheet that a theme's page uses.
    package static let styleSheet = Offer(
        "Web",
        "css",
        "CSS",
        "<link rel=\"stylesheet\" href=\"{file}\">"
    )

    /// All formats, in groups.
    package static let all: [Offer] = {
        let templates = TemplateFolder.builtIn.templates.map(Offer.init(of:))
        let listed = inGroups(written + templates)
        let known = Set(listed.map(\.format))
        // A format that has no line of its own is a new table.
        return listed + ExportFormats.all.filter { !known.contains($0.name) }.map(Offer.init(of:))
    }()

    /// The offers with those of each group together, in the order in which the groups begin.
    private static func inGroups(_ offers: [Offer]) -> [Offer] {
        var groups: [String] = []
        for offer in offers where !groups.contains(offer.group) { groups.append(offer.group) }
        return groups.flatMap { group in offers.filter { $0.group == group } }
    }

    /// The offers of a project's own formats.
    package static func own(_ templates: TemplateFolder?, _ formats: FormatSet) -> [Offer] {
        let written = templates?.templates.map(Offer.init(of:)) ?? []
        return written + ExportFormats.own(of: formats).map(Offer.init(of:))
    }

    private init(of choice: ExportFormats.Choice) {
        let line = "themepreview export {id} --to \(choice.name)"
        self.init("Other", choice.name, choice.name, line)
        own = choice
    }

    private init(of template: ExportTemplate) {
        let head = template.head
        self.init(head.group, template.name, head.title, head.use)
        own = ExportFormats.format(of: template)
    }

    private static let editorGroup = "Editors"

    /// The offer is a theme of an editor.
    fileprivate var isOfEditor: Bool { group == Self.editorGroup }

    private static let written = web + apps + editors + terminals + sites + own

    private static let web = [
        styleSheet,
        Offer("Web", "scss", "Sass", "@use \"{id}\";"),
        Offer("Web", "tailwind", "Tailwind CSS 4", "@import \"./{file}\";"),
        Offer("Web", "shadcn", "shadcn", "npx shadcn add ./{file}"),
    ]

    private static let apps = [
        Offer("Design and apps", "dtcg", "Design tokens", "cp {id}.*.json tokens/"),
        Offer(
            "Design and apps",
            "figma",
            "Figma",
            "Variables > Import variables > {id}.*.tokens.json"
        ),
        Offer("Design and apps", "swift", "Swift", "cp {file} Sources/App/"),
        Offer(
            "Design and apps",
            "xcassets",
            "Asset catalog",
            "themepreview export {id} --to xcassets -o Sources/App",
            hasFiles: false
        ),
        Offer(
            "Design and apps",
            "android",
            "Android",
            "themepreview export {id} --to android -o app/src/main/res",
            hasFiles: false
        ),
    ]

    private static let editors = [
        Offer(
            editorGroup,
            "vscode",
            "VS Code",
            "cp {id}*-color-theme.json ~/.vscode/extensions/{id}/themes/"
        ),
        Offer(editorGroup, "zed", "Zed", "cp {file} ~/.config/zed/themes/"),
        Offer(editorGroup, "helix", "Helix", "cp {id}*.toml ~/.config/helix/themes/"),
        Offer(editorGroup, "base16", "base16", "cp {id}*.yaml schemes/base16/"),
        Offer(editorGroup, "base24", "base24", "cp {id}*.yaml schemes/base24/"),
    ]

    private static let terminals = [
        Offer("Terminals", "kitty", "kitty", "include {file}"),
        Offer(
            "Terminals",
            "ghostty",
            "Ghostty",
            "cp {file} ~/.config/ghostty/themes/ && echo theme = {file} >> ~/.config/ghostty/config"
        ),
        Offer("Terminals", "alacritty", "Alacritty", "general.import = [\"{file}\"]"),
        Offer("Terminals", "wezterm", "WezTerm", "config.color_scheme = {name}"),
        Offer("Terminals", "windows-terminal", "Windows Terminal", "\"colorScheme\": {name}"),
        Offer("Terminals", "foot", "foot", "include=~/.config/foot/{file}"),
        Offer("Terminals", "konsole", "Konsole", "cp {file} ~/.local/share/konsole/"),
        Offer("Terminals", "iterm2", "iTerm2", "open {file}"),
        Offer("Terminals", "gogh", "Gogh", "cp {file} themes/"),
    ]

    private static let sites = [
        Offer("Documentation", "docc", "DocC", "cp {file} App.docc/"),
        Offer("Documentation", "mdbook", "mdBook", "additional-css = [\"{file}\"]"),
        Offer("Documentation", "mkdocs-material", "Material for MkDocs", "extra_css: [{file}]"),
        Offer("Documentation", "chroma", "Hugo (Chroma)", "cp {file} assets/chroma.css"),
    ]

    private static let own = [
        Offer("themepreview", "yaml", "Theme file", "cp {file} themes/"),
        Offer("themepreview", "json", "Theme in JSON", "cp {file} themes/"),
    ]
}

extension ExportFormats.Choice {
    /// The format is that of an editor's themes.
    package var isOfEditor: Bool {
        Offer.all.contains { $0.format == name && $0.isOfEditor }
    }
}
