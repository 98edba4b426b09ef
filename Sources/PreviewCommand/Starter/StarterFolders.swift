import Projects

/// The folders of a new project's pages and site, beside what the repository has already.
struct StarterFolders {
    /// `docs`, or `theme-pages` where the repository has a folder `docs` of its own.
    let pages: String
    /// `site`, or `theme-site`.
    let site: String

    /// - Parameter project: The absolute path of the project's folder.
    init(in project: String) {
        func isThere(_ path: String) -> Bool { FileKind(at: "\(project)/\(path)") != nil }
        let hasProject = isThere(ProjectFolder.configurationName)
        func name(_ usual: String, or other: String) -> String {
            let isOfOthers = isThere(usual) && !hasProject
            return isOfOthers || isThere(other) ? other : usual
        }
        pages = name("docs", or: "theme-pages")
        site = name("site", or: "theme-site")
    }

    /// The lines of the configuration that name them, with comments in the column of the others.
    var configuration: String {
        func line(_ entry: String, _ comment: String) -> String {
            let gap = String(repeating: " ", count: 24 - entry.count)
            return "\(entry)\(gap)# \(comment)"
        }
        let pages = line(
            "docs: \(pages)",
            "a folder of Markdown files: each is a page in every theme"
        )
        let site = line("output: \(site)", "what 'themepreview build' writes")
        return "\(pages)\n\(site)"
    }
}
