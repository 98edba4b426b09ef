/// Something that the bytes of a file depend on.
package enum ArtifactInput: Hashable, Sendable {
    /// Version and configuration.
    case settings
    /// The templates, styles and scripts.
    case templates
    /// The paths and titles of all pages, in their order, and which files there are beside them.
    case pageList
    /// The text of a page, by its path below a theme's `pages/`.
    case page(ArtifactPath)
    /// Id, name and modes of a theme, and the themes beside it.
    case frame(theme: String)
    /// Everything about a theme, with its verdicts.
    case theme(String)
    /// Everything about the themes that share files, by the id of the first one.
    case group(String)
    /// Ids and names of all themes, in their order.
    case themeList
    /// Everything about all themes.
    case allThemes
    /// The state that a build compares with, which no build remembers.
    case otherState
    /// A file beside the pages, by its path below their folder.
    case file(String)

    /// The name in the manifest, and in the answer of `--explain`.
    package var name: String {
        switch self {
        case .settings: "the program or the settings"
        case .templates: "the templates"
        case .pageList: "the list of pages and of the files beside them"
        case .page(let path): "the page \(path)"
        case .frame(let theme): "the name, modes, neighbours or address of \(theme)"
        case .theme(let id): "the theme \(id)"
        case .group(let id): "the themes that share files with \(id)"
        case .themeList: "the list of themes"
        case .allThemes: "the themes"
        case .otherState: "the state that is compared with"
        case .file(let path): "the file \(path)"
        }
    }
}
