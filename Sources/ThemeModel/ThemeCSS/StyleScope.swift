/// The selectors of a theme's modes.
///
/// The attribute `data-mode` wins over the system's preference, and the innermost attribute wins.
enum StyleScope {
    /// The whole page: for a style sheet of one theme.
    case page
    /// Elements marked with a theme's id: for a style sheet of many.
    case marked(id: String)

    /// The selector of the default mode.
    func base(_ mode: String) -> String {
        switch self {
        case .page: ":root, [data-mode=\"\(mode)\"]"
        case .marked: "\(root), \(root) [data-mode=\"\(mode)\"]:not([data-theme])"
        }
    }

    /// The selector of a mode that the attribute chooses.
    func chosen(_ mode: String) -> String {
        let attribute = "[data-mode=\"\(mode)\"]"
        return switch self {
        case .page: attribute
        case .marked:
            """
            \(root)\(attribute), \(attribute) \(root):not([data-mode]), \
            \(root) \(attribute):not([data-theme])
            """
        }
    }

    /// The selector of a mode that the system prefers, where no attribute says otherwise.
    var automatic: String {
        switch self {
        case .page: ":root:not([data-mode])"
        case .marked: "\(root):not([data-mode], [data-mode] *)"
        }
    }

    /// The selector around the theme's own CSS: not the frame of a preview, which marks its root and the stage in it.
    func hook(id: String) -> String {
        switch self {
        case .page: ":root:not([data-frame]), [data-theme=\"\(id)\"]"
        case .marked: root
        }
    }

    private var root: String {
        if case .marked(let id) = self { "[data-theme=\"\(id)\"]" } else { ":root" }
    }
}
