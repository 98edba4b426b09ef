import ProjectChecks
import Projects
import ThemeRendering

/// The part of a site that stays as an earlier build wrote it: the files of themes and pages with mistakes, and those made
/// from all themes.
///
/// The manifest says which files are good: it has no hash of a theme or page that was made with mistakes, as far as it
/// could be read.
struct LastGood: Sendable {
    /// The ids of the themes whose files stay.
    let themes: Set<String>
    /// The pages whose files stay in all themes.
    private let pages: Set<ArtifactPath>
    /// The inputs with mistakes of which no build has made good files.
    private let mistaken: [ArtifactInput]

    init(
        themes: Set<String> = [],
        pages: Set<ArtifactPath> = [],
        mistaken: [ArtifactInput] = []
    ) {
        self.themes = themes
        self.pages = pages
        self.mistaken = mistaken
    }

    /// `previous` is the manifest of the earlier build.
    init(_ project: ResolvedProject, over previous: BuildManifest) {
        func isGood(_ input: ArtifactInput) -> Bool { previous.inputs[input.name] != nil }
        let themes = project.mistakenIDs.union(project.unusableIDs)
        let pages = project.pages.damaged.union(project.pages.unreadable)
        let inputs: [ArtifactInput] = themes.map { .theme($0) } + pages.map { .page($0) }
        self.init(
            themes: themes.filter { isGood(.theme($0)) },
            pages: pages.filter { isGood(.page($0)) },
            mistaken: inputs.filter { !isGood($0) }
        )
    }

    /// The gallery and the other files made from all themes stay.
    var hasSharedFiles: Bool { !themes.isEmpty }

    /// A file of an earlier build stays, if this build does not make it.
    func contains(_ path: ArtifactPath) -> Bool {
        switch SiteFile(path) {
        case .theme(let id, .page(let page)): themes.contains(id) || pages.contains(page)
        case .theme(let id, _), .registryItem(let id): themes.contains(id)
        case .shared, .asset, nil: hasSharedFiles
        }
    }

    /// A planned file is not made: it stays as the earlier build wrote it.
    func stays(_ planned: PlannedFile, over previous: BuildManifest) -> Bool {
        switch planned.file {
        case .theme(let id, .page(let page)):
            // A page that an earlier build has not made is made as far as it can be read.
            let isWritten = previous.files[planned.path] != nil
            return themes.contains(id) || isWritten && pages.contains(page)
        case .theme(let id, _), .registryItem(let id):
            return themes.contains(id)
        case .shared, .asset:
            let showsThemes = planned.inputs.contains { $0 == .allThemes || $0 == .themeList }
            return hasSharedFiles && showsThemes
        }
    }

    /// The hashes for the manifest, by the inputs' names: 0 for everything that stays, so that the next build makes it anew
    /// as soon as it is fixed, and none for everything that was made with mistakes.
    func known(_ inputs: [String: UInt64]) -> [String: UInt64] {
        let shared: [ArtifactInput] = hasSharedFiles ? [.allThemes, .themeList] : []
        let unknown = mistaken + shared + themes.map { .frame(theme: $0) }
        let names = Set(unknown.map(\.name))
        var known = inputs.filter { !names.contains($0.key) }
        for id in themes { known[ArtifactInput.theme(id).name] = 0 }
        for page in pages { known[ArtifactInput.page(page).name] = 0 }
        return known
    }
}
