import ProjectChecks
import Projects
import ThemeRendering

/// What stays as an earlier build wrote it: the files of themes and pages with mistakes, and those made from all themes.
///
/// The manifest says which files are good: it has no hash of a theme or page that was made with mistakes, as far as it
/// could be read.
struct LastGood {
    /// The ids of the themes whose files stay.
    let themes: Set<String>
    /// The pages whose files stay in all themes.
    private let pages: Set<ArtifactPath>
    /// What is made with mistakes.
    private let mistaken: [ArtifactInput]

    init(themes: Set<String> = [], pages: Set<ArtifactPath> = [], mistaken: [ArtifactInput] = []) {
        self.themes = themes
        self.pages = pages
        self.mistaken = mistaken
    }

    /// `previous` is the manifest of the earlier build.
    init(_ check: ResolvedProject, over previous: BuildManifest) {
        func isGood(_ input: ArtifactInput) -> Bool { previous.inputs[input.name] != nil }
        let themes = check.mistakenIDs.union(check.unusableIDs)
        let pages = check.pages.damaged.union(check.pages.unreadable)
        self.init(
            themes: themes.filter { isGood(.theme($0)) },
            pages: pages.filter { isGood(.page($0)) },
            mistaken: (themes.map { .theme($0) } + pages.map { .page($0) }).filter { !isGood($0) }
        )
    }

    /// Whether the gallery and the other files made from all themes stay.
    var hasSharedFiles: Bool { !themes.isEmpty }

    /// Whether a file of an earlier build stays.
    func contains(_ path: ArtifactPath) -> Bool {
        let parts = path.description.split(separator: "/", maxSplits: 3)
        if parts.count == 2, parts[0] == "r" { return themes.contains { "\($0).json" == parts[1] } }
        guard parts.count > 2, parts[0] == "themes" else { return hasSharedFiles }
        if themes.contains(String(parts[1])) { return true }
        guard parts.count == 4, parts[2] == "pages" else { return false }
        return ArtifactPath(String(parts[3])).map(pages.contains) ?? false
    }

    /// The hashes for the manifest, by the inputs' names: 0 for what stays, so that the next build makes it anew as soon as
    /// it is mended, and none for what was made with mistakes.
    func known(_ inputs: [String: UInt64]) -> [String: UInt64] {
        let shared: [ArtifactInput] = hasSharedFiles ? [.allThemes, .themeList] : []
        let unknown = Set((mistaken + shared + themes.map { .frame(theme: $0) }).map(\.name))
        var known = inputs.filter { !unknown.contains($0.key) }
        for input in themes.map({ .theme($0) }) + pages.map({ ArtifactInput.page($0) }) {
            known[input.name] = 0
        }
        return known
    }
}
