import ThemeRendering

extension ArtifactInput {
    /// The name in a record, and the words for a person who asks what changed.
    var name: String {
        switch self {
        case .templates: "the templates"
        case .pageList: "the list of pages and of the files beside them"
        case .page(let path): "the page \(path)"
        case .frame(let theme): "the name, modes, neighbours or address of \(theme)"
        case .theme(let id): "the theme \(id)"
        case .themeList: "the list of themes"
        case .allThemes: "the themes"
        case .file(let path): "the file \(path)"
        }
    }
}
