import ForeignFormats
import SourceText
import ThemeRendering

/// The paths of a project's source files; each list is sorted by path.
package struct SourceListing: Sendable {
    var themes: [SourcePath] = []
    var pages: [SourcePath] = []
    /// Files in the folder of pages that are not Markdown.
    var assets: [SourcePath] = []
    var templates: [SourcePath] = []
    /// The table of contents of a book, which is no page.
    var summary: SourcePath?

    package var themeCount: Int { themes.count }
    package var pageCount: Int { pages.count }

    /// The page at a path below the pages' folder, or the file beside the pages.
    func source(at path: String) -> SourcePath? {
        Self.source(at: path, in: pages) ?? Self.source(at: path, in: assets)
    }

    private static func source(at path: String, in sources: [SourcePath]) -> SourcePath? {
        let source = sources[sources.partitioningIndex(where: { $0.path >= path })...].first
        return source?.path == path ? source : nil
    }
}

struct SourcePath: Sendable {
    /// The listed folder in which the file was found.
    let folder: SourceFolder
    /// Relative to `folder`.
    let path: String
    /// Why the file cannot be read; nil if it can.
    let problem: FileProblem?

    /// The file's name in findings and the site.
    var label: String { folder.project.label(of: absolute, foundIn: folder.path) }
    var absolute: String { "\(folder.path)/\(path)" }
}

/// A listed folder.
///
/// It is a class so that 50,000 pages share one.
final class SourceFolder: Sendable {
    let project: ProjectFolder
    let path: String
    /// Whether somebody named the one file in it, which may be a link out of the folder.
    let isOfNamedFile: Bool

    init(_ path: String, of project: ProjectFolder, isOfNamedFile: Bool = false) {
        self.path = path
        self.project = project
        self.isOfNamedFile = isOfNamedFile
    }
}

extension Project {
    /// Lists themes, pages, the files beside pages, and templates.
    package func list() throws(LoadingError) -> SourceListing {
        var listing = try listThemes()
        try addPages(to: &listing)
        try addTemplates(to: &listing)
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
        if listing.themes.isEmpty { throw noThemes(at: configuration.themes) }
        return listing
    }

    /// The theme files in a folder, or the single file at `path`.
    private func themes(at path: String) throws(LoadingError) -> [SourcePath] {
        let root = folder.absolute(path)
        guard let kind = try kind(at: root) else { throw noThemes(at: [path]) }
        if kind == .folder {
            return try listing(of: root).filter { isTheme($0.path) || $0.problem == .folder }
        }
        let folder = SourceFolder(root.parentPath, of: self.folder, isOfNamedFile: true)
        return [SourcePath(folder: folder, path: root.below(root.parentPath) ?? "", problem: nil)]
    }

    /// Says what is there instead of themes.
    private func noThemes(at paths: [String]) -> LoadingError {
        let location = paths.first.flatMap { self.location(of: $0, under: "themes") }
        let names = paths.map { location == nil ? shown(folder.absolute($0)) : $0 }
        let reason = paths.count == 1 ? whyNoTheme(at: folder.absolute(paths[0])) : nil
        return .noThemes(at: names.joined(separator: "', '"), because: reason, named: location)
    }

    private func whyNoTheme(at root: String) -> String? {
        guard let kind = try? kind(at: root) else { return "nothing is there" }
        guard kind == .folder, let files = try? listing(of: root) else { return nil }
        return switch files.count {
        case 0: "the folder is empty"
        case 1: "'\(files[0].path.visible)' has no ending of a theme file, such as .yml"
        default: "none of the \(files.count) files has an ending of a theme file, such as .yml"
        }
    }

    /// Whether a file's name ends like a theme's.
    func isTheme(_ path: String) -> Bool {
        formats.set.mayBeTheme(path)
    }

    private func addPages(to listing: inout SourceListing) throws(LoadingError) {
        let root = folder.absolute(configuration.docs)
        if root == output && isOptional(root) { return }
        guard try kind(at: root) == .folder else {
            if !configuration.requiresDocs { return }
            let location = location(of: configuration.docs, under: "docs")
            throw .missing(
                "there is no folder of pages '\(location == nil ? shown(root) : configuration.docs)'",
                help: location == nil
                    ? "--docs names another one" : "make it, or name another one here",
                named: location
            )
        }
        for source in try self.listing(of: root) {
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

    private func addTemplates(to listing: inout SourceListing) throws(LoadingError) {
        let root = folder.absolute(configuration.templates)
        guard try kind(at: root) == .folder else {
            if !configuration.requiresTemplates { return }
            let location = location(of: configuration.templates, under: "templates")
            throw .missing(
                "there is no folder of templates '\(location == nil ? shown(root) : configuration.templates)'",
                help: "'themepreview init --templates' writes the built-in ones out",
                named: location
            )
        }
        listing.templates = try self.listing(of: root).filter { source in
            TemplateSet.name(ofFileAt: source.path) != nil
        }
    }

    /// Lists a folder without the site's output folders, the configured and the current one.
    private func listing(of root: String) throws(LoadingError) -> [SourcePath] {
        // The folder and the output may be reached through different links.
        func path(of output: String) -> String {
            let absolute = folder.absolute(output)
            return ProjectFolder.path(of: absolute, in: root).map { "\(root)/\($0)" } ?? absolute
        }
        let outputs = [configuration.output, configuration.usualOutput].compactMap(\.self)
        let sites = Set(outputs.map(path))
        do {
            let found = try files.files(in: root) { sites.contains($0) }
            let folder = SourceFolder(root, of: folder)
            return found.map { SourcePath(folder: folder, path: $0.path, problem: $0.problem) }
        } catch {
            throw .unreadable(shown(error.path), reason: "\(error.reason)")
        }
    }

    private func kind(at path: String) throws(LoadingError) -> FileKind? {
        try files.kind(at: path, label: shown(path))
    }

    /// Where `themepreview.yml` names a path; nil for a path from the command line.
    private func location(of path: String, under key: String) -> SourceLocation? {
        var location = configuration.location(of: path, under: key)
        location?.file = shownConfiguration
        return location
    }
}
