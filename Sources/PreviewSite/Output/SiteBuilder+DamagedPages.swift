import ThemeRendering

/// Pages whose front matter cannot be read keep their last good files; those without such are shown without it.
///
/// The manifest lists no hash of a page that is shown without its front matter: what was written of it is not good.
extension SiteBuilder {
    /// Whether a file of the last build stays, since its page's front matter cannot be read.
    func keepsPage(at path: ArtifactPath, _ previous: BuildManifest) -> Bool {
        if check.pages.damaged.isEmpty || previous.files[path] == nil { return false }
        guard let page = Self.page(at: path), check.pages.damaged.contains(page) else { return false }
        return previous.inputs[ArtifactInput.page(page).name] != nil
    }

    /// The pages that are shown without their front matter.
    func pagesWithoutLastGood(_ previous: BuildManifest) -> [ArtifactInput] {
        check.pages.damaged.map { .page($0) }.filter { previous.inputs[$0.name] == nil }
    }

    /// The page that a file shows in a theme; nil for other files.
    static func page(at path: ArtifactPath) -> ArtifactPath? {
        let parts = path.description.split(separator: "/", maxSplits: 3)
        guard parts.count == 4, parts[0] == "themes", parts[2] == "pages" else { return nil }
        return ArtifactPath(String(parts[3]))
    }
}
