/// The pages and files that links can lead to.
package struct PageIndex: Sendable {
    /// The output path of every page, by its source path.
    let pages: [String: ArtifactPath]
    /// Every other file below the pages' folder.
    let files: Set<String>

    /// Indexes pages by their source paths; a page whose path could leave the output is left out.
    package init(pages: [String], files: Set<String>) {
        var index: [String: ArtifactPath] = [:]
        for page in pages { index[page] = Self.outputPath(of: page) }
        self.pages = index
        self.files = files
    }

    /// `guide/start.md` becomes `guide/start.html`; `README.md` is its folder's index.
    static func outputPath(of page: String) -> ArtifactPath? {
        var parts = page.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let file = parts.popLast() else { return nil }
        let stem = file.lowercased().hasSuffix(".md") ? String(file.dropLast(3)) : file
        let name = stem == "README" ? "index" : stem
        let path = (parts + ["\(name).html"]).joined(separator: "/")
        let longestFolder = "themes/\(String(repeating: "x", count: 255))/pages"
        return ArtifactPath("\(longestFolder)/\(path)") == nil ? nil : ArtifactPath(path)
    }
}
