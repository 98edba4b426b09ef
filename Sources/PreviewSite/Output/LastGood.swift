import ThemeRendering

/// What stays as an earlier build wrote it: the files of themes and pages with mistakes, and those made from all themes.
struct LastGood {
    /// The ids of the themes whose files stay.
    let themes: Set<String>
    /// The ids of the themes that this build makes as far as they can be read: no earlier one made them whole.
    let mistaken: Set<String>
    private let pages: Set<ArtifactPath>

    init(themes: Set<String> = [], mistaken: Set<String> = [], pages: Set<ArtifactPath> = []) {
        (self.themes, self.mistaken, self.pages) = (themes, mistaken, pages)
    }

    /// `previous` is the manifest of the earlier build.
    init(_ check: ProjectCheck, over previous: BuildManifest) {
        let whole = check.mistakenIDs.subtracting(previous.mistaken).union(check.unusableIDs).filter { id in
            ArtifactPath("themes/\(id)/theme.css").map { previous.files[$0] != nil } ?? false
        }
        self.init(themes: whole, mistaken: check.mistakenIDs.subtracting(whole), pages: check.pages.unreadable)
    }

    /// Whether the gallery and the other files made from all themes stay.
    var hasSharedFiles: Bool { !themes.isEmpty }

    /// What the manifest leaves out, so that the next build makes the files that depend on it.
    var inputs: [ArtifactInput] {
        themes.flatMap { [.theme($0), .frame(theme: $0)] } + (hasSharedFiles ? [.allThemes, .themeList] : [])
    }

    /// Whether a file of an earlier build stays if this one does not make it.
    func contains(_ path: ArtifactPath) -> Bool {
        let parts = path.description.split(separator: "/", maxSplits: 3)
        if parts.count == 2, parts[0] == "r" { return themes.contains { "\($0).json" == parts[1] } }
        guard parts.count > 2, parts[0] == "themes" else { return hasSharedFiles }
        if themes.contains(String(parts[1])) { return true }
        guard parts.count == 4, parts[2] == "pages" else { return false }
        return ArtifactPath(String(parts[3])).map(pages.contains) ?? false
    }
}
