/// One file to be written, in memory.
package struct Artifact: Hashable, Sendable {
    /// The path below the output folder.
    package var path: ArtifactPath
    /// Its bytes.
    package var bytes: [UInt8]

    /// Makes an artifact of bytes.
    package init(path: ArtifactPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes an artifact of text, as UTF-8.
    package init(path: ArtifactPath, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

/// The path of a file of the site and its inputs, without `settings`, which every file depends on.
package struct PlannedPath: Sendable {
    package let path: ArtifactPath
    package let inputs: [ArtifactInput]

    package init(path: ArtifactPath, inputs: [ArtifactInput]) {
        self.path = path
        self.inputs = inputs
    }
}

package struct PlannedArtifact: Sendable {
    package let plan: PlannedPath
    private let bytes: @Sendable () throws -> [UInt8]

    package init?(
        _ path: String,
        from inputs: [ArtifactInput],
        _ bytes: @escaping @Sendable () throws -> [UInt8]
    ) {
        guard let path = ArtifactPath(path) else { return nil }
        plan = PlannedPath(path: path, inputs: inputs)
        self.bytes = bytes
    }

    init(
        ours path: String,
        from inputs: [ArtifactInput],
        _ bytes: @escaping @Sendable () throws -> [UInt8]
    ) {
        plan = PlannedPath(path: ArtifactPath(ours: path), inputs: inputs)
        self.bytes = bytes
    }

    package func render() throws -> Artifact { Artifact(path: plan.path, bytes: try bytes()) }
}

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
