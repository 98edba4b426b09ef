import ForeignFormats
import SourceText
import SourceTrees
import ThemeRendering

extension Project {
    /// Lists themes, pages, the files beside pages, and templates.
    package func list() throws(LoadingError) -> SourceListing {
        var listing = try listThemes()
        try listPages(into: &listing)
        listing.templates = try templates()
        return listing
    }

    /// Lists only the themes; throws if there are none, since nothing would be checked.
    func listThemes() throws(LoadingError) -> SourceListing {
        var listing = SourceListing()
        for path in configuration.themes { listing.themes += try themes(at: path) }
        if configuration.themes.count > 1 {
            // Compares bytes: two Unicode spellings of a name are equal in Swift, but two files on disk.
            var known: Set<[UInt8]> = []
            listing.themes.removeAll { !known.insert(Array($0.absolute.utf8)).inserted }
        }
        if listing.themes.isEmpty { throw try noThemes(at: configuration.themes) }
        return listing
    }

    /// The theme files in a folder, or the single file at `path`.
    private func themes(at path: String) throws(LoadingError) -> [SourcePath] {
        let root = folder.absolute(path)
        try refuseLinkOutside(path, under: "themes")
        guard let kind = try kind(at: root) else {
            if let found = try themes(matching: path), !found.isEmpty { return found }
            throw try noThemes(at: [path])
        }
        if kind == .folder {
            let found = try sources(below: root).filter { source in
                mayBeTheme(source) || source.problem == .folder
            }
            return isWholeTheme(root) ? named(found, byFolder: root) : found
        }
        let folder = SourceFolder(root.parentPath, of: self.folder, isOfNamedFile: true)
        let name = root.below(root.parentPath) ?? ""
        return [SourcePath(folder: folder, path: name, problem: nil)]
    }

    /// The folder is one theme by its name, as a catalogue of assets is.
    private func isWholeTheme(_ root: String) -> Bool {
        formats.set.themeFolder(of: "\(root)/Contents.json")?.path == root
    }

    /// Sources of a folder as those of the folder around it, so that their paths have its name.
    private func named(_ sources: [SourcePath], byFolder root: String) -> [SourcePath] {
        let parent = SourceFolder(root.parentPath, of: folder)
        let name = root.below(root.parentPath) ?? ""
        return sources.map { source in
            SourcePath(folder: parent, path: "\(name)/\(source.path)", problem: source.problem)
        }
    }

    func mayBeTheme(_ source: SourcePath) -> Bool {
        formats.set.mayBeTheme(source.path)
            && source.absolute != folder.absolute(ProjectFolder.configurationName)
    }

    private func listPages(into listing: inout SourceListing) throws(LoadingError) {
        let root = folder.absolute(configuration.docs)
        if root == output && isOptional(root) { return }
        try refuseLinkOutside(configuration.docs, under: "docs")
        guard try kind(at: root) == .folder else {
            if configuration.requiresDocs { throw missingFolder(.docs) }
            return
        }
        for source in try sources(below: root) {
            if source.path.lowercased().hasSuffix(".md") || source.problem == .folder {
                listing.pages.append(source)
            } else if source.problem == nil {
                listing.assets.append(source)
            }
        }
        for path in ["SUMMARY.md", "src/SUMMARY.md"] where listing.summary == nil {
            guard let index = listing.pages.firstIndex(where: { $0.path == path }) else { continue }
            listing.summary = listing.pages.remove(at: index)
        }
    }

    private func templates() throws(LoadingError) -> [SourcePath] {
        let root = folder.absolute(configuration.templates)
        try refuseLinkOutside(configuration.templates, under: "templates")
        guard try kind(at: root) == .folder else {
            if configuration.requiresTemplates { throw missingFolder(.templates) }
            return []
        }
        return try sources(below: root).filter { source in
            let isLinkedFolder = source.problem == .folder
            return TemplateSet.name(ofFileAt: source.path) != nil
                || isLinkedFolder && TemplateSet.folders.contains(source.path)
        }
    }

    /// Lists a folder without the site's output folders, the configured and the current one.
    private func sources(below root: String) throws(LoadingError) -> [SourcePath] {
        let outputs = [configuration.output, configuration.usualOutput].compactMap(\.self)
        let sites = Set(outputs.map { path(ofOutput: $0, listedFrom: root) })
        do {
            let found = try files.files(in: root) { sites.contains($0) }
            let folder = SourceFolder(root, of: folder)
            return found.map { SourcePath(folder: folder, path: $0.path, problem: $0.problem) }
        } catch {
            throw .unreadable(shown(error.path), reason: "\(error.reason)")
        }
    }

    /// The folder and the output may be reached through different links.
    private func path(ofOutput output: String, listedFrom root: String) -> String {
        let absolute = folder.absolute(output)
        guard let below = ProjectFolder.path(of: absolute, in: root) else { return absolute }
        return "\(root)/\(below)"
    }

    func kind(at path: String) throws(LoadingError) -> FileKind? {
        try files.kind(at: path, label: shown(path))
    }
}

// MARK: - Errors

extension Project {
    /// A folder that a project may do without, unless it is named.
    private enum OptionalFolder: String {
        case docs, templates
    }

    private func missingFolder(_ kind: OptionalFolder) -> LoadingError {
        let path = kind == .docs ? configuration.docs : configuration.templates
        let location = location(of: path, under: kind.rawValue)
        let name = location == nil ? shown(folder.absolute(path)) : path
        switch kind {
        case .docs:
            let isNamedHere = location != nil
            return .missing(
                "there is no folder of pages '\(name)'",
                help: isNamedHere
                    ? "make it, or name another one here" : "--docs names another one",
                named: location
            )
        case .templates:
            return .missing(
                "there is no folder of templates '\(name)'",
                help: "'themepreview init --templates' writes the built-in ones out",
                named: location
            )
        }
    }

    private func noThemes(at paths: [String]) throws(LoadingError) -> LoadingError {
        let location = paths.first.flatMap { self.location(of: $0, under: "themes") }
        let names = paths.map { location == nil ? shown(folder.absolute($0)) : $0 }
        let reason = paths.count == 1 ? try absence(at: folder.absolute(paths[0])) : nil
        return .noThemes(at: names.joined(separator: "', '"), because: reason, named: location)
    }

    /// The reason for which a folder has no themes, in words.
    private func absence(at root: String) throws(LoadingError) -> String? {
        guard let kind = try kind(at: root) else {
            let isPattern = PathPattern(wildcardsIn: root.below(folder.path) ?? "") != nil
            return isPattern ? "no theme file has such a path" : "nothing is there"
        }
        if kind != .folder { return nil }
        let files = try sources(below: root)
        let code = files.first { Container(of: "", file: $0.path) == .script }
        let advice = code.map { "; name a file of code itself, as \($0.path.visible)" } ?? ""
        return switch files.count {
        case 0: "the folder is empty"
        case 1: "'\(files[0].path.visible)' has no ending of a theme file, such as .yml\(advice)"
        default:
            "none of the \(files.count) files has an ending of a theme file, such as .yml\(advice)"
        }
    }
}
