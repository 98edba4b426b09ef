import SourceText
import ThemeRendering

/// The paths of a project's source files; each list is sorted by path.
package struct SourceListing: Sendable {
    package var themes: [SourcePath] = []
    package var pages: [SourcePath] = []
    /// Files in the folder of pages that are not Markdown.
    package var assets: [SourcePath] = []
    package var templates: [SourcePath] = []
    /// The files that use the tokens.
    package var uses: [SourcePath] = []
    /// The groups of copies of the tokens, each of one or several files.
    package var mirrors: [[[SourcePath]]] = []
    /// The table of contents of a book, which is no page.
    package var summary: SourcePath?

    /// The app's own files.
    var appFiles: [SourcePath] { uses + mirrors.joined().joined() }

    package var themeCount: Int { themes.count }
    package var pageCount: Int { pages.count }

    /// The page at a path below the pages' folder, or the file beside the pages.
    package func source(at path: String) -> SourcePath? {
        Self.source(at: path, in: pages) ?? Self.source(at: path, in: assets)
    }

    private static func source(at path: String, in sources: [SourcePath]) -> SourcePath? {
        let source = sources[sources.partitioningIndex(where: { $0.path >= path })...].first
        return source?.path == path ? source : nil
    }
}

package struct SourcePath: Sendable {
    /// The listed folder in which the file was found.
    package let folder: SourceFolder
    /// Relative to `folder`.
    package let path: String
    /// The reason for which the file cannot be read; nil if it can.
    package let problem: FileProblem?

    /// The file's name in findings and the site.
    package var label: String { folder.project.label(of: absolute, foundIn: folder.path) }
    package var absolute: String { "\(folder.path)/\(path)" }
}

/// A listed folder.
///
/// It is a class so that 50,000 pages share one.
package final class SourceFolder: Sendable {
    package let project: ProjectFolder
    package let path: String
    /// The configuration or the command line names the one file in it, which may be a link out of the folder.
    package let isOfNamedFile: Bool

    init(_ path: String, of project: ProjectFolder, isOfNamedFile: Bool = false) {
        self.path = path
        self.project = project
        self.isOfNamedFile = isOfNamedFile
    }
}
